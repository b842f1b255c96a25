import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const item = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // Drawn, so that a screen reader does not read it. Mirrored in right-to-left text. A line that wraps ends with it.
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInlineStart: vars.space.xs,
      color: vars.colour.ruleStrong,
    },
  },
})

export const link = componentStyle({
  color: vars.colour.ink,
  textDecorationLine: 'underline',
  textDecorationColor: vars.colour.ruleStrong,
  textUnderlineOffset: '0.25em',
  // A target 24 px high (WCAG 2.5.8).
  paddingBlock: '0.2rem',
  marginBlock: '-0.2rem',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
