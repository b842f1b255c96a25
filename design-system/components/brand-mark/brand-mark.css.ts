import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Grows with the text, on a narrow phone only while the name next to it fits. Its height follows the `viewBox`. */
export const mark = componentStyle({
  flex: 'none',
  inlineSize: 'min(1.875rem, 9.375vw)',
  blockSize: 'auto',
  '@media': {
    [media.forcedColors]: {
      vars: {
        [vars.colour.fill]: 'CanvasText',
        [vars.colour.mark]: 'Canvas',
        [vars.colour.onAccent]: 'Canvas',
      },
    },
  },
})
