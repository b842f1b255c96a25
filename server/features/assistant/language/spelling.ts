/**
 * Words of a question that the site, the lexicon and the rules do not know, by the nearest word that they know: one
 * letter wrong, missing, added or exchanged with its neighbour; two in a long word.
 */
import { isStopWord, normalizeText, rawWordsOf } from './words.ts'

/** Shorter words are near too many others; signs of vowels are letters of their own in Devanagari. */
const SHORTEST = 5

const scripts = [/^[a-z]+$/, /^[\u0900-\u097f]+$/]
/** Two mistakes are for words of so many letters. */
const LONG = 9

/** Words that rules of the assistant look for, whatever the pages say. */
const ruleWords =
  'salary interest capital gains property shares mutual crypto professional profession composition registration commission contractor consultancy presumptive gratuity regime rebate instalment challan director audit belated revised monthly quarterly annual january february march april june july august september october november december karnataka maharashtra bengaluru bangalore mumbai hyderabad chennai kolkata penalty turnover deadline statement business freelancer dividend deposit senior citizen pension included including inclusive exclusive calculate percent lakh crore thousand kiraya jurmana karmchari naukri munafa vyapari tankhwah bharna bharni shamil kitna kitni kitne'.split(
    ' ',
  )

export interface Spelling {
  /** The text with such words replaced. */
  correct(text: string): string
}

/**
 * @param words known words, the most frequent first; as they are written
 * @param isKnown whether another form of a word is known
 */
export function createSpelling(words: Iterable<string>, isKnown: (word: string) => boolean): Spelling {
  const known = new Set<string>()
  /** By the consonants that messages leave of a word: “nmbr” of “number”. */
  const byConsonants = new Map<string, string>()
  const byStart = new Map<string, string[]>()
  const add = (word: string) => {
    if (known.has(word) || !scripts.some((letters) => letters.test(word))) return
    known.add(word)
    const consonants = word.replaceAll(/(?<=.)[aeiou]/g, '')
    if (/^[a-z]+$/.test(word) && consonants !== word && !byConsonants.has(consonants))
      byConsonants.set(consonants, word)
    if (word.length < SHORTEST - 1) return
    const like = byStart.get(word[0]!)
    if (like) like.push(word)
    else byStart.set(word[0]!, [word])
  }
  for (const word of ruleWords) add(word)
  for (const word of words) add(word)
  const found = new Map<string, string | undefined>()

  const nearest = (word: string): string | undefined => {
    const most = word.length >= LONG ? 2 : 1
    let best: string | undefined
    let least = most + 1
    for (const candidate of byStart.get(word[0]!) ?? []) {
      if (Math.abs(candidate.length - word.length) > most) continue
      const distance = distanceOf(word, candidate, least - 1)
      if (distance < least) [best, least] = [candidate, distance]
    }
    return best
  }

  return {
    correct: (text) =>
      text.replaceAll(
        /(?<![\p{L}\p{M}\p{N}])(?:[a-zA-Z]{5,24}|[b-df-hj-np-tv-z]{3,4}|[\u0900-\u0963\u0970-\u097f]{5,24})(?![\p{L}\p{M}\p{N}])/gu,
        (typed) => {
          const word = normalizeText(typed)
          const isShortened = /^[b-df-hj-np-tv-z]+$/.test(word)
          if (
            (word.length < SHORTEST && !isShortened) ||
            known.has(word) ||
            isStopWord(word) ||
            isKnown(word)
          )
            return typed
          if (!found.has(word)) {
            // Questions repeat their words; what a flood of random ones would add is not kept.
            if (found.size >= 2000) found.clear()
            found.set(
              word,
              (isShortened ? byConsonants.get(word) : undefined) ??
                (word.length < SHORTEST ? undefined : nearest(word)),
            )
          }
          return found.get(word) ?? typed
        },
      ),
  }
}

/** Damerau-Levenshtein distance of adjacent letters, or more than `most`. */
export function distanceOf(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    let least = row
    for (let at = 1; at <= other.length; at += 1) {
      let value = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1),
      )
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        value = Math.min(value, before[at - 2]! + 1)
      next.push(value)
      if (value < least) least = value
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return last[other.length]!
}

/** Words of texts, the most frequent first. */
export function byFrequency(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of rawWordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
}
