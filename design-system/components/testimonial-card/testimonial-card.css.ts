import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import * as card from '../card/card.css.ts'

export const testimonial = componentStyle([
  card.card,
  card.surface.sheet,
  { justifyContent: 'space-between', gap: vars.space.lg, overflowWrap: 'anywhere' },
])

/** "left accent border": at the start of the line. */
export const featured = card.featured

export const review = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
})

export const quote = componentStyle({ inlineSize: '100%' })

/** Line breaks in the quote are preserved. */
const words = componentStyle({ whiteSpace: 'pre-line' })

export const shown = componentStyle([
  words,
  { selectors: { '&:has(+ details:not([open]))::after': { content: '" …"' } } },
])

export const rest = componentStyle([words, { marginBlockStart: vars.space.xs }])

// Expanded, the summary is below the text, at the end of the quote.
export const more = componentStyle({ display: 'flex', flexDirection: 'column-reverse' })

export const toggle = componentStyle({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.colour.accent,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecorationThickness: '2px' },
  },
  '@media': { [media.print]: { display: 'none' } },
})

export const whenFolded = componentStyle({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const whenUnfolded = componentStyle({
  selectors: { ':not([open]) > summary > &': { display: 'none' } },
})

export const client = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minInlineSize: 0,
})

/** Next to the picture while a name fits there. */
export const who = componentStyle({ flex: '1 1 7rem', minInlineSize: 0, lineHeight: vars.leading.snug })

export const name = componentStyle({ fontWeight: vars.weight.strong })

export const affiliation = componentStyle({ fontSize: vars.size.caption, color: vars.colour.inkQuiet })
