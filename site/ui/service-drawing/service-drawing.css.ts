import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

const drawing = pageStyle({
  flex: 'none',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})

/** Beside the heading of a page; on a phone and on paper there is no room for it. */
export const large = pageStyle([
  drawing,
  {
    display: 'none',
    inlineSize: '13rem',
    '@media': { [`screen and ${media.fromTablet}`]: { display: 'block' } },
  },
])

/** In a list, where strokes need more of the width to be as visible. */
export const small = pageStyle([
  drawing,
  {
    inlineSize: '3.5rem',
    strokeWidth: 2.5,
    '@media': { [media.belowTablet]: { inlineSize: '2.5rem' } },
  },
])

const forced = (stroke: string, fill = 'none') => ({
  '@media': { [media.forcedColors]: { stroke, fill } },
})
export const paper = pageStyle({
  fill: vars.colour.sheet,
  stroke: vars.colour.ink,
  ...forced('CanvasText', 'Canvas'),
})
export const ink = pageStyle({ stroke: vars.colour.ink, ...forced('CanvasText') })
export const line = pageStyle({ stroke: vars.colour.ruleStrong, ...forced('CanvasText') })
export const accent = pageStyle({ stroke: vars.colour.margin, ...forced('CanvasText') })
export const perforation = pageStyle([line, { strokeDasharray: '3 4' }])
/** Thread and ticks. */
export const mark = pageStyle({ stroke: vars.colour.mark, strokeWidth: 2.5, ...forced('CanvasText') })
export const stitches = pageStyle([mark, { strokeWidth: 1.5, strokeDasharray: '5 4' }])
/** The red cloth of an account book. */
export const cloth = pageStyle({
  fill: vars.colour.band,
  stroke: vars.colour.ink,
  ...forced('CanvasText', 'Canvas'),
})
export const seal = pageStyle({ fill: vars.colour.band, ...forced('CanvasText', 'Canvas') })
export const ring = pageStyle({ stroke: vars.colour.mark, ...forced('CanvasText') })
