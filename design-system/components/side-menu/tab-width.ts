import { vars } from '../../tokens/theme.css.ts'

/**
 * Width of a tab at the edge of the window: as wide as the space next to the page's content. Floating elements in that
 * corner must not overlap it.
 */
export const tabWidth = `min(2.5rem, max(${vars.measure.gutter}, (100vw - ${vars.measure.page}) / 2))`
