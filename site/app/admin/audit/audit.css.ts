import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { media } from '@anupalan/design-system/tokens'

/** The fields and the buttons below each other. */
export const search = pageStyle({ display: 'grid', gap: vars.space.md })

/** Side by side as far as they fit; on a phone below each other. */
export const filters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** A cell of two lines: what matters, and below it what explains it. */
export const pair = pageStyle({ display: 'grid', gap: vars.space.xxs })

/** Wide enough that a name takes one line. */
export const person = pageStyle({ '@media': { [media.fromTablet]: { minInlineSize: '10rem' } } })

/** Wide enough that a sentence takes few lines; a phone shows one column. */
export const meaning = pageStyle({
  maxInlineSize: '26rem',
  overflowWrap: 'anywhere',
  '@media': { [media.fromTablet]: { minInlineSize: '14rem' } },
})

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

/** What a phone's entry says besides what was done. */
export const lines = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
})

export const line = pageStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
})

export const value = pageStyle({ overflowWrap: 'anywhere' })
