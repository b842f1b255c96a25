import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const mark = componentStyle({ flex: 'none', blockSize: '2.125rem', inlineSize: '1.875rem' })

export const cover = componentStyle({
  fill: vars.colour.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const spine = componentStyle({
  fill: vars.colour.mark,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
})

export const entries = componentStyle({
  fill: vars.colour.onAccent,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
})
