import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { viewportFloor } from '../viewport-floor/viewport-floor.ts'

/** The custom property with the swiped distance. */
export const swiped = '--toast-swiped'

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.sm}` } })
const change = keyframes({ from: { opacity: 0 } })

/** The region's container, without a box. */
export const host = componentStyle({ display: 'contents' })

/**
 * Above the feedback button and any bar at the bottom, so that it covers neither the header's buttons nor the heading,
 * which has the focus after a navigation (WCAG 2.4.11). On a small screen it is at the top while a dialog is open, and
 * with `[data-place="top"]`.
 */
export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.stack.toast,
  insetBlockEnd: `calc(${viewportFloor} + max(${vars.space.md}, env(safe-area-inset-bottom)) + 3.25rem)`,
  insetInline: vars.space.sm,
  borderRadius: vars.radius.md,
  '@media': {
    [media.belowTablet]: {
      selectors: {
        'dialog &, &[data-place="top"]': {
          insetBlockStart: `max(${vars.space.sm}, env(safe-area-inset-top))`,
          insetBlockEnd: 'auto',
        },
      },
    },
    [media.fromTablet]: {
      insetBlockEnd: `calc(${viewportFloor} + 5.5rem)`,
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.lg,
      inlineSize: '25rem',
    },
  },
})

const card = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingBlock: vars.space.md,
  paddingInline: besideText(vars.space.lg),
  overflowWrap: 'anywhere',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.ruleStrong}`,
  // The double margin line of a ledger.
  borderInlineStart: `6px double ${vars.colour.margin}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  // Vertical movements scroll the page; horizontal ones swipe the toast.
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&[data-variant="destructive"]': {
      backgroundColor: vars.colour.dangerTint,
      borderColor: vars.colour.danger,
      borderInlineStartStyle: 'solid',
    },
    '&[data-swiping]': { translate: `var(${swiped})`, userSelect: 'none' },
    '&[data-swiping]:dir(rtl)': { translate: `calc(-1 * var(${swiped}))` },
  },
  '@media': {
    [media.motion]: { animation: `${arrive} ${vars.duration.settle} ${vars.easing.out}` },
  },
})

/** Dismiss alone is next to the text if it fits; with an action it is always below. */
export const toast = componentVariants({
  beside: [card, { rowGap: vars.space.xs }],
  below: [card, { rowGap: vars.space.sm }],
})

/** The column of the text. */
const column = componentStyle({
  flex: '1 1 8.5rem',
  minInlineSize: 0,
  selectors: { [`${toast.below} > &`]: { flexBasis: '100%' } },
})

/** A live region; an empty one takes no space. */
export const announcement = componentStyle([column, { selectors: { '&:empty': { position: 'absolute' } } }])

export const words = componentStyle([
  column,
  {
    fontSize: vars.size.small,
    '@media': { [media.motion]: { animation: `${change} ${vars.duration.settle} ${vars.easing.out}` } },
  },
])

export const title = componentStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  selectors: { '[data-variant="destructive"] &': { color: vars.colour.danger } },
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  marginInlineStart: 'auto',
})

// The last button's text is aligned with the card's end; its target extends beyond it.
globalStyle(
  `${actions} > :last-child`,
  inLayer('component', { marginInlineEnd: `calc(-1 * ${vars.space.xs})`, maxInlineSize: 'none' }),
)
