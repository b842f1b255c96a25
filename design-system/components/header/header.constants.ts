/** Scroll offset, in px, above which the header becomes compact: at 50 not, at 51 yes. */
export const COMPACT_ABOVE_PX = 50

/** Duration of the mobile menu's closing, in ms, after which it scrolls to an anchor. */
export const MENU_CLOSING_MS = 300
