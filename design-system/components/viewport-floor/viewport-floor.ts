/** The custom property, on the root element, that holds the height of what is fixed to the viewport's bottom. */
export const viewportFloorProperty = '--viewport-floor'

/** For styles: the height that a bar takes at the bottom of the viewport, 0px where there is none. */
export const viewportFloor = `var(${viewportFloorProperty}, 0px)`
