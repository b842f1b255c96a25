import { pageStyle } from '@anupalan/design-system/style'

/** A date, or another code that does not wrap. */
export const code = pageStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
