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

/** Links of the menu's foot, each as high as a finger. */
export const menuFoot = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })
globalStyle(
  `${menuFoot} > a:not(:first-child)`,
  inLayer('page', { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
)

export const name = pageStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.title,
})

export const main = pageStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })

// Print only the page content. On every page, not by `:root:has()`: followed by a descendant combinator, it recomputes
// the styles of the entire document on each change.
globalStyle(
  ':is(#root > :not(main), body > :not(#root))',
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)

// What is typed or chosen is in the answer; an empty form is of no use on paper.
globalStyle(
  `.${main} :is(form, search, [role="radiogroup"], [role="search"])`,
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)

// 9 pt. Pages on one sheet set less.
globalStyle(
  `:where(html:has(.${main}))`,
  inLayer('page', { '@media': { [media.print]: { fontSize: '75%' } } }),
)

export const footer = pageStyle(belowTheFold([87, 54, 50]))

export const contact = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontStyle: 'normal',
})

// Stacked links are not inline in a sentence, so each needs a target size of 24 px (WCAG 2.5.8).
globalStyle(`.${contact} > a`, inLayer('page', { display: 'inline-block', minBlockSize: '1.5rem' }))

/** Element of an island whose component positions itself: no box. */
export const part = pageStyle({ display: 'contents' })

/** The theme switch on its own row below tablet width, where links would wrap around it. */
export const theme = pageStyle({ '@media': { [media.belowTablet]: { flex: '1 0 100%' } } })

export const note = pageStyle({ marginBlockStart: vars.space.xs })

export const terms = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
})
