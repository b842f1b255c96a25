/**
 * One spelling of a Hindi word, with its vowels, whichever letters it is written in: “तारीख”, “tarikh”, “tareekh” and
 * “taarikh” are all `tarik`, “ज़रूरी”, “zaruri” and “jaroori” are all `jaruri`. It tells apart what `skeleton.ts`, which
 * keeps the consonants alone, does not: “कितना” and “कटना”.
 */
import { isDevanagari } from './skeleton.ts'

const pairs = (text: string) => new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]))

const consonants = pairs(
  'क:k ख:k ग:g घ:g ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m य:y र:r ल:l ळ:l व:v श:s ष:s स:s ह:h',
)
const vowels = pairs(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:e ओ:o औ:o ऑ:o ऍ:e ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:e ो:o ौ:o ॉ:o ॅ:e',
)
const signs = /[ा-ौॅॉ]/
const VIRAMA = '्'

interface Syllable {
  readonly consonant: string
  /** Undefined for the vowel that no letter writes; empty where a sign says that there is none. */
  vowel: string | undefined
}

/** Letters of Hindi by sound. A vowel that is not written is not spoken at the end, nor between two spoken ones. */
function ofDevanagari(word: string): string {
  const syllables: Syllable[] = []
  for (const letter of word) {
    const consonant = consonants.get(letter)
    const last = syllables.at(-1)
    if (consonant !== undefined) syllables.push({ consonant, vowel: undefined })
    else if (letter === VIRAMA && last) last.vowel = ''
    else if (signs.test(letter) && last) last.vowel = vowels.get(letter)!
    else if (letter === 'ं' || letter === 'ँ') syllables.push({ consonant: 'n', vowel: '' })
    else if (vowels.has(letter)) syllables.push({ consonant: '', vowel: vowels.get(letter)! })
    else if (/\d/.test(letter)) syllables.push({ consonant: letter, vowel: '' })
  }
  const final = syllables.at(-1)
  if (final && syllables.length > 1) final.vowel ??= ''
  for (let at = syllables.length - 2; at > 0; at -= 1) {
    const [before, here, after] = [syllables[at - 1]!, syllables[at]!, syllables[at + 1]!]
    if (here.vowel === undefined && before.vowel !== '' && after.vowel !== '' && after.vowel !== undefined)
      here.vowel = ''
  }
  return syllables.map(({ consonant, vowel = 'a' }) => consonant + vowel).join('')
}

/** Spellings of Latin letters that sound alike in Hindi, in this order. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/chh?/g, '6'],
  [/sh+|ss/g, 's'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/6/g, 'c'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(?<=[kgcjtdpbr])h/g, ''],
  [/aa+|a(?=a)/g, 'a'],
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/a[ie]|ay(?![aeiou])|ei|ey(?![aeiou])/g, 'e'],
  [/au|ou|ow(?![aeiou])/g, 'o'],
]

/** What both kinds of letters leave different. */
const settled: readonly (readonly [RegExp, string])[] = [
  [/n(?=[pbf])/g, 'm'],
  // “pahla” and “pehla”.
  [/ah(?![aeiou])/g, 'eh'],
  [/(?<=i)y(?=[aeiou])/g, ''],
  [/(?<=[aeou])y(?=e)/g, ''],
  [/(.)\1+/g, '$1'],
]

const aspirates = pairs('ख:K घ:G छ:C झ:J ठ:T थ:T ढ:D ध:D फ:F भ:B श:S ष:S आ:A ा:A')
const aspirate = new RegExp(`[${[...aspirates.keys()].join('')}]`, 'g')
const marks = /[\u0900-\u0902]/g

/**
 * What `foldOf` takes for the same and Devanagari tells apart: “काम” and “कम”, “बारी” and “भरी”. Two words of Devanagari
 * are the same only if this is.
 *
 * @returns the long vowels and aspirates of a word, by their place among its letters
 */
export const strictOf = (word: string): string =>
  Array.from(
    word.replaceAll(marks, '').replaceAll(aspirate, (letter) => aspirates.get(letter)!),
    (letter) => (/[A-Z]/.test(letter) ? letter : consonants.has(letter) ? '-' : ''),
  ).join('')

/** @param word in lower case, as `normalizeText` makes it */
export function foldOf(word: string): string {
  if (/^\d/.test(word)) return word
  const spelled = isDevanagari(word)
    ? ofDevanagari(word)
    : alike.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word)
  return settled.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), spelled)
}
