import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const columns = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space.xl },
  },
})
