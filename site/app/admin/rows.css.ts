import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const rows = pageStyle({ borderBlockEnd: `1px solid ${vars.colour.rule}` })

export const row = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const rowText = pageStyle({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
})

export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

/** Buttons beside each other, such as those of a row or at the end of a form. */
export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})
