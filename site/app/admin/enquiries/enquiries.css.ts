import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { media } from '@anupalan/design-system/tokens'

/** The fields that narrow the list. */
export const filters = pageStyle({
  display: 'grid',
  // On a phone the search is above two fields beside each other, so that the first enquiry is on the first screen.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
  '@media': {
    [media.belowTablet]: { rowGap: vars.space.sm },
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** As wide as the fields below it on a phone. */
export const searched = pageStyle({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } })

/** The list, and beside it the enquiry that is open. On a phone the enquiry takes the place of the list. */
export const split = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' },
  },
})

/** The list while an enquiry is open. */
export const aside = pageStyle({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'grid', gap: vars.space.md } },
})

/** The head and the filters while an enquiry is open. */
export const besideOnly = pageStyle({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'grid', gap: vars.space.xl } },
})

/** A sender with the company and the beginning of the message below. */
export const from = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  maxInlineSize: '30rem',
})

export const excerpt = pageStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

/** When an enquiry was received, and whose it is. */
export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
})

/** A status with what is due below. */
export const state = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs })

export const due = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
})

export const detail = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
})

export const facts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { rowGap: vars.space.xs } },
})

/** On a phone in one line, so that the message is on the first screen. */
export const fact = pageStyle({
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space.sm,
    },
  },
})

/** Two fields with their button. */
export const progress = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.md,
})

export const entries = pageStyle({ display: 'grid', gap: vars.space.sm })

export const entry = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.sheet,
})

/** What we sent, marked by a rule as well as by its words. */
export const reply = pageStyle({ borderInlineStart: `3px solid ${vars.colour.accent}` })

/** What only we see. */
export const note = pageStyle({ borderStyle: 'dashed', backgroundColor: vars.colour.paper })

export const entryHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
})

export const author = pageStyle({ color: vars.colour.ink, fontWeight: vars.weight.strong })

export const text = pageStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const others = pageStyle({ borderBlockEnd: `1px solid ${vars.colour.rule}` })

export const other = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const otherText = pageStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xxs,
})
