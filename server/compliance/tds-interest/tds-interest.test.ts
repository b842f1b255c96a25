import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { tableProblems } from '../dated.test-helper.ts'
import { InputError, outcomeOf } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { tdsInterestTables } from './rules.ts'
import { calendarMonths, tdsInterest } from './tds-interest.ts'
import type { TdsInterestInput } from './tds-interest.ts'

const paid: TdsInterestInput = {
  tax: 10_000_00,
  deductibleOn: '2026-07-31',
  deductedOn: '2026-07-31',
  paidOn: '2026-08-08',
}

describe('interest', () => {
  /** From first principles: rupees of tax × rate × calendar months touched. */
  test.each<[string, Partial<TdsInterestInput>, number, number, number]>([
    ['in time on the 7th', { paidOn: '2026-08-07' }, 0, 0, 0],
    ['one day late is two months', {}, 0, 2, 300_00],
    [
      'deducted on the 1st of the month',
      { deductibleOn: '2026-07-01', deductedOn: '2026-07-01' },
      0,
      2,
      300_00,
    ],
    ['a year', { paidOn: '2027-07-30' }, 0, 13, 1_950_00],
    [
      'of March, on 30 April',
      { deductibleOn: '2026-03-10', deductedOn: '2026-03-10', paidOn: '2026-04-30' },
      0,
      0,
      0,
    ],
    [
      'of March, on 1 May',
      { deductibleOn: '2026-03-10', deductedOn: '2026-03-10', paidOn: '2026-05-01' },
      0,
      3,
      450_00,
    ],
    [
      'of December, on 8 January',
      { deductibleOn: '2026-12-05', deductedOn: '2026-12-05', paidOn: '2027-01-08' },
      0,
      2,
      300_00,
    ],
    ['deducted late, paid in time', { deductibleOn: '2026-05-31', paidOn: '2026-08-07' }, 3, 0, 300_00],
    ['deducted late in the same month', { deductibleOn: '2026-07-01', paidOn: '2026-08-07' }, 1, 0, 100_00],
    ['deducted late and paid late', { deductibleOn: '2026-04-10', paidOn: '2026-09-10' }, 4, 3, 850_00],
    ['to the paisa', { tax: 33_33 }, 0, 2, 1_00],
  ])('%s', (_, more, monthsNotDeducted, monthsNotPaid, interest) => {
    expect(tdsInterest({ ...paid, ...more })).toMatchObject({ monthsNotDeducted, monthsNotPaid, interest })
  })

  // The portal’s working as simpletaxindia.in prints it: tax of 4,000 deducted on 4 March, paid on 7 May, is 3 months
  // and 180.00. The years are shifted into the tables.
  test('a published working of the portal: 4,000 × 1.5 % × 3 = 180', () => {
    const { interest, monthsNotPaid, payBy } = tdsInterest({
      tax: 4_000_00,
      deductibleOn: '2024-03-04',
      deductedOn: '2024-03-04',
      paidOn: '2024-05-07',
    })
    expect([interest, monthsNotPaid, payBy]).toEqual([180_00, 3, '2024-04-30'])
  })

  // tdsman.com, 2018: deducted on 20 March, deposited on 5 May, “total interest would be 4.5%”.
  test('a published example of a vendor: 4.5 %', () => {
    const march = { deductibleOn: '2025-03-20', deductedOn: '2025-03-20', paidOn: '2025-05-05' } as const
    expect(tdsInterest({ ...paid, ...march }).interest).toBe(450_00)
  })
})

describe('the fee', () => {
  test.each([
    ['in time', '2026-10-31', 0, 0],
    ['one day', '2026-11-01', 1, 200_00],
    ['49 days', '2026-12-19', 49, 9_800_00],
    ['50 days reach the tax', '2026-12-20', 50, 10_000_00],
    ['more is capped at the tax', '2027-06-30', 242, 10_000_00],
  ] as const)('%s', (_, filedOn, daysLate, fee) => {
    expect(tdsInterest({ ...paid, filedOn })).toMatchObject({ daysLate, fee, fileBy: '2026-10-31' })
  })

  test('the cap is the tax of the whole statement', () => {
    expect(tdsInterest({ ...paid, filedOn: '2027-06-30', statementTax: 40_000_00 }).fee).toBe(40_000_00)
    expect(() => tdsInterest({ ...paid, statementTax: 9_999_99 })).toThrow(InputError)
  })

  test.each([
    ['2026-04-01', '2026-07-31'],
    ['2026-06-30', '2026-07-31'],
    ['2026-09-30', '2026-10-31'],
    ['2026-10-01', '2027-01-31'],
    ['2027-03-31', '2027-05-31'],
    ['2026-01-01', '2026-05-31'],
  ] as const)('the statement of %s is due on %s', (day, due) => {
    expect(tdsInterest({ ...paid, deductibleOn: day, deductedOn: day, paidOn: day }).fileBy).toBe(due)
  })
})

test('a challan that is the statement as well is due thirty days after the month, and late on the day it is paid', () => {
  const challan = tdsInterest({ ...paid, route: 'challan', paidOn: '2026-09-10' })
  expect(challan).toMatchObject({
    payBy: '2026-08-30',
    fileBy: '2026-08-30',
    monthsNotPaid: 3,
    interest: 450_00,
    daysLate: 11,
    fee: 2_200_00,
    total: 2_650_00,
  })
})

test('the working names the section of each Act', () => {
  const sections = (input: TdsInterestInput) =>
    tdsInterest(input).working.flatMap(({ rule }) => (rule ? [rule.section] : []))
  expect(sections({ ...paid, filedOn: '2026-11-20' })).toContain('s.398(3)')
  expect(sections({ ...paid, filedOn: '2026-11-20' })).toContain('s.427')
  const old = { ...paid, deductibleOn: '2025-07-31', deductedOn: '2025-07-31', paidOn: '2025-09-01' } as const
  expect(sections({ ...old, filedOn: '2025-12-01' })).toEqual(expect.arrayContaining(['s.201(1A)', 's.234E']))
})

test('months are those of the calendar', () => {
  expect(calendarMonths('2026-07-31', '2026-08-01')).toBe(2)
  expect(calendarMonths('2026-12-31', '2027-01-01')).toBe(2)
  expect(calendarMonths('2026-07-01', '2026-07-31')).toBe(1)
})

test('interest never falls with a later payment; totals are sums; every number is whole', () => {
  const days = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), days, days, days, (tax, first, second, third) => {
      const deductedOn = addDays('2026-04-01', first)
      const at = (later: number) =>
        tdsInterest({
          tax,
          deductibleOn: '2026-04-01',
          deductedOn,
          paidOn: addDays(deductedOn, later),
          filedOn: addDays(deductedOn, second + third),
        })
      const [sooner, later] = [at(second), at(second + third)]
      expect(later.interest).toBeGreaterThanOrEqual(sooner.interest)
      expect(later.fee).toBeLessThanOrEqual(tax)
      expect(wrongSums(later.working)).toEqual([])
      expect(inexactNumbers(later)).toEqual([])
    }),
  )
})

test('the tables are valid; a day without one, and each invalid field, has its error', () => {
  expect(Object.values(tdsInterestTables).flatMap((table) => tableProblems(table))).toEqual([])
  const early = { ...paid, deductibleOn: '2022-03-31', deductedOn: '2022-03-31' } as const
  expect(() => tdsInterest(early)).toThrow(NoTableError)
  const fields = (more: Partial<TdsInterestInput>) => {
    const outcome = outcomeOf(() => tdsInterest({ ...paid, ...more }))
    return outcome.kind === 'input' ? Object.keys(outcome.fields) : outcome.kind
  }
  expect(fields({ tax: Number.NaN, paidOn: '' as '2026-01-01' })).toEqual(['tax', 'paidOn'])
  expect(fields({ deductedOn: '2026-07-30' })).toEqual(['deductedOn'])
  expect(fields({ paidOn: '2026-07-30' })).toEqual(['paidOn'])
})
