import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Hidden without JavaScript: the search does not work, and the list is complete. */
export const finder = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

export const fields = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** The notice that fits best, as a leaf of a ledger behind its margin. */
export const best = pageStyle({
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  paddingBlock: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
})

export const answer = pageStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 })

export const parts = pageStyle({ borderBlockStart: `1px solid ${vars.colour.rule}` })

export const row = pageStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': { [media.fromTablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
  // The edge of the leaf ends it.
  selectors: { [`${best} &:last-child`]: { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
})

export const term = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.small })

export const by = pageStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
})

export const papers = pageStyle({ paddingInlineStart: vars.space.md, listStyleType: 'disc' })

export const code = pageStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.fromTablet]: { whiteSpace: 'nowrap' } },
})

/** Code, and beside or below it the name, in the summary of a notice. */
export const summary = pageStyle({
  display: 'grid',
  gap: `0 ${vars.space.md}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  },
})

export const name = pageStyle({ color: vars.colour.inkQuiet, fontWeight: vars.weight.regular })

/** The notices of one authority, set in from its name. */
export const sent = pageStyle({ display: 'grid', gap: vars.space.sm, paddingInlineStart: vars.space.md })

// Printed are the names of all notices and the answer that is open, not fifty answers.
globalStyle(
  `${sent} details:not([open])::details-content`,
  inLayer('page', { '@media': { [media.print]: { contentVisibility: 'hidden', blockSize: 0 } } }),
)
