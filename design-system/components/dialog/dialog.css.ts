import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.md}` } })

const comesAndGoes = (name: string) => ({
  [media.motion]: {
    selectors: {
      '&[data-entering]': { animation: `${name} ${vars.duration.settle} ${vars.easing.out}` },
      '&[data-exiting]': {
        animation: `${name} ${vars.duration.quick} ${vars.easing.inOut} reverse forwards`,
      },
    },
  },
})

// Dark behind the sheet in both themes.
const scrim = (over: string) =>
  `light-dark(color-mix(in srgb, ${vars.colour.ink} 48%, ${over}), color-mix(in srgb, ${vars.colour.paper} 75%, ${over}))`

/** Scrolls as a whole, so that nothing is cut off at 400 % zoom or above an on-screen keyboard. */
export const overlay = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.stack.overlay,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  backgroundColor: scrim('transparent'),
  '@media': {
    [media.fromTablet]: { alignItems: 'center', padding: vars.space.lg },
    ...comesAndGoes(appear),
  },
})

// No fixed element reaches the gutter that the locked scrollbar leaves free: the root's own background darkens it.
globalStyle(`:root:has(${overlay})`, inLayer('component', { backgroundColor: scrim(vars.colour.paper) }))
globalStyle(`:root:has(${overlay}) body`, inLayer('component', { backgroundColor: vars.colour.paper }))

export const sheet = componentStyle({
  inlineSize: '100%',
  marginBlockStart: vars.space.xl,
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
    ...comesAndGoes(rise),
  },
})

export const size = componentVariants({
  narrow: { '@media': { [media.fromTablet]: { maxInlineSize: '25rem' } } },
  medium: { '@media': { [media.fromTablet]: { maxInlineSize: '32rem' } } },
  wide: { '@media': { [media.fromTablet]: { maxInlineSize: '52rem' } } },
})

/** The focus ring is left to the controls inside: the dialog takes the focus only so that its title is read. */
export const dialog = componentStyle({
  paddingBlockStart: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outline: 'none' } },
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

/** The word stands at the end of the rule; its target reaches past it. */
export const close = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space.xs})` })

export const description = componentStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.xs,
  color: vars.colour.inkQuiet,
})
