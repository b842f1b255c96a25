/** Greater than every text that begins with another, in the order of bytes of UTF-8. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`
