/** The search terms of a question, with weights: its own words, and what the lexicon says they mean. */
import { dictionary } from './dictionary.ts'
import { everyday } from './everyday.ts'
import { foldOf, strictOf } from './fold.ts'
import { readSlots } from '../slots/read-slots.ts'
import { hindiStemOf } from './hindi-stem.ts'
import { lexicon } from './lexicon.ts'
import { isDevanagari, skeletonOf } from './skeleton.ts'
import { distanceOf } from './spelling.ts'
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
/** A longer meaning lists what may stand there instead. */
const MOST_JOINT = 3

/** Shorter ones are shared by too many words. */
export const SHORTEST_SKELETON = 3

/** Endings differ in at most so many sounds. */
const MOST_ENDING = 6

/** One other vowel in so many letters. */
const VOWELS_SHARE = 5

/** A way to say what it means. */
interface Spelling {
  readonly fold: string
  /** What tells Devanagari apart, see `strictOf`; undefined for Latin letters. */
  readonly strict: string | undefined
  readonly terms: readonly string[]
}

const bySpelling = new Map<string, readonly string[]>()
/** The same by sound, see `fold.ts`. */
const byFold = new Map<string, Spelling[]>()
/** Single words without their endings, by sound. */
const byStem = new Map<string, Spelling[]>()
/** Spellings with the same consonants, by these. */
const bySkeleton = new Map<string, Spelling[]>()
let longest = 1

const stemIn = (word: string) => hindiStemOf(word) ?? word

for (const [meaning, spellings] of lexicon) {
  const terms = termsOf(meaning)
  for (const spelling of spellings.split(', ')) learn(rawWordsOf(spelling), terms)
}
const isInLexicon = new Set(bySpelling.keys())
for (const [meaning, spellings] of [...everyday, ...dictionary]) {
  const terms = termsOf(meaning)
  for (const spelling of spellings.split(', ')) {
    const words = rawWordsOf(spelling)
    if (!isInLexicon.has(words.join(' '))) learn(words, terms)
  }
}

function learn(words: readonly string[], terms: readonly string[]): void {
  longest = Math.max(longest, words.length)
  bySpelling.set(words.join(' '), terms)
  const add = (map: Map<string, Spelling[]>, key: string, spelling: Spelling) => {
    const like = map.get(key)
    if (like) like.push(spelling)
    else map.set(key, [spelling])
  }
  const fold = words.map(foldOf).join(' ')
  const spelling = { fold, terms, strict: strictOfPhrase(words) }
  if (fold.length >= 3) add(byFold, fold, spelling)
  const [only, more] = words
  if (only !== undefined && more === undefined) {
    const stem = hindiStemOf(only)
    if (stem !== undefined) add(byStem, foldOf(stem), { fold, terms, strict: strictOfPhrase([stem]) })
  }
  const skeleton = words.map(skeletonOf).join(' ')
  if (skeleton.length >= SHORTEST_SKELETON) add(bySkeleton, skeleton, spelling)
}

function strictOfPhrase(words: readonly string[]): string | undefined {
  return words.every(isDevanagari) ? words.map(strictOf).join(' ') : undefined
}

/** Every word of the lexicon, as it is spelled. */
export const lexiconWords = (): string[] => [...bySpelling.keys()].flatMap((phrase) => phrase.split(' '))

const SENIOR = 60

const units = new Set(
  'lakh lakhs lac lacs crore crores cr thousand hazar hazaar k rupees rupaye rs लाख करोड हजार रुपये रुपए'.split(
    ' ',
  ),
)

/** What there are so many of, in the case of who asks. */
const counted =
  /^(?:years?|yrs|sa+l|varsh|months?|mahin\p{L}*|days?|din|people|persons?|employees?|staff|log|logon|karmchari|workers?|साल|वर्ष|महीन\p{M}*|माह|दिन|लोग|लोगों|कर्मचारी|कर्मचारियों)$/u

/** Whether something applies is asked of a case with its own amount: the rule has a limit to compare it with. */
const asksIfApplies =
  /\b(?:do|does|must|should|can|have|am|is|are|will|would) (?:i|we|he|she|they|it|my|our)\b|\bneed(?:ed|s)?\b|compulsory|mandatory|applicable|allowed|eligib|pad(?:ega|egi|ta|ti)\b|z?aru+ri|le sak|kar sak|mil(?:ega|egi|ta|ti|e)\b|\bkya\b|chahiye|पड़ेग|पड़त|पडेग|पडत|जरूरी|सकत|मिलेग|मिलत|क्या(?![\p{L}\p{M}])/u

/** How much is to be paid: the rule has a rate. */
const asksHowMuch =
  /(?:how much|what) (?:\S+ ){0,4}(?:pay|owe|tax)\b|(?:kitna|kitni|kitne) (?:\S+ )?(?:dena|deni|bharna|banega|banta|tax|lagega|katega)|कितना (?:\S+ )?(?:देना|भरना|बनेगा|टैक्स|लगेगा|कटेगा)|how much .{0,24}(?:govt|government)/u

/** What the answer must state, in words of the site that the question does not have. */
const impliedBy: readonly (readonly [
  asks: (text: string, amounts: number) => boolean,
  terms: readonly string[],
])[] = [
  [(text, amounts) => amounts > 0 && asksIfApplies.test(text), ['limit', 'threshold']],
  [(text) => asksHowMuch.test(text), ['rate', 'percent', 'cost']],
]
const IMPLIED_WEIGHT = 1

/** @param vocabulary every term of the index, and those of each skeleton */
export function readQuery(question: string, vocabulary: Vocabulary): Query {
  const { age, amounts } = readSlots(question)
  // The law names the age from which somebody is a senior, and a question that of a person.
  const words = rawWordsOf(age !== undefined && age >= SENIOR ? `${question} senior citizen` : question)
  const heard = words.map((word) => heardOf(word, vocabulary))
  const terms = new Map<string, number>()
  const groups: string[][] = []
  const scored: (readonly string[])[] = []
  const add = (group: readonly string[], weight: number) => {
    for (const term of group) terms.set(term, Math.max(terms.get(term) ?? 0, weight))
    if (group.length > 0) groups.push([...group])
  }
  for (let at = 0; at < words.length;) {
    // “25 lakh” is what a rule is asked for, and no word of the rule; so is “4” of “4 years 8 months”.
    if (/^\d/.test(words[at]!) && units.has(words[at + 1] ?? '')) {
      at += 2
      continue
    }
    if (/^\d{1,2}$/.test(words[at]!) && counted.test(words[at + 1] ?? '')) {
      at += 1
      continue
    }
    const found = findMeaning(heard, at)
    const own = words.slice(at, at + found.length).flatMap((word) => ownTerms(word, vocabulary, found))
    if (own.length > 0 || found.terms.length > 0) {
      // The words of a phrase say less than what it means: “office time” is about neither offices nor time.
      const share = found.length > 1 && found.terms.length > 0 ? PHRASE_WEIGHT : 1
      for (const { term, weight } of own) terms.set(term, Math.max(terms.get(term) ?? 0, weight * share))
      add(found.terms, MEANING_WEIGHT)
      // What a phrase means is not said by one word of it: “small company” is about neither all companies nor small shops.
      if (found.length > 1 && found.terms.length > 0)
        scored.push(
          ...(found.terms.length <= MOST_JOINT ? found.terms.map((term) => [term]) : [found.terms]),
          ...own.flatMap(({ term }) => (vocabulary.has(term) ? [[term]] : [])),
        )
      else scored.push([...found.terms, ...own.map(({ term }) => term)])
      if (found.terms.length > 0) groups.at(-1)!.push(...own.map(({ term }) => term))
      else groups.push(own.map(({ term }) => term))
    }
    at += found.length
  }
  const text = normalizeText(question)
  for (const [asks, implied] of impliedBy) {
    const missing = termsOf(implied.join(' ')).filter((term) => vocabulary.has(term))
    if (!asks(text, amounts.length) || missing.some((term) => terms.has(term))) continue
    for (const term of missing) terms.set(term, IMPLIED_WEIGHT)
    scored.push(missing)
  }
  return { terms, groups, scored, text, language: languageOf(question) }
}

function languageOf(question: string): Query['language'] {
  const text = normalizeText(question)
  if (isDevanagari(text)) return 'hi'
  return isHinglish(text) ? 'hinglish' : 'en'
}

export interface Vocabulary {
  has(term: string): boolean
  /** Terms that sound like a word, the nearest first. */
  alike(word: string): readonly string[]
}

/** A word with its sound, which is empty for one that is not foreign. */
interface Heard {
  readonly word: string
  readonly fold: string
  readonly skeleton: string
  /** Whether it may be Hindi: what is an English word of the site is not Hindi that sounds like it. */
  readonly isForeign: boolean
}

function heardOf(word: string, vocabulary: Vocabulary): Heard {
  const isForeign =
    word.length > 2 && !isStopWord(word) && (isDevanagari(word) || !vocabulary.has(stemOf(word)))
  return isForeign
    ? { word, isForeign, fold: foldOf(word), skeleton: skeletonOf(word) }
    : { word, isForeign, fold: '', skeleton: '' }
}

/** The longest phrase of the lexicon at a place, or one word without a meaning. */
function findMeaning(words: readonly Heard[], at: number) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const exact = bySpelling.get(phrase.map(({ word }) => word).join(' '))
    if (exact) return { length, terms: exact, isKnown: true }
    if (!phrase.every(({ isForeign }) => isForeign)) continue
    const fold = phrase.map((each) => each.fold).join(' ')
    const written = phrase.map(({ word }) => word)
    const strict = strictOfPhrase(written)
    const mayBe = (given: string | undefined, like: readonly Spelling[] = []) => {
      if (given === undefined) return like
      const isOther = (each: Spelling) => each.strict !== undefined && each.strict !== given
      // Latin letters of a line that has Devanagari as well are the same word.
      const others = new Set(like.flatMap((each) => (isOther(each) ? [each.terms] : [])))
      return like.filter((each) => !isOther(each) && (each.strict === given || !others.has(each.terms)))
    }
    const [heard] = mayBe(strict, byFold.get(fold))
    if (heard) return { length, terms: heard.terms, isKnown: true }
    if (length === 1) {
      const stem = stemIn(written[0]!)
      const like = mayBe(strictOfPhrase([stem]), byStem.get(foldOf(stem)))
      const inflected = nearestOf(fold, like, MOST_ENDING)
      if (inflected) return { length, terms: inflected, isKnown: true }
    }
    const skeleton = phrase.map((each) => each.skeleton).join(' ')
    const alike = nearestOf(fold, mayBe(strict, bySkeleton.get(skeleton)))
    if (alike) return { length, terms: alike, isKnown: true }
  }
  return { length: 1, terms: [] as readonly string[], isKnown: false }
}

/** Whether a word of Hindi has a meaning, or sounds like a word of the site. */
export function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  if (!isDevanagari(word)) return byFold.has(foldOf(word)) && !vocabulary.has(stemOf(word))
  return findMeaning([heardOf(word, vocabulary)], 0).isKnown || vocabulary.alike(word).length > 0
}

/** The spelling with the fewest other vowels, if they are few for its length. */
function nearestOf(
  fold: string,
  spellings: readonly Spelling[],
  most = Math.ceil(fold.length / VOWELS_SHARE),
): readonly string[] | undefined {
  let [best, least]: [readonly string[] | undefined, number] = [undefined, most + 1]
  for (const each of spellings) {
    const distance = distanceOf(fold, each.fold, least - 1)
    if (distance < least) [best, least] = [each.terms, distance]
  }
  return best
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
  const alike = vocabulary.alike(word)
  if (alike.length > 0) return alike.map((term) => ({ term, weight: SOUND_WEIGHT }))
  return [{ term: stem, weight: 1 }]
}
