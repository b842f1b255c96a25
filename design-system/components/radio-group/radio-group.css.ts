import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const side = '1.625rem'
const ring = {
  outline: `3px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.sm,
} as const

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

const list = componentStyle({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })

const row = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  paddingBlock: '0.5rem',
  paddingInlineEnd: vars.space.xs,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.colour.inkQuiet, cursor: 'not-allowed' },
    '&:has(:focus-visible)': ring,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

/** The circle of one option in a list. */
export const mark = componentStyle({
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.sheet,
  selectors: {
    [`${row}:hover:not([data-disabled]) > &`]: { borderColor: vars.colour.ink },
    [`${row}[data-invalid] > &`]: { borderWidth: '2px', borderColor: vars.colour.danger },
    [`${row}:has(:checked) > &`]: { borderWidth: '0.5rem', borderColor: vars.colour.ink },
    [`${row}[data-disabled] > &`]: { borderColor: vars.colour.rule, backgroundColor: vars.colour.sunken },
    [`${row}[data-disabled]:has(:checked) > &`]: { borderColor: vars.colour.inkQuiet },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${row}[data-disabled] > &`]: { borderColor: 'GrayText' } } },
  },
})

const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // The gap shows the bar's background: a rule between options, also between lines.
  gap: '1px',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.rule,
  selectors: {
    '[data-invalid] > &': {
      borderColor: vars.colour.danger,
      outline: `1px solid ${vars.colour.danger}`,
    },
    // If options wrap, clips their corners to the rounded border, except the focus ring.
    '&:not(:has(:focus-visible))': { overflow: 'clip' },
  },
})

const inner = `calc(${vars.radius.md} - 1px)`

const segment = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  maxInlineSize: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3rem',
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
    '&:hover:not([data-disabled], :has(:checked))': { backgroundColor: vars.colour.accentTint },
    '&:has(:checked)': { backgroundColor: vars.colour.ink, color: vars.colour.paper },
    '&[data-disabled]': {
      backgroundColor: vars.colour.sunken,
      color: vars.colour.inkQuiet,
      cursor: 'not-allowed',
    },
    '&[data-disabled]:has(:checked)': { backgroundColor: vars.colour.inkQuiet, color: vars.colour.paper },
    '&:has(:focus-visible)': { ...ring, zIndex: vars.stack.raised },
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
        '&[data-disabled]:not(:has(:checked))': { color: 'GrayText' },
        '&[data-disabled]:has(:checked)': { backgroundColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
})

export const variant = {
  list: { options: list, option: row },
  segmented: { options: bar, option: segment },
}
