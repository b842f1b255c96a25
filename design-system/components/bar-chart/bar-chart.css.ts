import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const chart = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
})

export const title = componentStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug })

export const summary = componentStyle({ color: vars.colour.inkQuiet, maxInlineSize: vars.measure.text })

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  fontSize: vars.size.small,
})

export const legendItem = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const swatch = componentStyle({ inlineSize: '1.25rem', blockSize: '0.875rem', flex: 'none' })

export const bars = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
})

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  alignItems: 'center',
  fontSize: vars.size.small,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) 8rem' },
  },
})

export const label = componentStyle({ overflowWrap: 'anywhere', minInlineSize: 0 })

export const value = componentStyle({
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [media.belowTablet]: { gridRow: 1, gridColumn: 2 } },
})

export const track = componentStyle({
  inlineSize: '100%',
  blockSize: '1.25rem',
  backgroundColor: vars.colour.sunken,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [media.belowTablet]: { gridColumn: '1 / -1' },
    [media.forcedColors]: { backgroundColor: 'Canvas', outline: '1px solid CanvasText' },
  },
})

export const part = componentStyle({ stroke: vars.colour.paper, strokeWidth: '1px' })

export const tone = componentVariants({
  accent: { fill: vars.colour.accent, '@media': { [media.forcedColors]: { fill: 'Highlight' } } },
  positive: { fill: vars.colour.positive, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  neutral: { fill: vars.colour.ruleStrong, '@media': { [media.forcedColors]: { fill: 'GrayText' } } },
})
