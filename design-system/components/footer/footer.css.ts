import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Ends with a double rule, as a ledger's total. */
export const footer = componentStyle({
  position: 'relative',
  paddingBlockStart: vars.space.lg,
  // Space at the end of the page for floating elements.
  paddingBlockEnd: '5rem',
  borderBlockStart: `5px double ${vars.colour.accent}`,
  backgroundColor: vars.colour.sheet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
})

/** The firm and the newsletter. */
export const opening = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.lg,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const firm = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minInlineSize: 0,
})

export const groups = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: `${vars.space.md} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.colour.rule}`,
})

export const group = componentStyle({ minInlineSize: 0 })

export const links = componentStyle({ marginBlockStart: vars.space.xs })

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
})

export const link = componentStyle({
  display: 'inline-block',
  // A name of one letter is a target of 24 px too (WCAG 2.5.8).
  minInlineSize: '1.5rem',
  paddingBlock: '0.25rem',
  color: vars.colour.ink,
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '0.3em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    // Between two others in a line, the letter is in the middle.
    [`${line} &`]: { textAlign: 'center' },
  },
  '@media': { [media.motion]: { transition: `text-decoration-color ${vars.duration.quick}` } },
})

export const closing = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlockStart: vars.space.lg,
  color: vars.colour.inkQuiet,
})

export const minor = componentStyle([link, { color: vars.colour.inkQuiet, fontSize: vars.size.caption }])

/** Four digits wide in any year. */
export const year = componentStyle({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' })

/** For a setting that needs scripts. */
export const button = componentStyle([
  minor,
  { cursor: 'pointer', '@media': { [media.noScript]: { display: 'none' } } },
])
