import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const kept = pageStyle({ display: 'grid', gap: vars.space.sm })
