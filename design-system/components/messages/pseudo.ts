import { english, type ComponentMessages } from './english.ts'

type Word = string | readonly string[] | ((...parts: never[]) => string)

/** A text turned around by Unicode's override, so that it runs from right to left and can still be read by whoever tests. */
const turned = (text: string) => `\u202E${text}\u202C`

function pseudo(word: Word): Word {
  if (typeof word === 'string') return turned(word)
  if (typeof word === 'function') return (...parts: never[]) => turned(word(...parts))
  return word.map(turned)
}

/**
 * The right-to-left pseudo-locale: every word that a component says by itself is turned around. What stands unturned on
 * a page in it comes from elsewhere, or was written into a component.
 */
export const pseudoRightToLeft = Object.fromEntries(
  Object.entries(english).map(([component, words]) => [
    component,
    Object.fromEntries(Object.entries<Word>(words).map(([key, word]) => [key, pseudo(word)])),
  ]),
) as ComponentMessages
