export { raiseViewportFloor } from './raise-viewport-floor.ts'
export { useViewportFloor } from './use-viewport-floor.ts'
export { onViewportFloor, viewportFloor } from './viewport-floor.ts'
