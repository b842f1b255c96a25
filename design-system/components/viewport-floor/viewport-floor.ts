/** The custom property that holds the height of what is fixed to the viewport's bottom. It is not inherited. */
export const viewportFloorProperty = '--viewport-floor'

/** For styles of an element that is marked so: the height that a bar takes at the bottom of the viewport. */
export const viewportFloor = `var(${viewportFloorProperty}, 0px)`

/** Marks an element whose styles use {@link viewportFloor}. */
export const onViewportFloor = { 'data-on-viewport-floor': '' } as const
