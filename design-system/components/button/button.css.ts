import type { StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

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
    '&:is(:disabled, [data-pending])': { cursor: 'default', opacity: 0.6 },
    '&:focus-visible': { borderRadius: vars.radius.md },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    },
    [media.forcedColors]: { borderColor: 'ButtonText' },
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
      paddingInline: vars.space.xs,
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
