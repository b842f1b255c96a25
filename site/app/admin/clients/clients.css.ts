import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { media } from '@anupalan/design-system/tokens'

/** List or month board. */
export const views = pageStyle({ maxInlineSize: '24rem' })

/** The filters in one row; on a phone below each other. */
export const filters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 24rem))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** More of them than fit with their full width. */
export const manyFilters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** A name breaks anywhere rather than widen its column. */
export const name = pageStyle({ overflowWrap: 'anywhere' })

export const quiet = pageStyle({ color: vars.colour.inkQuiet })

/** What is being added, below each other. */
export const bulk = pageStyle({ display: 'grid', gap: vars.space.md, maxInlineSize: '40rem' })

/** A status with its date below. */
export const status = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs })

export const due = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
})

/** The returns of a client below each other. */
export const returns = pageStyle({ display: 'grid', gap: vars.space.sm })

/** That nothing is due, and the way to what is. */
export const noReturns = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
})

/** A name with the ends of its PAN and its GSTIN below. */
export const client = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs })

/** A line below a name or a date. */
export const below = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
})

/** Each on one line. */
export const identifiers = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  whiteSpace: 'nowrap',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
})

/** In one row; on a phone two beside each other. */
export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      inlineSize: '100%',
    },
  },
})
