import { pageStyle } from '@anupalan/design-system/style'

/** An empty live region takes no space, and none of the gaps around it. */
export const problem = pageStyle({ selectors: { '&:not(:has(strong))': { position: 'absolute' } } })
