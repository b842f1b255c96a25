import { booksWords } from './dictionary/books.ts'
import { commonWords } from './dictionary/common.ts'
import { companyWords } from './dictionary/company.ts'
import { firmWords } from './dictionary/firm.ts'
import { gstWords } from './dictionary/gst.ts'
import { incomeTaxWords } from './dictionary/income-tax.ts'
import { payWords } from './dictionary/pay.ts'

/**
 * Words of the site, then how they are said in Hindi and in everyday English: one line a word, `site: said, said`. Latin
 * spellings of Hindi follow by rule from Devanagari, see `fold.ts`, so only those are listed that differ by more. What
 * the lexicon has counts before this.
 */
export const dictionary: readonly (readonly [meaning: string, spellings: string])[] = [
  commonWords,
  gstWords,
  payWords,
  incomeTaxWords,
  companyWords,
  booksWords,
  firmWords,
].flatMap((words) =>
  words
    .trim()
    .split('\n')
    .map((line): readonly [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
)
