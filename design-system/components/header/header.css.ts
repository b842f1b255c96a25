import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** In a low window, such as at 400 % zoom, a sticky bar would cover too much of the page, so it scrolls away. */
const tall = '(height >= 30em)'
const padding = vars.space.sm

/** The narrowest window with a sticky bar: in a narrower one, large text wraps it into too many rows. */
const narrowest = { belowTablet: '14rem', fromTablet: '38rem' } as const
type Range = keyof typeof narrowest

/** Far above 0 in a window that is wide enough, far below 0 in others. */
const isWide = (range: Range) => `1000 * (100vw - ${narrowest[range]})`

const stays = (range: Range) => {
  const start = `min(0px, ${isWide(range)})`
  return {
    position: 'sticky',
    insetBlockStart: start,
    selectors: {
      '&[data-compact]': { insetBlockStart: `calc(${start} - ${padding})`, boxShadow: vars.elevation.low },
    },
  } as const
}

// Scroll targets and focused elements are not hidden under the bar.
const scrollsTo = (range: Range) => ({
  scrollPaddingBlockStart: `clamp(${vars.space.xs}, ${isWide(range)}, 6rem)`,
})
globalStyle(
  'html',
  inLayer('component', {
    '@media': {
      [`${tall} and ${media.belowTablet}`]: scrollsTo('belowTablet'),
      [`${tall} and ${media.fromTablet}`]: scrollsTo('fromTablet'),
    },
  }),
)

// Compact, the bar moves up by its upper padding and gives half of it back inside. Its size in the layout is unchanged,
// so nothing below moves and the change cannot toggle the threshold.
export const header = componentStyle({
  position: 'relative',
  zIndex: vars.stack.header,
  backgroundColor: vars.colour.paper,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': {
    [`${tall} and ${media.belowTablet}`]: stays('belowTablet'),
    [`${tall} and ${media.fromTablet}`]: stays('fromTablet'),
    [media.motion]: {
      transition: `inset-block-start ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
    },
    [media.print]: { position: 'static' },
  },
})

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  maxInlineSize: `calc(${vars.measure.page} + 2 * ${vars.measure.gutter})`,
  minBlockSize: '4.75rem',
  marginInline: 'auto',
  paddingBlock: padding,
  paddingInline: vars.measure.gutter,
  '@media': {
    [media.belowTablet]: { flexWrap: 'wrap' },
    [tall]: {
      selectors: {
        [`${header}[data-compact] > &`]: { paddingBlock: `calc(1.5 * ${padding}) calc(0.5 * ${padding})` },
      },
    },
    [media.motion]: { transition: `padding ${vars.duration.quick}` },
  },
})

export const logo = componentStyle({ display: 'flex', flex: 'none', maxInlineSize: '100%' })

/** Without popover support the complete navigation is displayed in place, without buttons. */
const withPopover = 'selector(:popover-open)'

const barButton = componentStyle({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  '@supports': { [withPopover]: { '@media': { [media.belowTablet]: { display: 'inline-flex' } } } },
})

export const menuButton = componentStyle([
  barButton,
  { marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${vars.space.xs})` },
])

export const closeButton = componentStyle([barButton, { alignSelf: 'flex-end' }])

const slideIn = keyframes({ from: { translate: '100% 0' } })
const slideInMirrored = keyframes({ from: { translate: '-100% 0' } })
const motionOfMenu = `${vars.duration.menu} ${vars.easing.out}`

/** A panel at the inline end below 768 px; from there part of the bar. */
export const menu = componentStyle({
  color: 'inherit',
  border: 0,
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
      // Opened below 768 px, then widened before the machine could close it.
      selectors: {
        '&:popover-open': {
          position: 'fixed',
          insetInlineStart: 'auto',
          padding: vars.space.md,
          backgroundColor: vars.colour.paper,
        },
      },
    },
  },
  '@supports': {
    [withPopover]: {
      '@media': {
        [media.belowTablet]: {
          position: 'fixed',
          insetBlock: 0,
          insetInline: 'auto 0',
          inlineSize: 'min(22rem, 100% - min(3rem, 15vw))',
          overflowWrap: 'anywhere',
          blockSize: '100%',
          margin: 0,
          paddingBlock: vars.space.md,
          paddingInline: vars.measure.gutter,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          backgroundColor: vars.colour.paper,
          borderInlineStart: `1px solid ${vars.colour.ruleStrong}`,
          selectors: {
            '&:popover-open': { display: 'flex', flexDirection: 'column' },
            '&:popover-open::backdrop': { backgroundColor: vars.colour.scrim },
          },
        },
        [`${media.belowTablet} and ${media.motion}`]: {
          translate: '100% 0',
          transition: `translate ${motionOfMenu}, display ${vars.duration.menu}, overlay ${vars.duration.menu}`,
          transitionBehavior: 'allow-discrete',
          selectors: {
            '&:dir(rtl)': { translate: '-100% 0' },
            '&:popover-open': { translate: '0 0', animation: `${slideIn} ${motionOfMenu}` },
            '&:popover-open:dir(rtl)': { animationName: slideInMirrored },
            '&:not(:popover-open)': { pointerEvents: 'none' },
          },
        },
      },
    },
  },
})

// Locks page scrolling while the menu is open; in CSS, so that it works before hydration too.
globalStyle(
  `html:has(${menu}:popover-open)`,
  inLayer('component', { overflow: 'hidden', scrollbarGutter: 'stable' }),
)

const gap = `clamp(${vars.space.sm}, 1.7vw, 1.375rem)`

export const entries = componentStyle({
  '@media': {
    [media.belowTablet]: { marginBlockStart: vars.space.xs },
    // Inline content, so that two rows are balanced.
    [media.fromTablet]: { textAlign: 'end', textWrap: 'balance', marginInline: `calc(${gap} / -2)` },
  },
})

/** Behind the Menu button only: from 768 px the bar has no place for it. */
export const foot = componentStyle({
  '@media': {
    [media.belowTablet]: {
      marginBlockStart: 'auto',
      paddingBlockStart: vars.space.sm,
      borderBlockStart: `3px double ${vars.colour.margin}`,
    },
    [media.fromTablet]: { display: 'none' },
  },
})

export const item = componentStyle({
  '@media': {
    [media.belowTablet]: {
      borderBlockEnd: `1px solid ${vars.colour.rule}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
    [media.fromTablet]: { display: 'inline-block', marginInline: `calc(${gap} / 2)`, textAlign: 'start' },
  },
})

export const entry = componentStyle({
  display: 'inline-block',
  color: vars.colour.ink,
  cursor: 'pointer',
  textDecoration: 'underline 2px transparent',
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover': { textDecorationColor: vars.colour.mark },
    '&[aria-current]': {
      color: vars.colour.accent,
      fontWeight: vars.weight.strong,
      textDecorationColor: vars.colour.accent,
    },
  },
  '@media': {
    [media.belowTablet]: { inlineSize: '100%', paddingBlock: '0.6875rem' },
    [media.motion]: { transition: `text-decoration-color ${vars.duration.quick}` },
  },
})

export const barEntry = componentStyle({
  '@media': {
    [media.fromTablet]: { paddingBlock: '0.375rem', fontSize: vars.size.small, whiteSpace: 'nowrap' },
  },
})

const isOpen = (list: string) => `[aria-expanded=true] + ${list}`

/** A button and the links it discloses. */
export const group = componentStyle({
  '@media': {
    [media.fromTablet]: {
      selectors: {
        // Keeps the hover between the button and the list under the bar.
        '&[data-live=false]:hover::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: '2rem',
        },
      },
    },
  },
})

export const list = componentStyle({
  display: 'none',
  selectors: {
    [isOpen('&')]: { display: 'grid' },
    // Before hydration the button does nothing, so hover or focus shows the list.
    [`${group}[data-live=false]:is(:hover, :focus-within) > &`]: { display: 'grid' },
  },
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: vars.space.sm,
      paddingInlineStart: vars.space.md,
      marginInlineStart: vars.space.xxs,
      borderInlineStart: `1px solid ${vars.colour.margin}`,
    },
    // As wide as the page, under the bar: it fits at any position of the button and text size.
    [media.fromTablet]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
      columnGap: vars.space.lg,
      maxBlockSize: '70vh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: vars.space.md,
      paddingInline: `max(${vars.measure.gutter}, (100% - ${vars.measure.page}) / 2)`,
      backgroundColor: vars.colour.sheet,
      borderBlock: `1px solid ${vars.colour.rule}`,
      boxShadow: vars.elevation.high,
    },
  },
})

export const listEntry = componentStyle({
  '@media': {
    [media.belowTablet]: { paddingBlock: '0.5rem' },
    [media.fromTablet]: {
      inlineSize: '100%',
      paddingBlock: vars.space.sm,
      borderBlockEnd: `1px solid ${vars.colour.rule}`,
    },
  },
})

export const icon = componentStyle({ inlineSize: '1em', blockSize: '1em' })

export const chevron = componentStyle({
  display: 'inline-block',
  inlineSize: '0.625em',
  blockSize: '0.625em',
  marginInlineStart: '0.35em',
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@media': { [media.motion]: { transition: `rotate ${vars.duration.quick}` } },
})
