import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const container = componentStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.page} + 2 * ${vars.measure.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.measure.gutter,
})
