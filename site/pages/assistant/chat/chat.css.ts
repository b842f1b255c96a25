import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** An entry of a ledger: after the double margin line. */
export const exchange = pageStyle({
  borderInlineStart: `5px double ${vars.colour.margin}`,
  paddingInlineStart: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': { [media.fromTablet]: { paddingInlineStart: vars.space.lg } },
})

export const question = pageStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
  // Below the header when it is scrolled to.
  scrollMarginBlockStart: vars.space.section,
})

/** A raised number after a sentence. */
export const citation = pageStyle({
  display: 'inline-block',
  minInlineSize: '1.5rem',
  marginInlineEnd: vars.space.xxs,
  paddingInline: vars.space.xxs,
  color: vars.colour.accent,
  backgroundColor: vars.colour.accentTint,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: '1.5rem',
  textAlign: 'center',
  textDecoration: 'underline',
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
})

export const rule = pageStyle({
  display: 'block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
})

export const sources = pageStyle({
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  fontSize: vars.size.small,
  listStyle: 'decimal',
})

export const asOf = pageStyle({ marginInlineStart: vars.space.xs, color: vars.colour.inkQuiet })

export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  fontSize: vars.size.small,
})

/** A quiet button, whose text is on the text edge. */
export const firstAction = pageStyle({ marginInlineStart: `calc(-1 * ${vars.space.xs})` })

export const rating = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const form = pageStyle({ vars: { [vars.measure.text]: '100%' } })

/** The page without scripts keeps nothing. */
export const withScript = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

export const suggestions = pageStyle({ borderBlockStart: `1px solid ${vars.colour.rule}` })

export const suggestion = pageStyle({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  color: vars.colour.accent,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
})

export const person = pageStyle({
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.colour.ruleStrong}`,
})
