import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Width of the column of checkboxes, beside which the first column is sticky. */
const selectionWidth = '2.75rem'
const focusWidth = '3px'

/** Sticky cells are drawn apart from the others: at whole pixels, their borders and rings meet. */
const wholePixels = [vars.leading.snug, `round(up, ${vars.leading.snug} * 1em, 1px)`]

/** The width of the sticky column depends on that of the table's container. */
export const frame = componentStyle({ containerType: 'inline-size', minInlineSize: 0 })

export const caption = componentStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
  lineHeight: wholePixels,
})

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

/** A line above the rows, in which a shorter one passes while others are loaded. */
export const bar = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '3px',
  borderStartStartRadius: vars.radius.sm,
  borderStartEndRadius: vars.radius.sm,
  selectors: {
    '&[data-loading]': { backgroundColor: vars.colour.rule },
    '&[data-loading]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '40%',
      insetInlineStart: 0,
      backgroundColor: vars.colour.accent,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&[data-loading]::after': { animation: `${pass} 1.2s linear infinite` } },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-loading]': { backgroundColor: 'GrayText' },
        '&[data-loading]::after': { backgroundColor: 'Highlight' },
      },
    },
  },
})

/** On a phone and in a low window, such as at 400 % zoom, a second scroller would be in the way, so the page scrolls. */
const large = `(height >= 30em) and ${media.fromTablet}`

export const scroller = componentStyle({
  overflow: 'auto',
  // A grid cell that is focused is not hidden under the header and the first column.
  scrollPaddingBlockStart: '3.5rem',
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  selectors: { '&:focus-visible': { outlineOffset: '0', borderRadius: vars.radius.md } },
  '@media': { [large]: { maxBlockSize: '80svh' } },
})

export const table = componentStyle({
  inlineSize: '100%',
  // Borders of collapsed cells do not move with sticky ones.
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.colour.ink,
  lineHeight: wholePixels,
  outline: 'none',
  selectors: {
    // Focused as a whole only while it has no rows.
    '&[data-focus-visible]': {
      outline: `${focusWidth} solid ${vars.colour.focus}`,
      outlineOffset: `-${focusWidth}`,
    },
  },
})

export const density = componentVariants({ comfortable: {}, compact: { fontSize: vars.size.small } })

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: `calc(${vars.stack.raised} + 1)`,
})

const padded = {
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  selectors: { [`${density.compact} &`]: { paddingBlock: '0.375rem', paddingInline: vars.space.sm } },
} as const

/** A ring inside the cell: the scroller clips what is outside. */
const ring = { outline: `${focusWidth} solid ${vars.colour.focus}`, outlineOffset: `-${focusWidth}` } as const

export const headCell = componentStyle([
  padded,
  {
    position: 'relative',
    borderBlockEnd: `1px solid ${vars.colour.ruleStrong}`,
    backgroundColor: vars.colour.paper,
    color: vars.colour.inkQuiet,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered], &:has(> button):hover': { color: vars.colour.ink },
      '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.colour.ink },
      '&[data-focus-visible]': ring,
    },
  },
])

export const headLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  verticalAlign: 'bottom',
  // A figure's header ends where its figures do; the arrow is before it.
  flexDirection: 'row',
})

/** Of a native table: as large as its cell. */
export const sortButton = componentStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': ring,
  },
})

export const sortArrow = componentStyle({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '1rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
})

export const row = componentStyle({
  backgroundColor: vars.colour.sheet,
  outline: 'none',
  selectors: {
    // Only rows that can be selected or opened.
    '&[data-hovered]': {
      cursor: 'pointer',
      backgroundColor: `color-mix(in srgb, ${vars.colour.accentTint} 45%, ${vars.colour.sheet})`,
    },
    '&[data-selected]': { backgroundColor: vars.colour.accentTint },
    '&[data-disabled]': { color: vars.colour.inkQuiet },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-hovered]': { backgroundColor: 'Canvas' },
        '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const cell = componentStyle([
  padded,
  {
    position: 'relative',
    borderBlockEnd: `1px solid ${vars.colour.rule}`,
    backgroundColor: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    outline: 'none',
    selectors: {
      [`${row}:last-child > &`]: { borderBlockEnd: 0 },
      '&[data-focus-visible]': ring,
      // The ring of a row is made of its cells': sticky cells would cover one of the row itself.
      [`${row}[data-focus-visible] > &::after`]: {
        content: '',
        position: 'absolute',
        inset: 0,
        borderBlock: `${focusWidth} solid ${vars.colour.focus}`,
        pointerEvents: 'none',
      },
      [`${row}[data-focus-visible] > &:first-child::after`]: {
        borderInlineStart: `${focusWidth} solid ${vars.colour.focus}`,
      },
      [`${row}[data-focus-visible] > &:last-child::after`]: {
        borderInlineEnd: `${focusWidth} solid ${vars.colour.focus}`,
      },
    },
  },
])

const tabular = {
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const

export const kind = componentVariants({
  text: { minInlineSize: '8rem', overflowWrap: 'break-word' },
  figure: { ...tabular, textAlign: 'end' },
  code: tabular,
})
globalStyle(`${kind.figure} > ${headLabel}`, inLayer('component', { flexDirection: 'row-reverse' }))

const stickyEdge = {
  position: 'sticky',
  zIndex: vars.stack.raised,
} as const

export const selectionCell = componentStyle({
  ...stickyEdge,
  insetInlineStart: 0,
  inlineSize: selectionWidth,
  minInlineSize: selectionWidth,
  maxInlineSize: selectionWidth,
  paddingBlock: 0,
  paddingInline: 0,
  textAlign: 'center',
  verticalAlign: 'middle',
  selectors: { [`${density.compact} &`]: { paddingInline: 0, paddingBlock: 0 } },
})

/** The first column stays while the others scroll sideways, with a line at its end. */
export const firstCell = componentStyle({
  ...stickyEdge,
  insetInlineStart: 0,
  // Always there: a line that only an overflow adds could cause and end it in turn.
  borderInlineEnd: '1px solid transparent',
  selectors: {
    [`${selectionCell} + &`]: { insetInlineStart: selectionWidth, paddingInlineStart: vars.space.xs },
    [`${scroller}[data-overflows] &`]: { borderInlineEndColor: vars.colour.rule },
  },
})

/** A long name wraps; on a phone it leaves at least half of the width to the other columns, if there are any. */
export const rowName = componentStyle({
  inlineSize: 'max-content',
  maxInlineSize: 'clamp(6.5rem, 36cqi, 22rem)',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { ':only-child > &': { inlineSize: 'auto', maxInlineSize: 'none' } },
})

export const empty = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '100cqi',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  color: vars.colour.inkQuiet,
  textAlign: 'center',
})

export const checkbox = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: selectionWidth,
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  selectors: {
    [`${density.compact} &`]: { minBlockSize: '2rem' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { selectors: { [`${density.compact} &`]: { minBlockSize: '2.75rem' } } },
  },
})

export const box = componentStyle({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.colour.sheet,
  selectors: {
    [`${checkbox}[data-hovered] > &`]: { borderColor: vars.colour.ink },
    [`${checkbox}:is([data-selected], [data-indeterminate]) > &`]: {
      borderColor: vars.colour.ink,
      backgroundColor: vars.colour.ink,
    },
    [`${checkbox}[data-disabled] > &`]: {
      borderColor: vars.colour.rule,
      backgroundColor: vars.colour.sunken,
    },
    [`${checkbox}[data-focus-visible] > &`]: {
      outline: `${focusWidth} solid ${vars.colour.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        [`${checkbox}:is([data-selected], [data-indeterminate]) > &`]: {
          borderColor: 'CanvasText',
          backgroundColor: 'Canvas',
        },
        [`${checkbox}[data-disabled] > &`]: { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        [`${checkbox}[data-focus-visible] > &`]: { outlineColor: 'CanvasText' },
      },
    },
  },
})

export const tick = componentStyle({
  fill: 'none',
  stroke: vars.colour.paper,
  strokeWidth: '3',
  strokeLinecap: 'square',
  visibility: 'hidden',
  selectors: {
    [`${checkbox}:is([data-selected], [data-indeterminate]) &`]: { visibility: 'visible' },
  },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
