/** Duration of a toast without pauses, in ms. Specification, section 9: "default toast duration 5000 ms". */
export const TOAST_MS = 5000

/** Time from dismissal to removal, in ms. Specification, section 9: "toast removal delay 1,000,000 ms". */
export const REMOVAL_DELAY_MS = 1_000_000

/** A longer swipe, in px, dismisses. Specification, section 9: "swipe threshold 50, direction right". */
export const SWIPE_THRESHOLD_PX = 50

/** A shorter movement, in px, is not a swipe. */
export const SWIPE_SLOP_PX = 4

/** The longest delay of a browser's timer, in ms; a longer one would fire immediately. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1

/** A live region must exist for some time, in ms, before its changes are announced. */
export const LIVE_REGION_DELAY_MS = 100
