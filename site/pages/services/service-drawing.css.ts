import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** Heading and drawing side by side; on a phone and on paper there is no room for the drawing. */
export const head = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xl,
})

export const drawing = pageStyle({
  display: 'none',
  flex: 'none',
  inlineSize: '13rem',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [`screen and ${media.fromTablet}`]: { display: 'block' } },
})

/** In place of the drawing, and as it only where there is room. */
export const picture = pageStyle({
  display: 'none',
  flex: 'none',
  '@media': { [`screen and ${media.fromTablet}`]: { display: 'block' } },
})
export const image = pageStyle({
  display: 'block',
  inlineSize: '18rem',
  blockSize: 'auto',
  border: `1px solid ${vars.colour.rule}`,
})

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
