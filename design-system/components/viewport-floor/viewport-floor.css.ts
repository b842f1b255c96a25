import { globalStyle } from '@vanilla-extract/css'
import { inLayer } from '../../tokens/style.ts'
import { viewportFloor } from './viewport-floor.ts'

// What is scrolled to or focused stops above the bar, and so does the end of the page.
globalStyle('html', inLayer('component', { scrollPaddingBlockEnd: viewportFloor }))
globalStyle(
  'body::after',
  inLayer('component', { content: '""', display: 'block', blockSize: viewportFloor }),
)
