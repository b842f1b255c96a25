/** Hindi words without the endings of verbs, gender, number and case: “बेचना”, “बेचते” and “बेचूंगा” are “बेच”. */
import { isDevanagari } from './skeleton.ts'

const devanagariEndings =
  /(?:वाऊंगा|वाऊं|वाएं|वाता|वाते|वाती|ाऊंगा|ाऊं|ूंगा|ूंगी|ाएगा|ाएगी|ेंगे|ेगा|ेगी|वाना|वाने|वानी|ाना|ाने|ानी|ियों|ियां|ाएं|ाया|ाई|ाए|ना|ने|नी|ता|ते|ती|ओं|ों|एं|ें|ूं|िए|कर|ो|े|ी|ा|ि|ु)$/u
const latinEndings =
  /(?:aunga|unga|ungi|ayega|ayegi|enge|ega|egi|wana|wane|wani|aana|ana|ane|ani|iyon|iyan|iye|ein|oon|na|ne|ni|ta|te|ti|kar|on|en|un|a|e|i|o|u)$/

/** Fewer letters are shared by too many words. */
const [LEAST_DEVANAGARI, LEAST_LATIN] = [2, 3]

/** @returns undefined for a word that is too short without its ending */
export function hindiStemOf(word: string): string | undefined {
  if (/\d/.test(word)) return undefined
  const isHindi = isDevanagari(word)
  const stem = word.replace(isHindi ? devanagariEndings : latinEndings, '')
  return stem.length < (isHindi ? LEAST_DEVANAGARI : LEAST_LATIN) ? undefined : stem
}
