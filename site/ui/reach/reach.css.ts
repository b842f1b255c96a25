import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** As wide as the text above it, also in a column that shrinks what it contains. */
export const list = pageStyle({
  inlineSize: '100%',
  maxInlineSize: vars.measure.text,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

/** Nothing follows in its sheet, whose edge ends the last row. */
export const endOfSheet = pageStyle({})

export const row = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  overflowWrap: 'anywhere',
  selectors: { [`${endOfSheet} > &:last-child`]: { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
})
