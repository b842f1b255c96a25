import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

const wrap = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const

export const filters = pageStyle({ display: 'grid', gap: vars.space.md })

export const fields = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
  maxInlineSize: '52rem',
})

/** A day with its time beside it, in a dialog. */
export const spans = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** Takes the focus as a whole. */
export const form = pageStyle({ selectors: { '&:focus': { outline: 'none' } } })

export const actions = pageStyle({ ...wrap, gap: vars.space.xs })

export const day = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const dayHead = pageStyle({
  ...wrap,
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
})

export const list = pageStyle({ display: 'grid', gap: vars.space.sm })

export const cards = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.sm,
})

/** Of the people who hold meetings on a day. */
export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.lg,
  // Below blocked time, whose cards are no column of anybody.
  selectors: { [`${cards} ~ &`]: { marginBlockStart: vars.space.sm } },
})

export const meeting = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  border: `1px solid ${vars.colour.rule}`,
  backgroundColor: vars.colour.sheet,
  overflowWrap: 'anywhere',
})

/** Time in which nobody is met: without the background of a meeting, and with a broken border. */
export const blocked = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  border: `1px dashed ${vars.colour.rule}`,
  overflowWrap: 'anywhere',
})

export const time = pageStyle({ fontVariantNumeric: 'tabular-nums', fontSize: vars.size.small })

export const name = pageStyle({ fontWeight: 650 })

export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

/** The state and the button, at the end of the card. */
export const foot = pageStyle({
  ...wrap,
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
})

export const facts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.md}`,
  overflowWrap: 'anywhere',
})

export const term = pageStyle({ color: vars.colour.inkQuiet })

export const note = pageStyle({ whiteSpace: 'pre-wrap' })

export const fact = pageStyle({ display: 'contents' })

export const count = pageStyle({
  color: vars.colour.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
})
