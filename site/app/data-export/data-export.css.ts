import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** As wide as its progress is read at a glance. */
export const download = pageStyle({ display: 'grid', gap: vars.space.sm, maxInlineSize: '28rem' })

export const buttons = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
})
