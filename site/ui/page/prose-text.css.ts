import { pageStyle } from '@anupalan/design-system/style'

export const nowrap = pageStyle({ whiteSpace: 'nowrap' })
