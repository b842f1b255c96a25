import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const search = pageStyle({ maxInlineSize: '24rem' })

/** A name with its e-mail address below. */
export const name = pageStyle({ display: 'grid', gap: vars.space.xxs })

export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

/** A status with the role beside it. */
export const state = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
})

/** A field with its button. */
export const form = pageStyle({ display: 'grid', gap: vars.space.md, maxInlineSize: '24rem' })

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

export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})
