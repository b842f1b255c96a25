/** The search terms of a question, with weights: its own words, and what the lexicon says they mean. */
import { lexicon } from './lexicon.ts'
import { hindiStemOf } from './hindi-stem.ts'
import { isDevanagari, skeletonOf } from './skeleton.ts'
import { isHinglish, isStopWord, normalizeText, rawWordsOf, stemOf, termsOf } from './words.ts'

export interface Query {
  /** Weight by term. */
  readonly terms: ReadonlyMap<string, number>
  /** For each word of the question that says something: its terms, of which one is enough. */
  readonly groups: readonly (readonly string[])[]
  /** The same, with the words of a phrase apart: “GST annual return” is about GST as well as about an annual return. */
  readonly scored: readonly (readonly string[])[]
  /** Normalized. */
  readonly text: string
  readonly language: 'en' | 'hinglish' | 'hi'
}

/** A word that means another counts less than the word itself. */
const MEANING_WEIGHT = 0.8
const SOUND_WEIGHT = 0.7
const PHRASE_WEIGHT = 0.6

const bySpelling = new Map<string, string[]>()
const bySkeleton = new Map<string, string[]>()
/** Single Hindi words without their endings. */
const byHindiStem = new Map<string, string[]>()
let longest = 1
for (const [meaning, spellings] of lexicon) {
  const terms = termsOf(meaning)
  for (const spelling of spellings.split(', ')) {
    const words = rawWordsOf(spelling)
    longest = Math.max(longest, words.length)
    bySpelling.set(words.join(' '), terms)
    const [only, more] = words
    if (only !== undefined && more === undefined) {
      const stem = hindiStemOf(only)
      if (stem !== undefined && !byHindiStem.has(stem)) byHindiStem.set(stem, terms)
    }
    const skeleton = words.map(skeletonOf).join(' ')
    // Short skeletons are shared by too many words.
    if (skeleton.length >= 3 && !bySkeleton.has(skeleton)) bySkeleton.set(skeleton, terms)
  }
}

/** Every word of the lexicon, as it is spelled. */
export const lexiconWords = (): string[] => [...bySpelling.keys()].flatMap((phrase) => phrase.split(' '))

const units = new Set(
  'lakh lakhs lac lacs crore crores cr thousand hazar hazaar k rupees rupaye rs लाख करोड हजार रुपये रुपए'.split(
    ' ',
  ),
)

/** @param vocabulary every term of the index, and those of each skeleton */
export function readQuery(question: string, vocabulary: Vocabulary): Query {
  const words = rawWordsOf(question)
  const terms = new Map<string, number>()
  const groups: string[][] = []
  const scored: (readonly string[])[] = []
  const add = (group: readonly string[], weight: number) => {
    for (const term of group) terms.set(term, Math.max(terms.get(term) ?? 0, weight))
    if (group.length > 0) groups.push([...group])
  }
  for (let at = 0; at < words.length;) {
    // “25 lakh” is what a rule is asked for, and no word of the rule.
    if (/^\d/.test(words[at]!) && units.has(words[at + 1] ?? '')) {
      at += 2
      continue
    }
    const found = findMeaning(words, at, vocabulary)
    const own = words.slice(at, at + found.length).flatMap((word) => ownTerms(word, vocabulary, found))
    if (own.length > 0 || found.terms.length > 0) {
      // The words of a phrase say less than what it means: “office time” is about neither offices nor time.
      const share = found.length > 1 && found.terms.length > 0 ? PHRASE_WEIGHT : 1
      for (const { term, weight } of own) terms.set(term, Math.max(terms.get(term) ?? 0, weight * share))
      add(found.terms, MEANING_WEIGHT)
      if (found.length > 1 && found.terms.length > 0)
        scored.push(found.terms, ...own.flatMap(({ term }) => (vocabulary.has(term) ? [[term]] : [])))
      else scored.push([...found.terms, ...own.map(({ term }) => term)])
      if (found.terms.length > 0) groups.at(-1)!.push(...own.map(({ term }) => term))
      else groups.push(own.map(({ term }) => term))
    }
    at += found.length
  }
  return { terms, groups, scored, text: normalizeText(question), language: languageOf(question) }
}

function languageOf(question: string): Query['language'] {
  const text = normalizeText(question)
  if (isDevanagari(text)) return 'hi'
  return isHinglish(text) ? 'hinglish' : 'en'
}

export interface Vocabulary {
  has(term: string): boolean
  /** Terms that sound like a word. */
  alike(skeleton: string): readonly string[]
}

/** The longest phrase of the lexicon at a place, or one word without a meaning. */
function findMeaning(words: readonly string[], at: number, vocabulary: Vocabulary) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const exact = bySpelling.get(phrase.join(' '))
    if (exact) return { length, terms: exact, isKnown: true }
    // What is an English word of the site is not Hindi that sounds like it.
    const isForeign = phrase.every(
      (word) => word.length > 2 && !isStopWord(word) && (isDevanagari(word) || !vocabulary.has(stemOf(word))),
    )
    const inflected = length === 1 && isForeign && byHindiStem.get(hindiStemOf(phrase[0]!) ?? phrase[0]!)
    if (inflected) return { length, terms: inflected, isKnown: true }
    const alike = isForeign && bySkeleton.get(phrase.map(skeletonOf).join(' '))
    if (alike) return { length, terms: alike, isKnown: true }
  }
  return { length: 1, terms: [] as string[], isKnown: false }
}

/** A word of the site itself, or those that sound like it; a word that the lexicon alone has is only its meaning. */
function ownTerms(
  word: string,
  vocabulary: Vocabulary,
  meaning: { readonly terms: readonly string[]; readonly isKnown: boolean },
): { term: string; weight: number }[] {
  const isFiller = meaning.isKnown && meaning.terms.length === 0
  if (isFiller || isStopWord(word)) return []
  const stem = stemOf(word)
  if (vocabulary.has(stem)) return [{ term: stem, weight: 1 }]
  if (meaning.isKnown) return []
  const skeleton = skeletonOf(word)
  const alike = skeleton.length >= 3 ? vocabulary.alike(skeleton) : []
  if (alike.length > 0) return alike.map((term) => ({ term, weight: SOUND_WEIGHT }))
  return [{ term: stem, weight: 1 }]
}
