import { vars } from '../../tokens/theme.css.ts'

/**
 * How wide a tab is, where tabs stand at the edge of the window: as wide as the edge that the page's content leaves
 * free. What floats in that corner keeps clear of it.
 */
export const tabWidth = `min(2.5rem, max(${vars.measure.gutter}, (100vw - ${vars.measure.page}) / 2))`
