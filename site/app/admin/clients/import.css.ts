import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const counts = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

/** The number of a row, and what happens to it. */
export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const number = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  paddingBlockStart: vars.space.xxs,
})

export const detail = pageStyle({
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

/** The columns of the file: a heading and what its cells contain. */
export const columns = pageStyle({ margin: 0, display: 'grid', gap: vars.space.xs })

export const term = pageStyle({ fontWeight: vars.weight.strong })

export const definition = pageStyle({
  margin: 0,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})
