import { expect, test } from 'vitest'
import { booksWords } from './dictionary/books.ts'
import { commonWords } from './dictionary/common.ts'
import { companyWords } from './dictionary/company.ts'
import { firmWords } from './dictionary/firm.ts'
import { gstWords } from './dictionary/gst.ts'
import { incomeTaxWords } from './dictionary/income-tax.ts'
import { payWords } from './dictionary/pay.ts'
import { lexiconWords } from './query.ts'
import { rawWordsOf } from './words.ts'

const parts = { booksWords, commonWords, companyWords, firmWords, gstWords, incomeTaxWords, payWords }

test.each(Object.entries(parts))('every spelling in %s is known', (_, lines) => {
  const known = new Set(lexiconWords())
  const spellings = [...lines.matchAll(/^[^:\n]+: (.+)$/gm)].flatMap(([, line = '']) => line.split(', '))
  expect(spellings.length).toBeGreaterThan(20)
  expect(spellings.filter((spelling) => !rawWordsOf(spelling).every((word) => known.has(word)))).toEqual([])
})
