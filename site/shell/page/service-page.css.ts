import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { sideBySide } from '../layout-styles.ts'

export const columns = pageStyle(sideBySide(7, 5))

const parts = { display: 'grid', gap: vars.space.xxl, gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const main = pageStyle(parts)
export const side = pageStyle({ ...parts, gap: vars.space.xl })

export const paper = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const plan = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const planName = pageStyle({ flex: '1 1 12rem', minInlineSize: 0 })

export const fee = pageStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
