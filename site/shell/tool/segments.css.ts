import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const group = pageStyle({ minInlineSize: 0, maxInlineSize: vars.measure.text })

export const name = pageStyle({
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
})

export const bar = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // The gap shows the bar's own colour: a rule between options, also where they wrap on to a second line.
  gap: '1px',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.rule,
  // Where options wrap, inner corners meet the round ones; the focus ring must not be cut.
  selectors: { '&:not(:has(:focus-visible))': { overflow: 'clip' } },
})

const inner = `calc(${vars.radius.md} - 1px)`

export const segment = pageStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  maxInlineSize: '100%',
  minBlockSize: '3rem',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  backgroundColor: vars.colour.sheet,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderStartStartRadius: inner, borderEndStartRadius: inner },
    '&:last-child': { borderStartEndRadius: inner, borderEndEndRadius: inner },
    '&:hover:not(:has(:checked))': { backgroundColor: vars.colour.accentTint },
    '&:has(:checked)': { backgroundColor: vars.colour.ink, color: vars.colour.paper },
    '&:has(:focus-visible)': {
      zIndex: vars.stack.raised,
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.sm,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.duration.quick}` },
    [media.forcedColors]: {
      outline: '1px solid CanvasText',
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:focus-visible)': { outline: '3px solid Highlight' },
      },
    },
  },
})

/** The radio itself lies under its words, so that it is where it is seen to be. */
export const radio = pageStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const words = pageStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
