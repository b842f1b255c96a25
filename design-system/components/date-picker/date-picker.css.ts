import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { dateBox, parts as inlineParts } from '../date-field/date-field.css.ts'

export const box = componentStyle([dateBox, { display: 'flex', alignItems: 'stretch' }])

export const parts = componentStyle([inlineParts, { flex: 'auto' }])

export const open = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  borderInlineStart: `1px solid ${vars.colour.rule}`,
  borderStartEndRadius: `calc(${vars.radius.md} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.md} - 1px)`,
  color: vars.colour.ink,
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [aria-expanded="true"]):enabled': {
      backgroundColor: vars.colour.accentTint,
      color: vars.colour.accent,
    },
    '&:disabled': { color: vars.colour.inkQuiet, cursor: 'not-allowed' },
    // The box has the focus ring; the tint shows that it is the button's.
    '&:focus-visible': {
      outline: 'none',
      backgroundColor: vars.colour.ink,
      color: vars.colour.paper,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:disabled': { color: 'GrayText' },
        '&:focus-visible': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const icon = componentStyle({ inlineSize: '1.25rem', blockSize: '1.25rem' })

/** It scrolls if the popover is not high enough for it. */
export const dialog = componentStyle({
  flex: 'auto',
  boxSizing: 'border-box',
  inlineSize: `min(24rem, 100vw - 2 * ${vars.space.xs})`,
  minBlockSize: 0,
  padding: vars.space.md,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
})
