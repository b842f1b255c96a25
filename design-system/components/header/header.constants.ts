/** How far the page may be scrolled, in px, before the header becomes compact: at 50 not, at 51 yes. */
export const COMPACT_ABOVE_PX = 50

/** How long the mobile menu takes to close, in ms, and so how long it waits before it scrolls to an anchor. */
export const MENU_CLOSING_MS = 300
