import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box, inset } from '../field/field.css.ts'

/** The states of a box whose controls are react-aria's, which have no `:disabled` and no `:read-only`. */
export const dateBox = componentStyle([
  box,
  {
    selectors: {
      '&[data-disabled]': {
        borderColor: vars.colour.rule,
        backgroundColor: vars.colour.sunken,
        color: vars.colour.inkQuiet,
        cursor: 'not-allowed',
      },
      '&:is([data-readonly], :has([data-readonly]))': { backgroundColor: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
])

/** Inline, not flexible: the parts keep the order of the language in right-to-left text. */
export const parts = componentStyle([
  inset,
  { minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', cursor: 'text' },
])

export const alone = componentStyle([dateBox, parts, { display: 'block' }])

export const part = componentStyle({
  display: 'inline-block',
  paddingInline: '0.125rem',
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&[data-placeholder]': { color: vars.colour.inkQuiet },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.colour.inkQuiet },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&:focus': {
      outline: 'none',
      backgroundColor: vars.colour.ink,
      color: vars.colour.paper,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:focus': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
