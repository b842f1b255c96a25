import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const base = componentStyle({ maxInlineSize: vars.measure.text })

export const size = componentVariants({
  caption: { fontSize: vars.size.caption, lineHeight: vars.leading.snug },
  small: { fontSize: vars.size.small },
  body: { fontSize: vars.size.body },
  lead: { fontSize: vars.size.lead },
})

export const tone = componentVariants({
  ink: {},
  quiet: { color: vars.colour.inkQuiet },
  positive: { color: vars.colour.positive },
  danger: { color: vars.colour.danger },
  onBand: { color: vars.colour.onBand },
  onBandQuiet: { color: vars.colour.onBandQuiet },
})

export const weight = componentVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
})

export const figures = componentStyle({ fontFeatureSettings: '"tnum"', fontVariantNumeric: 'tabular-nums' })
