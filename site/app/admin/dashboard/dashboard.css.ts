import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const range = pageStyle({ maxInlineSize: '20rem' })

/** Two charts beside each other where there is room. */
export const charts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.xl} ${vars.space.xl}`,
})
