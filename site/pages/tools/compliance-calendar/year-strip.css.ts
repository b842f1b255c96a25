import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const figure = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
})

export const strip = pageStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.sheet,
})

export const drawing = pageStyle({ display: 'block', inlineSize: '100%', blockSize: '4rem', fill: 'none' })

const line = (stroke: string, strokeWidth: number) =>
  ({
    stroke,
    strokeWidth,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }) as const

export const rule = pageStyle(line(vars.colour.rule, 1))
export const thread = pageStyle({ ...line(vars.colour.ruleStrong, 1), strokeDasharray: '5 4' })
export const stitch = pageStyle({ ...line(vars.colour.accent, 2.5), strokeLinecap: 'round' })

/** One column for each month, as in the drawing. */
export const months = pageStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.xxs,
  borderBlockStart: `3px double ${vars.colour.margin}`,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  textAlign: 'center',
})

/** A phone has space for the first letter. */
export const rest = pageStyle({ '@media': { [media.belowTablet]: { display: 'none' } } })
