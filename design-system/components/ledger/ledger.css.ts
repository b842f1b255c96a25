import { createVar } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Position of the margin line. */
const margin = createVar()
/** The same in a ledger as narrow as on a phone. */
const phoneMargin = createVar()
/** On a phone, the minimum width of titles and details; below it, the end of the row wraps under them. */
const phoneMain = createVar()
const betweenLines = '7px'
const wide = '(width >= 30rem)'
const phone = '(width < 26rem)'
/** Too narrow for two columns, as at 200 % text size on a phone: the content before the margin line is above the entry. */
const stacked = '(width < 14rem)'
const narrowMargin = vars.space.sm

export const ledger = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'hidden',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  // The double margin line extends through head, rows and foot.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: margin,
    inlineSize: betweenLines,
    borderInline: `1px solid ${vars.colour.margin}`,
    pointerEvents: 'none',
  },
  '@container': {
    [phone]: { '::before': { insetInlineStart: phoneMargin } },
    [stacked]: { '::before': { insetInlineStart: narrowMargin } },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText', '::before': { borderColor: 'CanvasText' } },
    [media.print]: { boxShadow: 'none' },
  },
})

export const before = componentVariants({
  /** Such as "20 Dec" and "Wednesday". */
  date: { vars: { [margin]: '5.75rem', [phoneMargin]: '5.125rem', [phoneMain]: '6.25rem' } },
  /** Two digits. On a phone the row's end is under the title. */
  number: { vars: { [margin]: '4rem', [phoneMargin]: '3.25rem', [phoneMain]: '100%' } },
})

export const surface = componentVariants({
  ruled: {},
  floating: { boxShadow: vars.elevation.high },
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: betweenLines,
  minBlockSize: '4.1875rem',
  paddingBlock: vars.space.sm,
  '@container': {
    [phone]: { gridTemplateColumns: `${phoneMargin} minmax(0, 1fr)` },
    [stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.xs,
      paddingInlineStart: `calc(2 * ${narrowMargin} + ${betweenLines})`,
      paddingInlineEnd: vars.space.xs,
    },
  },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.rule}` } },
})

const ruledAfter = (sibling: string) => ({
  selectors: { [`${sibling} + &`]: { borderBlockStart: `1px solid ${vars.colour.rule}` } },
})

export const head = componentStyle({ minBlockSize: '3.75rem' })

export const controls = componentStyle({ paddingBlock: vars.space.xs })

/** A heading of two words takes two lines before it touches the edge. */
export const startOfControls = componentStyle({
  paddingInlineStart: vars.space.xs,
  '@container': { [stacked]: { paddingInlineStart: 0 } },
})

export const rows = componentStyle(ruledAfter(head))

export const foot = componentStyle({
  ...ruledAfter(rows),
  minBlockSize: '3.25rem',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
})

export const start = componentStyle({
  paddingInlineEnd: '1.125rem',
  textAlign: 'end',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [phone]: { paddingInlineEnd: vars.space.sm },
    [stacked]: { paddingInlineEnd: 0, textAlign: 'start' },
  },
})

export const figure = componentStyle({
  display: 'block',
  fontSize: vars.size.title,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const startDetail = componentStyle({
  display: 'block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
})

/** After the margin line. The row's end wraps under the title if both do not fit. */
export const entry = componentStyle({
  gridColumnStart: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  minInlineSize: 0,
  paddingInline: `1.1875rem ${vars.space.md}`,
  '@container': { [stacked]: { gridColumnStart: 1, paddingInline: 0 } },
  '@media': { [wide]: { paddingInlineEnd: '1.375rem' } },
})

export const main = componentStyle({
  flex: '1 1 6.25rem',
  minInlineSize: 0,
  lineHeight: vars.leading.snug,
  '@container': { [phone]: { flexBasis: phoneMain } },
})

export const detail = componentStyle({
  display: 'block',
  marginBlockStart: '0.125rem',
  color: vars.colour.inkQuiet,
  fontSize: '0.875rem',
  textWrap: 'pretty',
})

export const end = componentStyle({ maxInlineSize: '100%', fontVariantNumeric: 'tabular-nums' })
