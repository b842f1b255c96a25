import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const bar = componentStyle({ display: 'grid', gap: vars.space.xs, color: vars.colour.ink })

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
})

export const label = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

export const value = componentStyle({
  flex: '0 1 auto',
  textAlign: 'end',
  lineHeight: vars.leading.snug,
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

const slide = keyframes({ from: { backgroundPositionX: '-50%' }, to: { backgroundPositionX: '150%' } })

/** Half a segment of stripes and its gap. */
const stripe = '0.75rem'

/** A border visible at any value; the completed part is as dark as the text, to be distinct without colour. */
export const track = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.75rem',
  overflow: 'hidden',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.colour.sheet },
    '&::-webkit-progress-value': { backgroundColor: vars.colour.positive },
    '&::-moz-progress-bar': { backgroundColor: vars.colour.positive },
    // Stripes, which no share of a determinate bar looks like.
    '&:indeterminate': {
      backgroundImage: `repeating-linear-gradient(90deg, ${vars.colour.positive} 0 ${stripe}, transparent 0 calc(2 * ${stripe}))`,
    },
    '&:indeterminate::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&:indeterminate': {
          backgroundImage: `linear-gradient(${vars.colour.positive}, ${vars.colour.positive})`,
          backgroundRepeat: 'no-repeat',
          // The position at rest, also of screenshots.
          backgroundPosition: '50% 0',
          backgroundSize: '33% 100%',
          animation: `${slide} 1.6s ${vars.easing.inOut} infinite`,
        },
        '&:indeterminate:dir(rtl)': { animationDirection: 'reverse' },
      },
    },
    [media.forcedColors]: {
      appearance: 'auto',
      // Chromium draws no native one in forced colours.
      selectors: {
        '&:indeterminate': {
          appearance: 'none',
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          backgroundColor: 'Canvas',
          backgroundImage: `repeating-linear-gradient(90deg, CanvasText 0 ${stripe}, transparent 0 calc(2 * ${stripe}))`,
          backgroundSize: 'auto',
          animation: 'none',
        },
      },
    },
  },
})
