/** The custom property with the height of a bar fixed to the viewport's bottom. It is not inherited. */
export const viewportFloorProperty = '--viewport-floor'

/** The height of a bar at the viewport's bottom, for styles of an element with `onViewportFloor`. */
export const viewportFloor = `var(${viewportFloorProperty}, 0px)`

/** Marks an element whose styles use {@link viewportFloor}. */
export const onViewportFloor = { 'data-on-viewport-floor': '' } as const
