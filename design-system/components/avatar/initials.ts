/** How many letters fit in the circle at a readable size. */
export const LETTERS_IN_CIRCLE = 3

/** Joins the adjacent consonants into one letter: Devanagari, Bengali, Gujarati, Odia, Telugu, Kannada, Malayalam. */
const VIRAMA = '\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D'

// Not `Intl.Segmenter`: the ICU versions of Node and browsers split letters differently, which would be a hydration
// mismatch.
const LETTER = new RegExp(`[\\p{L}\\p{N}](?:[${VIRAMA}]\\u200D?\\p{L}|[\\p{M}\\u200C\\u200D])*`, 'gu')

/** The letters of `text` as written: क्षि is one, and so is É as two code points. */
export const lettersOf = (text: string): string[] => text.match(LETTER) ?? []

/** The first letter of each word of `name`, as capitals; at most the first three. */
export const initialsOf = (name: string): string[] =>
  name
    .split(/\s+/u)
    .flatMap((word) => lettersOf(word).slice(0, 1))
    .slice(0, LETTERS_IN_CIRCLE)
    .map((letter) => letter.toUpperCase())
