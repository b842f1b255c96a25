import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { belowTheFold } from '../ui/layout-styles.ts'

export const logo = pageStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `min(${vars.space.sm}, 3.75vw)`,
  minBlockSize: '2.75rem',
})

export const name = pageStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.title,
})

export const main = pageStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })

// On paper the page stands alone. For every page, and not by `:root:has()`: with descendants after it, each change of a
// page computes the styles of the whole document anew.
globalStyle(
  ':is(#root > :not(main), body > :not(#root))',
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)

export const footer = pageStyle(belowTheFold([87, 54, 50]))

export const contact = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontStyle: 'normal',
})

// Links one under the other are not in a sentence: each is 24 px high (WCAG 2.5.8).
globalStyle(`.${contact} > a`, inLayer('page', { display: 'inline-block', minBlockSize: '1.5rem' }))

/** Around an island whose own element stands where it says: no box. */
export const part = pageStyle({ display: 'contents' })

/** The theme on a row of its own where small links would stand beside it and under it. */
export const theme = pageStyle({ '@media': { [media.belowTablet]: { flex: '1 0 100%' } } })

/** Said of all that stands above it. */
export const note = pageStyle({ marginBlockStart: vars.space.xs })

/** Terms, each with what is said of it under it. */
export const terms = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
})
