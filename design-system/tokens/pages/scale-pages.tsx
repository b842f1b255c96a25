import type { ReactNode } from 'react'
import breakpoints from '../breakpoint.tokens.json'
import elevations from '../elevation.tokens.json'
import motions from '../motion.tokens.json'
import radii from '../radius.tokens.json'
import { readTokens } from '../read-dtcg.ts'
import spaces from '../space.tokens.json'
import stacks from '../stack.tokens.json'
import { vars } from '../theme.css.ts'
import types from '../type.tokens.json'
import { TokenName, TokenTable, tokensOf } from './token-table.tsx'
import * as css from './token-table.css.ts'

interface Scale {
  /** The group's name in `vars`. */
  group: string
  tokens: object
  values: Readonly<Record<string, string>>
  looks?: (name: string, value: string) => ReactNode
}

const ScaleTable = ({ group, tokens, values, looks }: Scale) => (
  <TokenTable
    label={group}
    rows={tokensOf(tokens).map(({ name, description }) => ({
      key: name,
      cells: {
        Name: <TokenName>{`vars.${group}.${name}`}</TokenName>,
        Value: values[name],
        ...(looks && { 'Looks like': looks(name, values[name] ?? '') }),
        For: description,
      },
    }))}
  />
)

const type = readTokens(types)
const sampleWords = 'Books kept ₹12,34,567'
const heads = new Set(['headingNarrow', 'headingWide', 'displayNarrow', 'displayWide', 'figure'])

/** Sizes, weights, leading and the families. */
export const Type = () => (
  <div className={css.themes}>
    <ScaleTable
      group="size"
      tokens={types.size}
      values={type.size}
      looks={(name, value) => (
        <span
          style={{
            fontSize: value,
            lineHeight: vars.leading.tight,
            ...(heads.has(name) && { fontFamily: vars.font.heading, fontWeight: vars.weight.heading }),
          }}
        >
          {sampleWords}
        </span>
      )}
    />
    <ScaleTable
      group="weight"
      tokens={types.weight}
      values={type.weight}
      looks={(name, value) => (
        <span style={{ fontWeight: value, ...(name === 'heading' && { fontFamily: vars.font.heading }) }}>
          {sampleWords}
        </span>
      )}
    />
    <ScaleTable group="leading" tokens={types.leading} values={type.leading} />
    <ScaleTable
      group="font"
      tokens={types.font}
      values={type.font}
      looks={(name, value) => (
        <span style={{ fontFamily: value, ...(name !== 'code' && { fontWeight: 720 }) }}>
          {name === 'code' ? 'motion.reduced' : sampleWords}
        </span>
      )}
    />
  </div>
)

const space = readTokens(spaces)
const length = (_: string, value: string) => <div className={css.bar} style={{ inlineSize: value }} />

/** Distances and measures. */
export const Space = () => (
  <div className={css.themes}>
    <ScaleTable group="space" tokens={spaces.space} values={space.space} looks={length} />
    <ScaleTable group="measure" tokens={spaces.measure} values={space.measure} />
  </div>
)

/** Corners, shadows and the stacking order. */
export const Shape = () => (
  <div className={css.themes}>
    <ScaleTable
      group="radius"
      tokens={radii.radius}
      values={readTokens(radii).radius}
      looks={(_, value) => <div className={css.box} style={{ borderRadius: value }} />}
    />
    <ScaleTable
      group="elevation"
      tokens={elevations.elevation}
      values={readTokens(elevations).elevation}
      looks={(_, value) => <div className={css.box} style={{ boxShadow: value }} />}
    />
    <ScaleTable group="stack" tokens={stacks.stack} values={readTokens(stacks).stack} />
  </div>
)

const motion = readTokens(motions)

/** Durations, easings, and the widths at which the layout changes. */
export const Motion = () => (
  <div className={css.themes}>
    <ScaleTable group="duration" tokens={motions.duration} values={motion.duration} />
    <ScaleTable group="easing" tokens={motions.easing} values={motion.easing} />
  </div>
)

const breakpointValues = readTokens(breakpoints).breakpoint

/** The widths at which the layout changes. Not custom properties, which media queries cannot read. */
export const Breakpoints = () => (
  <TokenTable
    label="breakpoint"
    rows={tokensOf(breakpoints.breakpoint).map(({ name, description }) => ({
      key: name,
      cells: {
        Name: <TokenName>{`breakpoint.${name}`}</TokenName>,
        Value: breakpointValues[name as keyof typeof breakpointValues],
        For: description,
      },
    }))}
  />
)
