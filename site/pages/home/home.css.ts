import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { belowTheFold } from '../../ui/layout-styles.ts'

const rule = `1px solid ${vars.colour.rule}`
const oneColumn = 'minmax(0, 1fr)'

export const belowFold = {
  features: pageStyle(belowTheFold([39, 44, 34])),
  services: pageStyle(belowTheFold([66, 90, 72])),
  callToAction: pageStyle(belowTheFold([42, 40, 28])),
  about: pageStyle(belowTheFold([44, 85, 59])),
  testimonials: pageStyle(belowTheFold([33, 36, 37])),
  contact: pageStyle(belowTheFold([114, 140, 81])),
}

// On a phone a section has less space around it: a page is read in one hand.
for (const part of Object.values(belowFold))
  globalStyle(
    `${part} > section`,
    inLayer('page', { '@media': { [media.belowTablet]: { paddingBlock: '1rem' } } }),
  )

export const hero = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5.5fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.xl} ${vars.space.xxl}`,
      // Nothing depends on the height of what comes later in the document: on a slow connection it would move.
      alignItems: 'start',
    },
  },
})

/** About in the middle of the dates, with what follows it. */
export const heroIntro = pageStyle({
  '@media': { [media.fromDesktop]: { paddingBlockStart: vars.space.lg } },
})

/** After the lead on a phone, beside everything from desktop width. */
export const heroDates = pageStyle({
  '@media': {
    [media.fromDesktop]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
})

export const heroRest = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.md,
  '@media': { [media.fromTablet]: { gap: vars.space.lg } },
})

export const heroBand = pageStyle({
  paddingBlock: vars.space.lg,
  '@media': { [media.fromTablet]: { paddingBlock: `${vars.space.section} ${vars.space.sectionNarrow}` } },
})

/** The call in a row of its own, then two links side by side; in one row if it fits. */
export const heroActions = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  // Two side by side, or one if their text is too wide.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr))',
  '@media': { [media.fromTablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
})

export const heroBook = pageStyle({ gridColumn: '1 / -1' })

export const heroTemplates = pageStyle({ gridColumn: '1 / -1', textAlign: 'center' })

// A phone shows three dates, so that the claims and the call are near.
globalStyle(
  `${heroDates} li:nth-child(n + 4 of :not([data-past]))`,
  inLayer('page', { '@media': { [media.belowTablet]: { display: 'none' } } }),
)

// The rows of a visitor's own dates replace the others without a layout shift, though some have more lines.
globalStyle(
  `${heroDates} ol`,
  inLayer('page', {
    display: 'grid',
    minBlockSize: '19.5rem',
    '@media': { [media.belowTablet]: { minBlockSize: '20rem' } },
  }),
)

// Rows that the browser has before their ledger is complete would be stretched, and move when the others come: they keep
// their place and are not shown yet.
globalStyle(`${heroDates} ol:not(:has(+ *)) > li`, inLayer('page', { visibility: 'hidden' }))

export const heroCounters = pageStyle({
  '@media': { [media.fromDesktop]: { paddingBlockStart: vars.space.lg, borderBlockStart: rule } },
})

// Three in a row of a phone, fewer where their text is large.
globalStyle(
  `${heroCounters} > *`,
  inLayer('page', {
    '@media': {
      [media.belowTablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
        gap: vars.space.sm,
      },
    },
  }),
)

/** Cells with rules between them and one border around all. */
export const ruledGrid = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: '1px',
  overflow: 'hidden',
  border: rule,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.rule,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const ruledCell = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.xs,
  paddingInline: besideText(vars.space.md),
  backgroundColor: vars.colour.sheet,
  '@media': {
    [media.fromTablet]: {
      gap: vars.space.xs,
      paddingBlock: '1.75rem',
      paddingInline: besideText('1.75rem'),
    },
    // In the gap, whose colour is not drawn then.
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
})

/** Short cells, two in a row of a phone, one where their text is large. */
const shortCells = {
  display: 'grid',
  gap: `${vars.space.md} ${vars.space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
} as const

export const values = pageStyle(shortCells)

export const value = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `3px double ${vars.colour.margin}`,
})

/** Rows of a ledger on a phone, cards from tablet width. */
export const services = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  borderBlockStart: `3px double ${vars.colour.margin}`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.lg,
      borderBlockStart: 0,
    },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const service = pageStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: vars.space.sm,
  borderBlockEnd: rule,
  '@media': {
    // The name, then fee and link at the ends of a line, then the rate.
    [media.belowTablet]: {
      flexFlow: 'row wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.md,
      paddingInlineStart: 'calc(2.5rem + 3%)',
    },
    [media.fromTablet]: {
      gap: vars.space.sm,
      paddingBlock: '1.625rem',
      paddingInline: besideText('1.625rem'),
      border: rule,
      borderRadius: vars.radius.lg,
    },
  },
})

/** Beside name and fee: at the start of a row, at the end of a card. */
export const serviceDrawing = pageStyle({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  // The drawing has space around it.
  insetInlineStart: '-0.2rem',
  '@media': {
    [media.fromTablet]: {
      insetBlockStart: '1.375rem',
      insetInlineStart: 'auto',
      insetInlineEnd: besideText('1.625rem'),
    },
  },
})

/** The name and the lowest fee. */
export const serviceHead = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  '@media': {
    [media.belowTablet]: { display: 'contents' },
    // Clear of the drawing, and as high, so that what follows starts on one line in every card of a row.
    [media.fromTablet]: { minBlockSize: '3.5rem', paddingInlineEnd: '4.5rem' },
  },
})

/** A row of a phone has no room for it; the service's page says more. */
export const serviceSummary = pageStyle({ '@media': { [media.belowTablet]: { display: 'none' } } })

export const serviceFeatures = pageStyle({
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'block', borderBlockStart: rule } },
})

export const serviceFeature = pageStyle({
  paddingBlock: '0.55rem',
  fontSize: vars.size.small,
  selectors: { '&:not(:last-child)': { borderBlockEnd: rule } },
})

export const serviceFoot = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  marginBlockStart: 'auto',
  '@media': { [media.belowTablet]: { display: 'contents' } },
})

// Lines of their own in the row of a phone.
globalStyle(
  `.${serviceHead} > :first-child, .${serviceFoot} > :nth-child(2)`,
  inLayer('page', { '@media': { [media.belowTablet]: { flexBasis: '100%' } } }),
)

/** The link's arrow, drawn, so that it mirrors with the text. */
export const arrow = pageStyle({
  display: 'inline-block',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  // Turned, it is wider than its box.
  marginInline: '0.4em 0.1em',
  borderBlockStart: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  rotate: '45deg',
  selectors: { '&:dir(rtl)': { rotate: '-45deg' } },
})

export const band = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  alignItems: 'center',
  paddingInlineStart: besideText(vars.space.md),
  borderInlineStart: `4px double ${vars.colour.mark}`,
  '@media': {
    [media.fromTablet]: { paddingInlineStart: vars.space.xl },
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space.xxl,
    },
  },
})

export const bandQuote = pageStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

const onBandRule = `1px solid color-mix(in srgb, ${vars.colour.onBand} 40%, transparent)`

export const bandBadges = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `0 ${vars.space.lg}`,
  borderBlockStart: onBandRule,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const bandBadge = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: onBandRule,
  color: vars.colour.onBandQuiet,
  fontSize: vars.size.small,
})

export const about = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space.xxl,
    },
  },
})

export const aboutStats = pageStyle({
  alignSelf: 'start',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: rule,
  '@media': {
    [media.fromDesktop]: {
      paddingBlock: vars.space.sm,
      paddingInlineStart: vars.space.xl,
      borderBlockStart: 0,
      borderInlineStart: `4px double ${vars.colour.margin}`,
    },
  },
})

export const people = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: oneColumn,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.lg },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** A row of a phone has no room for it; a service's page names the work. */
export const work = pageStyle({ '@media': { [media.belowTablet]: { display: 'none' } } })

export const teamMember = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: rule,
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.md,
    },
  },
})

export const portrait = pageStyle({
  // On a phone beside the three lines of a person.
  gridRow: '1 / span 3',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.sm,
  objectFit: 'cover',
  '@media': { [media.belowTablet]: { alignSelf: 'start', inlineSize: '4rem', blockSize: '4rem' } },
})

/** Cloth with a seam of thread. */
export const portraitInitials = pageStyle([
  portrait,
  {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: vars.colour.band,
    color: vars.colour.onBand,
    fontFamily: vars.font.heading,
    fontSize: vars.size.title,
    fontWeight: vars.weight.heading,
    outline: `1.5px dashed ${vars.colour.mark}`,
    outlineOffset: '-0.4375rem',
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.print]: { display: 'none' },
    },
  },
])

/** The form first; beside it from desktop width, at the start of the line, what stands below it on a phone. */
export const contact = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space.xxl },
  },
})

export const contactForm = pageStyle({ '@media': { [media.fromDesktop]: { order: 1 } } })

export const contactDetails = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
})

export const contactPair = pageStyle({
  display: 'grid',
  // Columns as those of the notes beside it on a phone.
  gap: `${vars.space.md} ${vars.space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
})

export const contactGroup = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.md,
  borderBlockEnd: rule,
})

// The rule below a group is also that of its folded end.
globalStyle(
  `${contactGroup} > details:last-child`,
  inLayer('page', { marginBlockEnd: `calc(-1 * ${vars.space.md})`, borderBlockEnd: 'none' }),
)

export const line = pageStyle({ display: 'block' })

export const hours = pageStyle({ display: 'grid', gap: vars.space.xxs })

const betweenEnds = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
} as const

export const hoursRow = pageStyle(betweenEnds)

export const holiday = pageStyle({
  ...betweenEnds,
  selectors: { '&[data-past]': { display: 'none' } },
})

export const urgent = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  paddingInline: besideText(vars.space.md),
  borderInlineStart: `4px double ${vars.colour.accent}`,
  backgroundColor: vars.colour.accentTint,
})

/** Four: side by side in twos, since three would leave one alone. */
export const trust = pageStyle({
  ...shortCells,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const team = pageStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })
