/** Cards on a page by the width of the window: "1024 px (3 cards) and 768 px (2), otherwise 1". */
export const CARDS_PER_PAGE = { fromDesktop: 3, fromTablet: 2, below: 1 } as const

/** Time without scroll events after which a swipe or a turn has ended, in ms. Longer than one or two dropped frames. */
export const SCROLL_REST_MS = 150
