/** From the start to the banner, in ms, where nothing is chosen. Specification, section 9: "cookie banner delay 2000 ms". */
export const BANNER_DELAY_MS = 2000
