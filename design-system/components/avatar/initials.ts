/** How many letters stand side by side in the circle at a readable size. */
export const LETTERS_IN_CIRCLE = 3

/** Joins the consonants around it into one written letter: Devanagari, Bengali, Gujarati, Odia, Telugu, Kannada, Malayalam. */
const VIRAMA = '\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D'

// Not Intl.Segmenter: what counts as one letter differs between the ICU of Node and those of browsers, and then the
// prerendered letters would not be the hydrated ones.
const LETTER = new RegExp(`[\\p{L}\\p{N}](?:[${VIRAMA}]\\u200D?\\p{L}|[\\p{M}\\u200C\\u200D])*`, 'gu')

/** The letters of `text` as they are written: क्षि is one, and so is É made of two code points. */
export const lettersOf = (text: string): string[] => text.match(LETTER) ?? []

/** The first letter of each word of `name`, as capitals; of a longer name the first three, which fill the circle. */
export const initialsOf = (name: string): string[] =>
  name
    .split(/\s+/u)
    .flatMap((word) => lettersOf(word).slice(0, 1))
    .slice(0, LETTERS_IN_CIRCLE)
    .map((letter) => letter.toUpperCase())
