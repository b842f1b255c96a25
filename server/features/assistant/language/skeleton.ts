/**
 * A common form of Hindi in Devanagari, Hindi in Latin letters and English loanwords in either: their consonants.
 * “रिटर्न” and “return” are both `rtrn`; “तारीख”, “tarikh” and “tareekh” are all `trk`.
 */

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: '',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: '',
  'ं': 'n',
  'ँ': 'n',
}

const devanagari = /[\u0900-\u097f]/
const initialVowel = /^[अ-औऑऍऋ]/

export const isDevanagari = (text: string): boolean => devanagari.test(text)

/** Spellings of a Latin word that sound alike. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/tion|sion|cian/g, 'sn'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/sch|sh|ss/g, 's'],
  [/ch/g, '6'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/6/g, 'c'],
  [/g(?=[ei])/g, 'j'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/w/g, 'v'],
]

/** The consonants of a word, with `a` in front if it begins with a vowel. A number is unchanged. */
export function skeletonOf(word: string): string {
  if (/^\d/.test(word)) return word
  return settle(isDevanagari(word) ? ofDevanagari(word) : ofLatin(word))
}

function ofDevanagari(word: string): string {
  const start = initialVowel.test(word) ? 'a' : word.startsWith('ह') ? 'h' : word.startsWith('य') ? 'y' : ''
  return (
    start + Array.from(word, (letter) => consonants[letter] ?? (/\d/.test(letter) ? letter : '')).join('')
  )
}

function ofLatin(word: string): string {
  const start = /^[aeiou]/.test(word) ? 'a' : word.startsWith('h') ? 'h' : word.startsWith('y') ? 'y' : ''
  const spelled = alike.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word)
  return start + spelled.replaceAll(/[aeiouhy]/g, '')
}

const settle = (letters: string) => letters.replaceAll(/n(?=[pbf])/g, 'm').replaceAll(/(\p{L})\1+/gu, '$1')
