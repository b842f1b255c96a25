import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/theme.css.ts'

/**
 * Windows with a free edge for tabs. On a phone, and in a low window as at 400 % zoom, there is none: text is next to the
 * edge, or tabs would not fit in the height.
 */
export const atEdge = `${media.fromTablet} and (height >= 36em)`

/** From this width the space next to the page's content is wider than the tabs. */
export const wideEdge = `(width >= 80em) and ${atEdge}`

/**
 * Width of a tab at the edge of the window: as wide as the space next to the page's content. Floating elements in that
 * corner must not overlap it.
 */
export const tabWidth = `min(2.5rem, max(${vars.measure.gutter}, (100vw - ${vars.measure.page}) / 2))`

/** Limits a tab's height in large text and in a low window. */
export const upTo = (size: string) => `clamp(13px, 2.1vh, ${size})`
export const padded = (distance: string) => `min(${distance}, 2vh)`
