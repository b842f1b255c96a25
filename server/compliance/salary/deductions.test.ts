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

  const insuranceOf = (gross: number, more: Partial<MonthlyPay> = {}) =>
    monthlyDeductions({ ...pay, basic: (gross * 100) / 2, gross: gross * 100, ...more }).stateInsurance / 100

  test('“the wage rate decides, without overtime”: ₹20,000 + ₹3,000 overtime is covered, and overtime bears it', () => {
    expect(insuranceOf(23_000)).toBe(0)
    // 0.75 % of 23,000 is 172.50.
    expect(insuranceOf(23_000, { overtime: 3_000_00 })).toBe(173)
    expect(insuranceOf(24_001, { overtime: 3_000_00 })).toBe(0)
  })

  test('an employee of ₹30,000 who is paid half a month is not covered', () => {
    expect(insuranceOf(15_000, { wageRate: 30_000_00 })).toBe(0)
    expect(insuranceOf(15_000)).toBe(113)
    expect(insuranceOf(15_000, { wageRate: 21_000_00 })).toBe(113)
  })

  test('“who is covered stays covered to the end of the contribution period”', () => {
    expect(insuranceOf(25_000)).toBe(0)
    // 0.75 % of 25,000 is 187.50.
    expect(insuranceOf(25_000, { isInsuredAlready: true })).toBe(188)
    expect(insuranceOf(25_000, { isInsuredAlready: true, stateInsurance: false })).toBe(0)
  })

  test('overtime above gross pay, and a negative rate of wages, throw', () => {
    expect(() => insuranceOf(15_000, { overtime: 15_000_01 })).toThrow(InputError)
    expect(() => insuranceOf(15_000, { wageRate: -1 })).toThrow(InputError)
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
