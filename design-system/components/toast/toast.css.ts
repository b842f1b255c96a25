import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { viewportFloor } from '../viewport-floor/viewport-floor.ts'

/** The custom property that holds how far the toast has been swiped. */
export const swiped = '--toast-swiped'

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.sm}` } })
const change = keyframes({ from: { opacity: 0 } })

/** Above the feedback button and any bar at the bottom; on a small screen at the top, clear of sheet and keyboard. */
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
  display: 'grid',
  columnGap: vars.space.md,
  alignItems: 'center',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
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

/** Dismiss alone stands beside the words, an action with it under them. */
export const toast = componentVariants({
  beside: [card, { gridTemplateColumns: '1fr auto' }],
  below: [card, { gridTemplateColumns: '1fr', rowGap: vars.space.sm }],
})

/** A live region; the empty one takes no room. */
export const announcement = componentStyle({
  gridColumn: 1,
  selectors: { '&:empty': { position: 'absolute' } },
})

export const words = componentStyle({
  gridColumn: 1,
  fontSize: vars.size.small,
  '@media': { [media.motion]: { animation: `${change} ${vars.duration.settle} ${vars.easing.out}` } },
})

export const title = componentStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  selectors: { '[data-variant="destructive"] &': { color: vars.colour.danger } },
})

/** The last word stands at the card's end; its target reaches past it. */
export const actions = componentStyle({
  gridColumn: -2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
})
