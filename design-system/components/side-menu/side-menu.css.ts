import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { viewportFloor } from '../viewport-floor/index.ts'
import { atEdge, padded, tabWidth, upTo, wideEdge } from './at-edge.ts'

/** Space for the header above and the feedback button below, so that the tabs cover neither. */
const above = '5.5rem'
const below = '6.75rem'
/** Free space above the tabs, whose own height is 100 %. */
const free = `max(0px, (100vb - ${above} - ${below} - 100%) / 2)`

export const menu = componentStyle({
  paddingBlock: vars.space.lg,
  paddingInline: vars.measure.gutter,
  '@media': {
    [atEdge]: {
      position: 'fixed',
      // Above a bar, whose text does not reach this edge: no tab is hidden if the bar leaves too little space.
      zIndex: vars.stack.banner,
      insetBlock: `${above} ${below}`,
      insetInlineEnd: 0,
      display: 'flex',
      alignItems: 'safe center',
      padding: 0,
      pointerEvents: 'none',
    },
    [media.print]: { display: 'none' },
  },
})

export const entries = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [atEdge]: {
      gap: vars.space.xxs,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      pointerEvents: 'auto',
      // Centred in the space above a bar. Not by the menu's inset, which would count as a layout shift.
      translate: `0 calc(-1 * min(${viewportFloor} / 2, ${free}))`,
    },
  },
})

/** In the page the entries fill their rows, as buttons do. */
export const entry = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  '@media': { [atEdge]: { flex: 'none' } },
})

const pull = keyframes({ '40%': { translate: `calc(-1 * ${vars.space.xs}) 0` } })
const pullMirrored = keyframes({ '40%': { translate: `${vars.space.xs} 0` } })

/** A tab at the edge of the screen, with vertical text. */
export const tab = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.accentTint, borderColor: vars.colour.accent },
    '&[aria-current]': { color: vars.colour.accent, borderInlineStart: `3px solid ${vars.colour.accent}` },
    '&[data-pressed]': { backgroundColor: vars.colour.accentTint, borderColor: vars.colour.accent },
  },
  '@media': {
    [atEdge]: {
      inlineSize: tabWidth,
      fontSize: upTo(vars.size.caption),
      paddingBlock: padded(vars.space.sm),
      paddingInline: 0,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    [wideEdge]: {
      paddingBlock: padded(vars.space.md),
      fontSize: upTo(vars.size.small),
    },
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
      selectors: {
        '&[data-pressed]': { animation: `${pull} ${vars.duration.press} ${vars.easing.out}` },
        '&[data-pressed]:dir(rtl)': { animationName: pullMirrored },
      },
    },
  },
})

export const words = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375em',
  '@media': { [atEdge]: { writingMode: 'vertical-rl', whiteSpace: 'nowrap' } },
})

const shown = { display: 'block' } as const

/** Adjacent to its tab, so that the pointer can move to it (WCAG 1.4.13). */
export const tooltip = componentStyle({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '100%',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 4rem)',
  paddingBlockEnd: vars.space.xs,
  selectors: {
    [`${entry}[data-described] > &`]: shown,
    [`[data-live=false] ${entry}:has(:focus-visible) > &`]: shown,
  },
  '@media': {
    [media.hover]: { selectors: { [`[data-live=false] ${entry}:hover > &`]: shown } },
    [atEdge]: {
      insetInline: 'auto 100%',
      insetBlock: '50% auto',
      translate: '0 -50%',
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.xs,
    },
  },
})

export const note = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  boxShadow: vars.elevation.high,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const label = componentStyle({ display: 'block', fontWeight: vars.weight.strong })

export const description = componentStyle({ display: 'block', color: vars.colour.inkQuiet })
