import { componentStyle } from '../../tokens/style.ts'

/** As wide as its final figure from the start, to prevent layout shifts. */
export const counter = componentStyle({
  display: 'inline-block',
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Transparent, but read by screen readers: the target. */
export const reserved = componentStyle({ opacity: 0 })

/** Contained: a frame’s layout does not affect the page. */
export const counting = componentStyle({ position: 'absolute', inset: 0, contain: 'layout size' })
