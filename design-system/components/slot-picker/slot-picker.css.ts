import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export { label } from '../field/field.css.ts'

export const picker = componentStyle({ minInlineSize: 0 })

export const said = componentStyle({ marginBlockEnd: vars.space.sm })

/** Ruled: the heading of a part of the day is above its times. */
export const group = componentStyle({
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const groupLabel = componentStyle({
  marginBlockEnd: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const slots = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: vars.space.xs,
})

export const slot = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3rem',
  padding: vars.space.xs,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:checked))': {
      borderColor: vars.colour.ink,
      backgroundColor: vars.colour.accentTint,
    },
    '&:has(:checked)': {
      borderColor: vars.colour.ink,
      backgroundColor: vars.colour.ink,
      color: vars.colour.paper,
    },
    [`${picker}[aria-invalid] &:not(:has(:checked))`]: { borderColor: vars.colour.danger },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.md,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.duration.quick}` },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
})

/** Covers its label, so that assistive technology finds it at the visible position. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const time = componentStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const detail = componentStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${slot}:has(:checked) > &`]: { color: 'inherit' } },
})
