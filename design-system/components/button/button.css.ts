import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const pendingRing = '&[data-pending]:not(:has(svg))::before'
const turn = keyframes({ to: { rotate: '1turn' } })

export const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.125rem',
  paddingBlock: vars.space.sm,
  paddingInline: besideText('1.375rem'),
  // Text next to it wraps first.
  flexShrink: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    // It is not disabled: its label keeps its contrast, and a ring turns before it. A drawing of its own replaces the ring.
    '&[data-pending]': { cursor: 'default' },
    [pendingRing]: {
      content: '""',
      flex: 'none',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid',
      borderBlockStartColor: 'transparent',
      borderRadius: '50%',
    },
    '&:focus-visible': { borderRadius: vars.radius.md },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
      selectors: { [pendingRing]: { animation: `${turn} 1s linear infinite` } },
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      // The gap of the ring would be filled.
      selectors: {
        [pendingRing]: { forcedColorAdjust: 'none', borderColor: 'transparent ButtonText ButtonText' },
      },
    },
    // Nothing can be pressed on paper.
    [media.print]: { display: 'none' },
  },
})

export const size = componentVariants({
  medium: {},
  compact: { minBlockSize: '2.5rem', paddingBlock: vars.space.xs, paddingInline: vars.space.md },
})

const enabled = ':not(:disabled, [data-pending])'

/** While hovered by a pointer that can hover, and while pressed; a touch leaves no hover style. */
const underPointer = (style: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { [`&:active${enabled}`]: style },
  '@media': { [media.hover]: { selectors: { [`&:hover${enabled}`]: style } } },
})

export const variant = componentVariants({
  primary: [
    { backgroundColor: vars.colour.fill, color: vars.colour.onAccent },
    underPointer({ backgroundColor: vars.colour.fillHover }),
  ],
  secondary: [
    { borderColor: vars.colour.accent, color: vars.colour.accent },
    underPointer({ backgroundColor: vars.colour.accentTint }),
  ],
  quiet: [
    {
      // With its border it is as wide as the negative margin that puts its label on a text edge.
      paddingInline: `calc(${vars.space.xs} - 1px)`,
      color: vars.colour.ink,
      textDecoration: `underline 2px ${vars.colour.mark}`,
      textUnderlineOffset: '0.35em',
      // Underlined like a link: a border would stick out beside the text edge on which the button stands.
      '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
    },
    underPointer({ textDecorationColor: vars.colour.accent }),
  ],
  onBand: [
    {
      backgroundColor: vars.colour.onBand,
      color: vars.colour.band,
      selectors: { '&:focus-visible': { outlineColor: vars.colour.focusOnBand } },
    },
    underPointer({ backgroundColor: vars.colour.onBandQuiet }),
  ],
  onBandOutline: [
    {
      borderColor: vars.colour.onBand,
      color: vars.colour.onBand,
      selectors: { '&:focus-visible': { outlineColor: vars.colour.focusOnBand } },
    },
    underPointer({ backgroundColor: `color-mix(in srgb, ${vars.colour.onBand} 12%, transparent)` }),
  ],
})

export const wide = componentStyle({ inlineSize: '100%' })

export const atTextEdge = componentStyle({
  // The padding of a quiet button and its border.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  // A container as wide as its content is that much narrower than the button.
  maxInlineSize: `calc(100% + ${vars.space.xs})`,
})
