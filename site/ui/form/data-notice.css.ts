import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** As many columns as fit. */
export const items = pageStyle({
  display: 'grid',
  gap: `${vars.space.sm} ${vars.space.xl}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
})
