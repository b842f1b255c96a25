import { pageStyle } from '@anupalan/design-system/style'

/** A long question breaks rather than widen its column without end. */
export const question = pageStyle({ display: 'block', minInlineSize: '12rem', overflowWrap: 'anywhere' })
