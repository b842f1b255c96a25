import { expect, test } from 'vitest'
import { isSupported } from './check-figures.ts'

const evidence =
  'A late return costs ₹50 a day, at most ₹2,000, from 20 December 2026. Interest is 18% a year. It is due on 11 January.'

test.each([
  'It costs ₹50 a day.',
  '₹2000 at most.',
  'From 20 December 2026.',
  '20 December.',
  'December 20, 2026.',
  '11 January 2027.'.replace(' 2027', ''),
  'Interest is 18%.',
  'No figure at all.',
])('%s is supported', (sentence) => {
  expect(isSupported(sentence, evidence)).toBe(true)
})

test.each([
  'It costs ₹500 a day.',
  'It costs ₹5 a day.',
  '20 November 2026.',
  '20 December 2027.',
  'Interest is 1.8%.',
  'Interest is eighteen percent.',
  'It costs ₹५१ a day.',
  'It costs half.',
  'At most ₹2,000 lakh.',
])('%s is not', (sentence) => {
  expect(isSupported(sentence, evidence)).toBe(false)
})

test('a date is not supported by its day in one year and its year elsewhere', () => {
  const years = 'The return of 2027 was due on 20 December 2026.'
  expect(isSupported('It was due on 20 December 2026.', years)).toBe(true)
  expect(isSupported('It was due on 20 December 2027.', years)).toBe(false)
})
