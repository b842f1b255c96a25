import { describe, expect, test } from 'vitest'
import { financialYear } from './financial-year.ts'
import { monthEnd, periodsBeginning } from './period.ts'

describe('periodsBeginning', () => {
  test('months, across the end of a year', () => {
    expect(
      periodsBeginning('month', '2026-12-01', '2027-01-31').map(({ key, label }) => [key, label]),
    ).toEqual([
      ['2026-12', 'December 2026'],
      ['2027-01', 'January 2027'],
    ])
  })

  test('quarters of the financial year, the first of which is April to June', () => {
    expect(periodsBeginning('quarter', '2026-04-01', '2027-03-31')).toEqual([
      { key: '2026-27-Q1', from: '2026-04-01', to: '2026-06-30', label: 'April to June 2026' },
      { key: '2026-27-Q2', from: '2026-07-01', to: '2026-09-30', label: 'July to September 2026' },
      { key: '2026-27-Q3', from: '2026-10-01', to: '2026-12-31', label: 'October to December 2026' },
      { key: '2026-27-Q4', from: '2027-01-01', to: '2027-03-31', label: 'January to March 2027' },
    ])
  })

  test('half years, the second of which ends in the next calendar year', () => {
    expect(periodsBeginning('half-year', '2026-04-01', '2027-03-31')).toEqual([
      { key: '2026-27-H1', from: '2026-04-01', to: '2026-09-30', label: 'April to September 2026' },
      { key: '2026-27-H2', from: '2026-10-01', to: '2027-03-31', label: 'October 2026 to March 2027' },
    ])
  })

  test('financial years, across the end of a century', () => {
    expect(periodsBeginning('year', '2099-01-01', '2099-12-31')).toEqual([
      { key: '2099-00', from: '2099-04-01', to: '2100-03-31', label: '2099-00' },
    ])
  })

  test('calendar years', () => {
    expect(periodsBeginning('calendar-year', '2026-01-01', '2027-12-31')).toEqual([
      { key: '2026', from: '2026-01-01', to: '2026-12-31', label: '2026' },
      { key: '2027', from: '2027-01-01', to: '2027-12-31', label: '2027' },
    ])
    expect(periodsBeginning('calendar-year', '2026-01-02', '2026-12-31')).toEqual([])
  })

  test('a period that began before the span is excluded', () => {
    expect(periodsBeginning('month', '2026-11-02', '2026-12-01').map(({ key }) => key)).toEqual(['2026-12'])
  })
})

test('a month ends on its last day, also in leap years', () => {
  expect(monthEnd(2027, 2)).toBe('2027-02-28')
  expect(monthEnd(2028, 2)).toBe('2028-02-29')
  expect(monthEnd(2026, 12)).toBe('2026-12-31')
  expect(monthEnd(2026, 14)).toBe('2027-02-28')
  expect(monthEnd(2026, 24)).toBe('2027-12-31')
})

test('the financial year begins on 1 April', () => {
  expect(financialYear('2026-03-31')).toBe('2025-26')
  expect(financialYear('2026-04-01')).toBe('2026-27')
})
