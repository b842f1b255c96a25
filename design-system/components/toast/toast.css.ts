import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { viewportFloor } from '../viewport-floor/viewport-floor.ts'

/** The custom property that holds how far the toast has been swiped. */
export const swiped = '--toast-swiped'

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.sm}` } })
const change = keyframes({ from: { opacity: 0 } })

/** Above the feedback button and any bar at the bottom; on a small screen at the top, clear of sheet and keyboard. */
/** Around the region, wherever it stands: no box. */
export const host = componentStyle({ display: 'contents' })

export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.stack.toast,
  insetBlockStart: `max(${vars.space.sm}, env(safe-area-inset-top))`,
  insetInline: vars.space.sm,
  borderRadius: vars.radius.md,
  '@media': {
    [media.fromTablet]: {
      insetBlockStart: 'auto',
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
  // A finger that goes up or down scrolls the page; one that goes sideways swipes the toast.
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

/** Dismiss alone stands beside the words while they have room there, an action with it always under them. */
export const toast = componentVariants({
  beside: [card, { rowGap: vars.space.xs }],
  below: [card, { rowGap: vars.space.sm }],
})

/** Where the words stand. */
const column = componentStyle({
  flex: '1 1 8.5rem',
  minInlineSize: 0,
  selectors: { [`${toast.below} > &`]: { flexBasis: '100%' } },
})

/** A live region; the empty one takes no room. */
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

// The last word stands at the card's end; its target reaches past it.
globalStyle(
  `${actions} > :last-child`,
  inLayer('component', { marginInlineEnd: `calc(-1 * ${vars.space.xs})`, maxInlineSize: 'none' }),
)
