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

/** The label, which is for screen readers only, stays in the box that scrolls. */
export const choice = pageStyle({ position: 'relative' })
