import { english, type ComponentMessages } from './english.ts'

type Word = string | readonly string[] | ((...parts: never[]) => string)

/** Reverses a text by a Unicode override: it runs from right to left and remains readable for testers. */
const reversed = (text: string) => `\u202E${text}\u202C`

function pseudo(word: Word): Word {
  if (typeof word === 'string') return reversed(word)
  if (typeof word === 'function') return (...parts: never[]) => reversed(word(...parts))
  return word.map(reversed)
}

/**
 * The right-to-left pseudo-locale: every message of a component is reversed. Any other text on a page is content, or
 * hard-coded in a component.
 */
export const pseudoRightToLeft = Object.fromEntries(
  Object.entries(english).map(([component, words]) => [
    component,
    Object.fromEntries(Object.entries<Word>(words).map(([key, word]) => [key, pseudo(word)])),
  ]),
) as ComponentMessages
