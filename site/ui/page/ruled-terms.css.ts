import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': { [media.fromTablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
})
