/** From the start to the banner, in ms, where nothing is chosen. Specification, section 9: "cookie banner delay 2000 ms". */
export const cookieBannerDelay = 2000
