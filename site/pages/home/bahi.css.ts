import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Height of the bound edge, of which the threads of the drawing are a part. */
const spine = '2.25rem'
const cloth = '0.5rem'

/** The red cloth cover below the open page; nothing of it is printed. */
export const cover = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  '@media': {
    screen: {
      paddingBlock: `${spine} ${cloth}`,
      paddingInline: cloth,
      borderRadius: vars.radius.lg,
      backgroundColor: vars.colour.band,
      boxShadow: vars.elevation.high,
    },
    // The page is as wide as without a cover, which would cost lines of text.
    [`screen and ${media.belowTablet}`]: { marginInline: `calc(-1 * ${cloth})` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

// The page is in front of the cover, and ends where the binding begins.
globalStyle(
  `${cover} > :last-child > *`,
  inLayer('page', { '@media': { screen: { boxShadow: 'none', borderRadius: vars.radius.sm } } }),
)

export const threads = pageStyle({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: spine,
  // The ends of the thread hang over the page.
  zIndex: 1,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.colour.mark,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  '@media': {
    screen: { display: 'block' },
    [media.forcedColors]: { stroke: 'CanvasText' },
    // Where the head of the page has no room for them, they are under it.
    '(width < 22.5rem)': { zIndex: 'auto' },
  },
})

/** A part of the drawing without an outline of its own. */
export const bare = pageStyle({ stroke: 'none' })
