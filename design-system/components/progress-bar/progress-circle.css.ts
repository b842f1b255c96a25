import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** The part of the circle that is drawn while the end is unknown. */
export const pendingArc = 0.3

const turn = keyframes({ to: { rotate: '270deg' } })

export const frame = componentStyle({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  verticalAlign: '-0.25em',
})

/** Transparent: it is read, and the circle is drawn. */
export const progress = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
})

/** Begins at the top, and goes clockwise in right-to-left text too, as clocks do. */
export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%', rotate: '-90deg' })

/** Without motion it is the circle of a part, and the text next to it says that the operation is pending. */
export const turning = componentStyle([
  drawing,
  { '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } } },
])

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: '3' } as const

export const track = componentStyle({ ...stroke, opacity: 0.25 })

export const arc = componentStyle({
  ...stroke,
  '@media': { [media.motion]: { transition: `stroke-dasharray ${vars.duration.quick}` } },
})

/** A dash of no length would still show its ends in some browsers. */
export const emptyArc = componentStyle({ ...stroke, visibility: 'hidden' })
