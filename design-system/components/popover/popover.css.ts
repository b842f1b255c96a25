import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } })

/** Covers the page, so that a press outside only closes the popover. */
export const underlay = componentStyle({ position: 'fixed', inset: 0, zIndex: vars.stack.overlay })

export const popover = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  zIndex: vars.stack.overlay,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  boxShadow: vars.elevation.high,
  color: vars.colour.ink,
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.duration.quick} ${vars.easing.out}` },
  },
})

const window = `100vw - 2 * ${vars.space.xs}`

export const width = componentVariants({
  content: { minInlineSize: 'var(--trigger-width)', maxInlineSize: `min(26rem, ${window})` },
  // Its width does not change with the options that match.
  trigger: { inlineSize: `clamp(14rem, var(--trigger-width), ${window})` },
})

/** The menu or the list box. It scrolls if it is higher than the window or its own limit. */
export const list = componentStyle({
  flex: 'auto',
  minBlockSize: 0,
  maxBlockSize: '24rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.xxs,
  scrollPaddingBlock: vars.space.xxs,
  outline: 'none',
})

/** That of a field's text, which is above the options' labels. */
const inset = '0.875rem'

const focused = '&:is([data-focused], [data-hovered])'

/** An entry of a menu or an option of a list. */
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: '2.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: inset,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [focused]: { backgroundColor: vars.colour.accentTint },
    // Sharp, inside the item: the list clips what is outside.
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: vars.colour.inkQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem', paddingBlock: vars.space.sm },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [focused]: { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

/** Label above description. */
export const itemText = componentStyle({ flex: 'auto', minInlineSize: 0 })

export const itemDescription = componentStyle({
  display: 'block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})

/** Section heading. */
export const heading = componentStyle({
  paddingBlock: `${vars.space.sm} ${vars.space.xxs}`,
  paddingInline: inset,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
})

/** Text instead of options, or below them. */
export const note = componentStyle({
  paddingBlock: vars.space.sm,
  paddingInline: inset,
  color: vars.colour.inkQuiet,
  lineHeight: vars.leading.snug,
})
