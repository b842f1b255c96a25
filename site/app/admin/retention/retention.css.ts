import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** A text with smaller ones below. */
export const stacked = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: '12rem',
  overflowWrap: 'anywhere',
})

/** What a row of several columns has, below each other. */
export const below = pageStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  fontWeight: vars.weight.regular,
})

export const quiet = pageStyle({ color: vars.colour.inkQuiet })

/** A checkbox whose top is the top of the row's text; its hidden label stays in the box that scrolls. */
export const choice = pageStyle({
  position: 'relative',
  insetBlockStart: '-0.5em',
  blockSize: '1em',
  contain: 'layout',
})
