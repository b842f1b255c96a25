import { componentStyle } from '../../tokens/style.ts'

/** As wide as its final figure from the start, so that nothing beside it moves. */
export const counter = componentStyle({
  display: 'inline-block',
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Out of sight and still read: the figure that it counts to. */
export const reserved = componentStyle({ opacity: 0 })

/** Contained: a frame’s figure is laid out by itself, and the page around it is not. */
export const counting = componentStyle({ position: 'absolute', inset: 0, contain: 'layout size' })
