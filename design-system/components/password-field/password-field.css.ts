import { media } from '../../tokens/media.ts'
import { besideText, componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box as fieldBox, inset } from '../field/field.css.ts'

export const box = componentStyle([fieldBox, { display: 'flex', alignItems: 'stretch' }])

/** The wrapper renders the box and the focus ring. */
export const input = componentStyle([
  inset,
  {
    flex: 'auto',
    minInlineSize: 0,
    border: 0,
    backgroundColor: 'transparent',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // Edge adds a button of its own.
      '&::-ms-reveal': { display: 'none' },
    },
  },
])

export const toggle = componentStyle({
  flex: 'none',
  minInlineSize: '3.5rem',
  paddingInline: besideText('0.875rem'),
  border: 0,
  borderInlineStart: `1px solid ${vars.colour.rule}`,
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.colour.accent,
  font: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '-4px' },
    '&:disabled': { color: vars.colour.inkQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'ButtonText',
      selectors: { '&:disabled': { color: 'GrayText' } },
    },
  },
})

export const note = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

/** The sign on the Caps Lock key. */
export const capsLockSign = componentStyle({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
})
