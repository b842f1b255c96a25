import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** Without JavaScript the list is whole, and there is nothing to find. */
export const filter = pageStyle({
  maxInlineSize: '24rem',
  '@media': { [media.noScript]: { display: 'none' } },
})

export const groups = pageStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.sectionNarrow}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
