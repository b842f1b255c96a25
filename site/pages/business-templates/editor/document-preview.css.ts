import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

const rule = `1px solid ${vars.colour.rule}`

export const sheet = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  border: rule,
  borderRadius: vars.radius.sm,
  paddingBlock: vars.space.xl,
  paddingInline: besideText(vars.space.lg),
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': {
    '(width < 48em)': { paddingBlock: vars.space.lg, paddingInline: vars.space.md },
    // After the width queries: A4 is narrower than those breakpoints.
    [media.print]: { border: 'none', padding: 0 },
  },
})
globalStyle(`.${sheet} p, .${sheet} dl, .${sheet} dd`, inLayer('page', { margin: 0 }))

/** The double red line of a ledger, below the name. */
export const letterhead = pageStyle({
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `4px double ${vars.colour.accent}`,
})

export const name = pageStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
})
/** Text that is still missing. */
export const open = pageStyle({ color: vars.colour.inkQuiet })
export const quiet = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.caption })
/** To be filled in by hand: as long as the sheet is wide. */
export const blankLine = pageStyle([quiet, { overflow: 'hidden', whiteSpace: 'nowrap' }])
export const titleRow = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
})
export const title = pageStyle({ fontSize: vars.size.lead, fontWeight: vars.weight.strong })
export const heading = pageStyle({ fontWeight: vars.weight.strong })
export const text = pageStyle({})
export const strong = pageStyle({ fontWeight: vars.weight.strong })

export const groups = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.md} ${vars.space.xl}`,
})
export const pairGroup = pageStyle({ flex: '1 1 15rem', minInlineSize: 0 })
export const groupHeading = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
})
export const pairs = pageStyle({ display: 'grid', gap: vars.space.xxs })
export const pair = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.sm,
  alignItems: 'baseline',
})
export const value = pageStyle({ fontVariantNumeric: 'tabular-nums' })
/** A line to write on. */
export const toWrite = pageStyle({
  minBlockSize: '1.25em',
  borderBlockEnd: `1px solid ${vars.colour.ruleStrong}`,
})

export const clauses = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  // Numbered, as in the files.
  listStyle: 'decimal',
})

/** The lines of two signatures are at one height, whichever names above and below them wrap. */
export const signatures = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${vars.space.xxl} ${vars.space.xl}`,
})
export const signature = pageStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '22rem',
})
export const under = pageStyle({
  paddingBlockStart: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.colour.ruleStrong}`,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
})
