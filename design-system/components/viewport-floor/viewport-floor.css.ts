import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { inLayer } from '../../tokens/style.ts'
import { viewportFloor, viewportFloorProperty } from './viewport-floor.ts'

createGlobalVar(viewportFloorProperty.slice(2), { syntax: '<length>', inherits: false, initialValue: '0px' })

// What is scrolled to or focused stops above the bar, and so does the end of the page.
globalStyle('html', inLayer('component', { scrollPaddingBlockEnd: viewportFloor }))
globalStyle(
  'body::after',
  inLayer('component', { content: '""', display: 'block', blockSize: viewportFloor }),
)
