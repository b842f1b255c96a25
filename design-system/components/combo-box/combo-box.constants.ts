/** Number of options from which only those in view are rendered. */
export const VIRTUALISED_FROM_OPTIONS = 200

/** Estimated block size of an option with a description until it is measured, in px. */
export const OPTION_PX = 58

/** Estimated block size of a section's heading until it is measured, in px. */
export const HEADING_PX = 34
