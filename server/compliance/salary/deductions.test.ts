import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { InputError } from '../input.ts'
import { monthlyDeductions, type MonthlyPay } from './deductions.ts'
import { salaryBreakUp } from './salary.ts'

const pay: MonthlyPay = {
  on: '2026-11-01',
  basic: 30_000_00,
  gross: 60_000_00,
  providentFund: 'ceiling',
  stateInsurance: true,
  professionalTax: 'karnataka',
}

describe('monthly deductions', () => {
  test('agree with the break-up of the same pay', () => {
    for (const gross of [12_000, 20_900, 21_000, 21_001, 24_999, 25_000, 60_000, 3_00_000]) {
      for (const providentFund of ['ceiling', 'full', 'none'] as const) {
        const { month } = salaryBreakUp({
          ...pay,
          providentFund,
          basis: 'gross',
          yearly: gross * 12 * 100,
          basicPercent: 50,
          hraPercent: 40,
          gratuityInCtc: false,
          age: 'below-60',
          residency: 'resident',
          regime: 'new',
        })
        expect(monthlyDeductions({ ...pay, providentFund, basic: month.basic, gross: month.gross })).toEqual({
          providentFund: month.employeeProvidentFund,
          stateInsurance: month.employeeStateInsurance,
          professionalTax: month.professionalTax,
        })
      }
    }
  })

  test('“Karnataka professional tax: 200 a month (February 300) at monthly wages of 25,000 and above”', () => {
    expect(monthlyDeductions(pay).professionalTax).toBe(200_00)
    expect(monthlyDeductions({ ...pay, on: '2027-02-01' }).professionalTax).toBe(300_00)
    expect(monthlyDeductions({ ...pay, gross: 24_999_99, basic: 0 }).professionalTax).toBe(0)
  })

  test('basic pay above gross pay throws, and so does a month without tables', () => {
    expect(() => monthlyDeductions({ ...pay, basic: 60_000_01 })).toThrow(InputError)
    expect(() => monthlyDeductions({ ...pay, on: '2020-01-01' })).toThrow(NoTableError)
  })
})
