import { pageStyle } from '@anupalan/design-system/style'

export const whole = pageStyle({ whiteSpace: 'nowrap' })
