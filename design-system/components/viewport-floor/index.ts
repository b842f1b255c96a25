export { useViewportFloor } from './use-viewport-floor.ts'
export { viewportFloor } from './viewport-floor.ts'
