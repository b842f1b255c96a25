import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { inLayer } from '../../tokens/style.ts'
import { viewportFloor, viewportFloorProperty } from './viewport-floor.ts'

createGlobalVar(viewportFloorProperty.slice(2), { syntax: '<length>', inherits: false, initialValue: '0px' })

// Scroll targets, focused elements and the end of the page stay above the bar.
globalStyle('html', inLayer('component', { scrollPaddingBlockEnd: viewportFloor }))
globalStyle(
  'body::after',
  inLayer('component', { content: '""', display: 'block', blockSize: viewportFloor }),
)
