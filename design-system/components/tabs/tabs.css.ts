import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const tabs = componentVariants({
  horizontal: { minInlineSize: 0, display: 'grid', gap: vars.space.lg },
  vertical: {
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space.lg,
    '@media': {
      [media.fromTablet]: {
        gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)',
        alignItems: 'start',
      },
    },
  },
})

/** Thickness of the selected tab's mark. */
const mark = '3px'

export const list = componentVariants({
  horizontal: {
    minInlineSize: 0,
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    overscrollBehaviorX: 'contain',
    // The rule under all tabs, drawn inside, so that the selected tab's mark covers it.
    boxShadow: `inset 0 -1px ${vars.colour.rule}`,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' }, [media.print]: { flexWrap: 'wrap' } },
  },
  vertical: {
    minInlineSize: 0,
    display: 'grid',
    gap: '2px',
    borderInlineStart: `1px solid ${vars.colour.rule}`,
  },
})

const base = {
  position: 'relative',
  // 44 px at the default text size.
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  // A tab may be dragged over by touch to scroll the list.
  userSelect: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.colour.ink },
    // Of the same weight: the other tabs must not move.
    '&[data-selected]': { color: vars.colour.accent },
    '&[data-disabled]': { color: vars.colour.inkQuiet, opacity: 0.6, cursor: 'not-allowed' },
    // Inside: the list clips what is outside.
    '&:focus-visible': { outlineOffset: '-3px' },
    // react-aria moves the focus by script, which browsers may take for the keyboard.
    '&:focus-visible:not([data-focus-visible])': { outline: 'none' },
  },
  '@media': {
    [media.motion]: { transition: `color ${vars.duration.quick}` },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { color: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
} as const

const forcedMark = { [media.forcedColors]: { borderColor: 'Highlight' } } as const

export const tab = componentVariants({
  horizontal: {
    ...base,
    flex: 'none',
    paddingInline: vars.space.sm,
    whiteSpace: 'nowrap',
    selectors: {
      ...base.selectors,
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `${mark} solid ${vars.colour.accent}`,
        '@media': forcedMark,
      },
    },
  },
  vertical: {
    ...base,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
    selectors: {
      ...base.selectors,
      '&[data-selected]': { ...base.selectors['&[data-selected]'], backgroundColor: vars.colour.accentTint },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '-1px',
        borderInlineStart: `${mark} solid ${vars.colour.accent}`,
        '@media': forcedMark,
      },
    },
  },
})

/** Filled in the selected tab. */
export const count = componentStyle({
  flex: 'none',
  minInlineSize: '1.5em',
  paddingBlock: '0.15em',
  paddingInline: '0.45em',
  border: '1px solid transparent',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.accentTint,
  color: vars.colour.accent,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  selectors: {
    '[data-selected] > &': { backgroundColor: vars.colour.fill, color: vars.colour.onAccent },
  },
  '@media': { [media.forcedColors]: { borderColor: 'currentColor', color: 'inherit' } },
})

export const panel = componentStyle({
  minInlineSize: 0,
  selectors: {
    // A mounted panel that is not selected.
    '&[data-inert]': { display: 'none' },
  },
})
