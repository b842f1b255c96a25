import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Marigold does not reach 3:1 on paper; the outline does. */
export const fill = componentStyle({
  fill: vars.colour.mark,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const outline = componentStyle({
  fill: 'none',
  stroke: vars.colour.markOutline,
  strokeWidth: '1.25px',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
