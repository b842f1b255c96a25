import { pageStyle } from '@anupalan/design-system/style'

export const unbroken = pageStyle({ whiteSpace: 'nowrap' })
