import type { Instalment } from '@anupalan/server/compliance/emi'
import { expect, test } from 'vitest'
import { byYear } from './schedule.tsx'

/** 14 instalments of 100 paise each, of which 10 are interest. */
const instalments = Array.from({ length: 14 }, (_, at): Instalment => ({
  month: at + 1,
  opening: 1400 - at * 100,
  instalment: 100,
  principal: 90,
  interest: 10,
  prepayment: at === 13 ? 5 : 0,
  closing: 1300 - at * 100,
}))

test('a year adds up its twelve months and ends with the balance of the last; the last year may be shorter', () => {
  expect(byYear(instalments)).toEqual([
    { principal: 1080, interest: 120, prepayment: 0, closing: 200 },
    { principal: 180, interest: 20, prepayment: 5, closing: 0 },
  ])
})
