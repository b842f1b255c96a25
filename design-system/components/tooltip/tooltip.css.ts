import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Ink on paper reversed, in both themes: it belongs to no surface of the page. */
export const bubble = componentStyle({
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 1.5rem))',
  blockSize: 'auto',
  overflow: 'visible',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  backgroundColor: vars.colour.ink,
  color: vars.colour.paper,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // Its text inside a control's row, such as a table cell that does not wrap.
  whiteSpace: 'normal',
  selectors: {
    // The pointer may cross the gap between control and tooltip.
    '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-8px', zIndex: -1 },
  },
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.duration.quick} ${vars.easing.out}` },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
    [media.print]: { display: 'none' },
  },
})

export const term = componentStyle({
  display: 'inline',
  // 24 px high at the default text size (WCAG 2.5.8); the line does not grow.
  paddingBlock: '0.125rem',
  fontVariantNumeric: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textDecoration: `underline dotted ${vars.colour.ruleStrong}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  selectors: { '&:hover': { textDecorationColor: vars.colour.ink } },
})
