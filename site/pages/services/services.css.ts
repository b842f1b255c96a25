import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Number of dates shown. */
const DATES_SHOWN = 5

/** Heading and drawing side by side. */
export const head = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xl,
})

/** In place of the drawing, and as it only where there is room. */
export const picture = pageStyle({
  display: 'none',
  flex: 'none',
  '@media': { [`screen and ${media.fromTablet}`]: { display: 'block' } },
})
export const image = pageStyle({
  display: 'block',
  inlineSize: '18rem',
  blockSize: 'auto',
  border: `1px solid ${vars.colour.rule}`,
})

/** Stacked in order; from desktop width fee and dates, and below them what follows, are beside the work. */
export const columns = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      // The second row takes what the first column is longer.
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.xl} ${vars.space.sectionNarrow}`,
    },
    // One sheet of paper, in two columns of smaller text.
    [media.print]: { display: 'block', columns: 2, columnGap: vars.space.xl },
  },
})
globalStyle(`html:has(.${columns})`, inLayer('page', { '@media': { [media.print]: { fontSize: '62.5%' } } }))

const parts = { display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const inPrint = { [media.print]: { display: 'contents' } } as const
const secondColumn = (row: number) => ({
  [media.fromDesktop]: { gridColumn: 2, gridRow: row },
  ...inPrint,
})

export const first = pageStyle({ ...parts, '@media': secondColumn(1) })

export const main = pageStyle({
  ...parts,
  '@media': {
    [media.fromDesktop]: { gap: vars.space.xxl, gridColumn: 1, gridRow: '1 / span 2' },
    ...inPrint,
  },
})

export const last = pageStyle({ ...parts, '@media': secondColumn(2) })

globalStyle(
  `.${columns} > div > *`,
  inLayer('page', { '@media': { [media.print]: { marginBlockEnd: vars.space.md } } }),
)
globalStyle(
  `.${columns} :is(li, summary, dl > div)`,
  inLayer('page', {
    '@media': { [media.print]: { minBlockSize: 0, paddingBlock: '0.2rem', breakInside: 'avoid' } },
  }),
)
globalStyle(
  `.${columns} :is(p, li, dt, dd, summary)`,
  inLayer('page', {
    '@media': { [media.print]: { fontSize: vars.size.small, lineHeight: vars.leading.snug } },
  }),
)
globalStyle(`:has(> .${columns})`, inLayer('page', { '@media': { [media.print]: { gap: vars.space.md } } }))
globalStyle(
  `.${columns} details > div`,
  inLayer('page', { '@media': { [media.print]: { paddingBlockEnd: vars.space.xs } } }),
)
globalStyle(
  `:has(+ .${columns}) h1`,
  inLayer('page', { '@media': { [media.print]: { fontSize: vars.size.figure } } }),
)
globalStyle(
  `:has(+ .${columns}) p`,
  inLayer('page', {
    '@media': { [media.print]: { maxInlineSize: 'none', fontSize: vars.size.body } },
  }),
)
globalStyle(
  `.${columns} section > div`,
  inLayer('page', { '@media': { [media.print]: { gap: vars.space.xs } } }),
)
// Links and buttons lead nowhere on paper.
globalStyle(
  `.${last} > :not(:first-child), :has(+ .${columns}) :is(nav, a)`,
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)

const toCome = '[data-last-day]:not([data-past])'
const hidden = inLayer('page', { display: 'none' })
globalStyle(`${first} [data-last-day][data-past]`, hidden)
globalStyle(`${first} :nth-child(n + ${DATES_SHOWN + 1} of ${toCome})`, hidden)
// The first visible row has no rule above: the rows before it are hidden.
globalStyle(`${first} :nth-child(1 of ${toCome})`, inLayer('page', { borderBlockStart: 0 }))

/** A list that is not a continuation of the one above. */
export const apart = pageStyle({
  marginBlockStart: vars.space.xs,
  '@media': { [media.print]: { marginBlockStart: 0 } },
})

export const paper = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const plan = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const planName = pageStyle({ flex: '1 1 12rem', minInlineSize: 0 })

export const fee = pageStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
