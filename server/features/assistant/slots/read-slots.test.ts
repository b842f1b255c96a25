import { describe, expect, test } from 'vitest'
import { readSlots } from './read-slots.ts'

const rupees = (question: string) => readSlots(question).amounts.map(({ amount }) => amount / 100)

describe('the amounts of a question', () => {
  test.each([
    ['tax on 12 lakh', [12_00_000]],
    ['1.5 cr', [1_50_00_000]],
    ['1 crore 20 lakh of turnover', [1_20_00_000]],
    ['₹10,000 and Rs. 500', [10_000, 500]],
    ['50k', [50_000]],
    ['9lpa', [9_00_000]],
    ['१२ लाख', [12_00_000]],
    ['बारह लाख', [12_00_000]],
    ['dhai lakh', [2_50_000]],
    ['डेढ़ करोड़', [1_50_00_000]],
    ['twelve lakh', [12_00_000]],
    ['60000 rupaye', [60_000]],
    ['12,34,567.50', [12_34_567.5]],
    ['in 2026-27 at 18% for 20 years, aged 65', []],
    ['section 194 and form 130', []],
    ['15 June 2026 and 10 employees', []],
    ['GSTR 3B and ITR 1', []],
  ])('%s', (question, amounts) => {
    expect(rupees(question)).toEqual(amounts)
  })
})

test.each([
  ['age 65', { age: 65 }],
  ['I am 82 years old', { age: 82 }],
  ['वरिष्ठ नागरिक', { age: 60 }],
  ['My father is 72 and lives on his pension', { age: 72 }],
  ['i am 70, how much tax', { age: 70 }],
  ['he is 12 lakh short', { age: undefined }],
  ['new regime', { regime: 'new' }],
  ['purani regime', { regime: 'old' }],
  ['old or new regime', { regime: undefined }],
  ['10 years 7 months', { years: 10, months: 7 }],
  ['17 दिन', { days: 17 }],
  ['at 8.5% or 18 percent', { rates: [850, 1800] }],
  ['from Bengaluru to Pune', { states: ['29', '27'] }],
  ['दिल्ली से कर्नाटक', { states: ['07', '29'] }],
  ['for November 2026', { month: 11, year: 2026 }],
  ['फरवरी', { month: 2 }],
])('%s', (question, slots) => {
  expect(readSlots(question)).toMatchObject(slots)
})
