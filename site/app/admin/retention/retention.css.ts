import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** A text with smaller ones below. */
export const stacked = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: '12rem',
  overflowWrap: 'anywhere',
})

export const quiet = pageStyle({ color: vars.colour.inkQuiet })
