/** How long a toast stays, in ms of undisturbed time. Specification, section 9: "default toast duration 5000 ms". */
export const TOAST_MS = 5000

/** From dismissal to removal, in ms. Specification, section 9: "toast removal delay 1,000,000 ms". */
export const REMOVAL_DELAY_MS = 1_000_000

/** A swipe goes past this many px to dismiss. Specification, section 9: "swipe threshold 50, direction right". */
export const SWIPE_THRESHOLD_PX = 50

/** Below it, in px, a moving finger or pointer is not yet a swipe. */
export const SWIPE_SLOP_PX = 4

/** The longest delay, in ms, a browser's timer takes; a longer one would fire at once. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1

/** A live region is heard only once it has stood in the page for some time, in ms. */
export const LIVE_REGION_DELAY_MS = 100
