import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Grows with the text, on a narrow phone only while the name next to it fits. */
export const mark = componentStyle({
  flex: 'none',
  inlineSize: 'min(1.875rem, 9.375vw)',
  blockSize: 'auto',
  aspectRatio: '30 / 34',
})

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
