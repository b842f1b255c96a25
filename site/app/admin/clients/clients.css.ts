import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** The filters in one row; on a phone below each other. */
export const filters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 24rem))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** A name breaks anywhere rather than widen its column. */
export const name = pageStyle({ overflowWrap: 'anywhere' })

export const quiet = pageStyle({ color: vars.colour.inkQuiet })

/** What is being added, below each other. */
export const bulk = pageStyle({ display: 'grid', gap: vars.space.md, maxInlineSize: '40rem' })
