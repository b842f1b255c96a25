import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** Side by side as far as they fit; on a phone below each other. */
export const filters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** A cell of two lines: what matters, and below it what explains it. */
export const pair = pageStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: '9rem' })

/** Wide enough that a sentence takes few lines. */
export const meaning = pageStyle({ minInlineSize: '16rem', maxInlineSize: '26rem' })

export const quiet = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

export const state = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.sm,
})
