import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** Hidden without JavaScript: the search does not work, and the list is complete. */
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
