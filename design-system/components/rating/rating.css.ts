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
  maxInlineSize: '5.5rem',
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

/** The fill of the stars matched by `which`. */
const stars = (which: string, rule: Parameters<typeof inLayer>[1]) =>
  globalStyle(`${which} .${fill}`, inLayer('component', rule))

// Full up to the selected one, by the radios' own state, which works before hydration too.
stars(`.${score}`, { visibility: 'hidden' })
stars(`.${score}:is(:has(:checked), :has(~ * :checked))`, { visibility: 'visible' })

// On hover, up to the score that a press would select.
const pointedAt = `.${scores}:has(.${score}:hover:not([data-disabled]))`
const underPointer = (rule: Parameters<typeof inLayer>[1]) => ({ '@media': { [media.hover]: rule } })
stars(`${pointedAt} .${score}`, underPointer({ visibility: 'hidden' }))
stars(`${pointedAt} .${score}:is(:hover, :has(~ :hover))`, underPointer({ visibility: 'visible' }))
