import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { fill } from './star.css.ts'

export const scores = componentStyle({ display: 'flex', flexWrap: 'wrap' })

export const score = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 3.5rem',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '7rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '-1px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
})

export const star = componentStyle({ inlineSize: '2.25rem', blockSize: '2.25rem' })

export const word = componentStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  selectors: {
    [`${score}:has(:checked) > &`]: { color: vars.colour.ink, fontWeight: vars.weight.strong },
  },
})

const stars = (condition: string, rule: Parameters<typeof inLayer>[1]) =>
  globalStyle(`${condition} .${fill}`, inLayer('component', rule))

// Stars are full up to the chosen one, by the radios' own state, so that it also holds before hydration.
stars(`.${score}`, { visibility: 'hidden' })
stars(`.${score}:is(:has(:checked), :has(~ * :checked))`, { visibility: 'visible' })
// Under a pointer they are half full up to where a press would put the score.
globalStyle(
  `.${scores}:has(.${score}:hover:not([data-disabled])) .${score}:is(:hover, :has(~ :hover)) .${fill}`,
  inLayer('component', { '@media': { [media.hover]: { visibility: 'visible', opacity: 0.6 } } }),
)
