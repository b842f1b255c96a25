import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Keyframes of both directions: an animation that keeps its name is not started again, only its timing changes. */
const fromAndTo = (away: { opacity: number; translate?: string; marginInlineStart?: string }) => ({
  enter: keyframes({ from: away }),
  exit: keyframes({ to: away }),
})
const fade = fromAndTo({ opacity: 0 })
const rise = fromAndTo({ opacity: 0, translate: `0 ${vars.space.md}` })
// A margin, because its direction follows the text's.
const slide = fromAndTo({ opacity: 0, marginInlineStart: `calc(-1 * ${vars.space.xl})` })

const enterAndExit = ({ enter, exit }: { enter: string; exit: string }, leaving: string) => ({
  [media.motion]: {
    animation: `${enter} ${vars.duration.settle} ${vars.easing.out}`,
    selectors: {
      [leaving]: { animation: `${exit} ${vars.duration.quick} ${vars.easing.inOut} forwards` },
    },
  },
})

// The backdrop: dark in both themes.
const scrim = (over: string) =>
  `light-dark(color-mix(in srgb, ${vars.colour.ink} 48%, ${over}), color-mix(in srgb, ${vars.colour.paper} 75%, ${over}))`

/** The `dialog`. It scrolls as a whole, so that nothing is clipped at 400 % zoom or above an on-screen keyboard. */
export const overlay = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.stack.overlay,
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  maxBlockSize: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  border: 0,
  backgroundColor: scrim('transparent'),
  selectors: {
    '&::backdrop': { display: 'none' },
    // The dialog receives the focus only so that its title is read; focus rings are for its controls.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [media.fromTablet]: { alignItems: 'center', padding: vars.space.lg },
    ...enterAndExit(fade, '&[data-exiting]'),
  },
})

const whileOpen = `:root:has(${overlay}[open])`
globalStyle(whileOpen, inLayer('component', { overflow: 'hidden' }))
// The scrollbar gutter shows the root's background, so that is darkened too.
globalStyle(whileOpen, inLayer('component', { backgroundColor: scrim(vars.colour.paper) }))
globalStyle(`${whileOpen} body`, inLayer('component', { backgroundColor: vars.colour.paper }))
globalStyle(
  `:root:has(${overlay}[data-beside-scrollbar])`,
  inLayer('component', { scrollbarGutter: 'stable' }),
)

export const sheet = componentStyle({
  inlineSize: '100%',
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.colour.sheet,
  borderBlockStart: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  '@media': {
    [media.fromTablet]: {
      marginBlockStart: 0,
      border: `1px solid ${vars.colour.ruleStrong}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.elevation.high,
    },
    ...enterAndExit(rise, `${overlay}[data-exiting] > &`),
  },
})

export const size = componentVariants({
  narrow: { '@media': { [media.fromTablet]: { maxInlineSize: '25rem' } } },
  medium: { '@media': { [media.fromTablet]: { maxInlineSize: '32rem' } } },
  wide: { '@media': { [media.fromTablet]: { maxInlineSize: '52rem' } } },
  side: {
    alignSelf: 'stretch',
    justifySelf: 'start',
    maxInlineSize: 'min(20rem, 88%)',
    marginBlockStart: 0,
    borderBlockStart: 0,
    borderInlineEnd: `1px solid ${vars.colour.ruleStrong}`,
    borderRadius: 0,
    '@media': {
      [media.fromTablet]: { border: `1px solid ${vars.colour.ruleStrong}` },
      ...enterAndExit(slide, `${overlay}[data-exiting] > &`),
    },
  },
})

export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'center',
  paddingBlockEnd: vars.space.md,
  marginBlockEnd: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.headingNarrow,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

/** The text is aligned with the end of the rule; its target extends beyond it. */
export const close = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space.xs})` })

export const description = componentStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.xs,
  color: vars.colour.inkQuiet,
})
