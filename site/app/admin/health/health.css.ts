import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** Short parts beside each other, as far as they fit. */
export const parts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.xl,
})

export const state = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.sm,
})

/** In a row of the table: beside each other, whatever its width. */
export const rowActions = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: 'max-content',
})

/** Names beside their values. */
export const facts = pageStyle({ display: 'grid', gap: vars.space.sm })

/** A long address breaks rather than widen its column without end. */
export const address = pageStyle({ display: 'block', inlineSize: '10rem', overflowWrap: 'anywhere' })

/** Wide enough that its words are whole. */
export const subject = pageStyle({ display: 'block', minInlineSize: '8rem', overflowWrap: 'anywhere' })

/** The name of a job, and below it its last run. */
export const job = pageStyle({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' })

export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
})
