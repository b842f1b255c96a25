export { useViewportFloor, viewportFloor } from './viewport-floor.ts'
