/** Delay of the banner without a stored choice, in ms. Specification, section 9: "cookie banner delay 2000 ms". */
export const BANNER_DELAY_MS = 2000
