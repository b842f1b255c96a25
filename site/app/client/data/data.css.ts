import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** What follows from an erasure, one below the other. */
export const effects = pageStyle({ display: 'grid', gap: vars.space.sm })
