/** What the tools say about the law beside their figures. */
import { hsnEntries } from '@anupalan/server/compliance/hsn-rates'
import { hraTables } from '@anupalan/server/compliance/hra'
import { needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatRate } from '@anupalan/server/compliance/money'
import { expect, test } from 'vitest'
import { gstLimits, gstWords } from './gst/words.ts'
import { hraWords } from './hra/words.ts'
import { presumptiveWords } from './presumptive/words.ts'
import { taxDueFields } from './tax-due/words.ts'

test('GST: rates are looked up by the finder, and bricks have rates of their own', () => {
  expect(gstWords.related.map(({ href }) => href)).toContain('/tools/hsn-rates')
  expect(gstLimits.join(' ')).toContain('Use the HSN and SAC rate finder')
  const bricks = hsnEntries.find(({ code }) => code === '6904')!
  const [withCredit, without] = bricks.row.value.map(({ rate }) => formatRate(rate))
  expect(gstLimits.join(' ')).toContain(`bricks at ${withCredit} with input tax credit or ${without} without`)
})

test('HRA: the four new cities await confirmation, as their table does', () => {
  const newest = Object.values(hraTables)[0]!.at(-1)!
  expect(needsConfirmation(newest)).toBe(true)
  expect(hraWords.parts.flatMap(({ paragraphs }) => paragraphs).join(' ')).toMatch(
    /Ahmedabad, Bengaluru, Hyderabad and Pune.*\. Please confirm it before filing/,
  )
})

test('Tax due: the statement of deducted tax has its number of both Acts', () => {
  expect(taxDueFields.deducted.description).toContain('Form 26AS (Form 168 from tax year 2026-27)')
})

test('Presumptive profit: who needs books and an audit for less, under each Act', () => {
  const text = presumptiveWords.parts.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(text).toContain('Until 2025-26 a business needs these only if it used the scheme')
  expect(text).toContain('Goods vehicles need both at any income')
})
