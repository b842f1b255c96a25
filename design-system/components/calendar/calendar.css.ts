import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const side = 'min(2.75rem, 16vw)'
/** Too narrow for words in the columns: marks are then listed below the month. */
const withoutMarks = '(width < 17.5rem)'

export const calendar = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  maxInlineSize: '34rem',
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
})

export const month = componentStyle({
  flex: '1 1 auto',
  fontSize: vars.size.title,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
})

export const turn = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: vars.colour.accent, color: vars.colour.accent },
    '&:active:enabled': { backgroundColor: vars.colour.accentTint },
    '&:disabled': { borderColor: vars.colour.rule, color: vars.colour.inkQuiet, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.pill },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const arrow = componentStyle({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

/** The double margin line of the ledger, before Sunday. */
const margin = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-2px',
  inlineSize: '4px',
  borderInline: `1px solid ${vars.colour.margin}`,
  pointerEvents: 'none',
} as const
const rule = (selector: string, style: StyleRule) =>
  globalStyle(`${grid} ${selector}`, inLayer('component', style))
// Cells are react-aria's and have no class.
rule(':is(th, td):last-child::before', {
  ...margin,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
rule('td', {
  position: 'relative',
  padding: '2px',
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  textAlign: 'center',
  verticalAlign: 'top',
})

export const weekday = componentStyle({
  position: 'relative',
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.ruleStrong}`,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
})

export const day = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: '3.375rem',
  paddingBlock: vars.space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.colour.ink,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-unavailable], [data-selected])': {
      borderColor: vars.colour.ruleStrong,
      backgroundColor: vars.colour.accentTint,
    },
    '&[data-unavailable]': { color: vars.colour.inkQuiet, cursor: 'not-allowed' },
    '&[data-selected]': { backgroundColor: vars.colour.ink, color: vars.colour.paper },
    '&:focus-visible': {
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '1px',
      borderRadius: vars.radius.sm,
      zIndex: vars.stack.raised,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.duration.quick}` },
    [media.forcedColors]: {
      selectors: {
        '&[data-unavailable]': { color: 'GrayText' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
})

export const seen = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxInlineSize: '100%',
})

export const number = componentStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${day}[data-unavailable] &`]: { fontWeight: vars.weight.regular },
    // Today has a marigold rule.
    [`${day}[aria-current] &`]: { boxShadow: `inset 0 -3px ${vars.colour.mark}` },
  },
})

export const outside = componentStyle({
  display: 'block',
  paddingBlock: vars.space.sm,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
})

const word = {
  maxInlineSize: '100%',
  fontSize: '0.6875rem',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  '@container': { [withoutMarks]: { display: 'none' } },
} as const

export const mark = componentVariants({
  quiet: {
    ...word,
    color: vars.colour.inkQuiet,
    selectors: { [`${day}[data-selected] &`]: { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  notable: {
    ...word,
    color: vars.colour.accent,
    fontWeight: vars.weight.strong,
    selectors: { [`${day}[data-selected] &`]: { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
})

export const notes = componentStyle({
  marginBlockStart: vars.space.sm,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const note = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6.5rem) minmax(0, 1fr)',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  '@container': { [withoutMarks]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})

export const noteDays = componentStyle({
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
