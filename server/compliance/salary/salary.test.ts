import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { findRow, NoTableError } from '../dated.ts'
import { HRA_CITIES } from '../hra/rules.ts'
import { AGES, REGIMES, RESIDENCIES } from '../income-tax/tax-on-income.ts'
import { InputError } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import type { SalaryInput } from './parts.ts'
import { providentFundCeilings, providentFundRates, salaryTables } from './rules.ts'
import { PROVIDENT_FUNDS, salaryBreakUp } from './salary.ts'

const RUPEE = 100
const LAKH = 1_00_000 * RUPEE

const employee: SalaryInput = {
  on: '2026-11-01',
  basis: 'gross',
  yearly: 12 * LAKH,
  basicPercent: 50,
  hraPercent: 40,
  providentFund: 'ceiling',
  stateInsurance: true,
  gratuityInCtc: false,
  professionalTax: 'karnataka',
  age: 'below-60',
  residency: 'resident',
  regime: 'new',
}

/** A month’s amounts in rupees, for a monthly gross pay in rupees. */
const month = (gross: number, more: Partial<SalaryInput> = {}) =>
  Object.fromEntries(
    Object.entries(salaryBreakUp({ ...employee, yearly: gross * 12 * RUPEE, ...more }).month).map(
      ([part, amount]) => [part, amount / RUPEE],
    ),
  )

test('gross pay is basic pay, house rent allowance and special allowance', () => {
  expect(month(1_00_000)).toMatchObject({
    basic: 50_000,
    hra: 20_000,
    specialAllowance: 30_000,
    gross: 1_00_000,
  })
})

describe('provident fund', () => {
  test('PF 12 % each', () => {
    expect(month(20_000)).toMatchObject({ employeeProvidentFund: 1_200, employerProvidentFund: 1_200 })
    expect(month(1_00_000, { providentFund: 'full' })).toMatchObject({ employeeProvidentFund: 6_000 })
    expect(month(1_00_000, { providentFund: 'none' })).toMatchObject({ employeeProvidentFund: 0 })
  })

  test('PF wage ceiling 15,000', () => {
    expect(month(1_00_000, { on: '2026-09-16' })).toMatchObject({ employeeProvidentFund: 1_800 })
    expect(month(1_00_000, { on: '2026-09-17' })).toMatchObject({ employeeProvidentFund: 1_800 })
    const { payWorking } = salaryBreakUp(employee)
    expect(payWorking.find(({ id }) => id === 'provident-fund')?.rule).toMatchObject({ confidence: 'M' })
  })

  test('the Scheme of 2026 (from 29 June 2026) beside that of 1952, as a dated row', () => {
    const lawOn = (on: SalaryInput['on']) => [
      findRow(providentFundRates, on)?.law,
      findRow(providentFundCeilings, on)?.law,
    ]
    expect(lawOn('2026-05-28')).toEqual(Array(2).fill('Employees’ Provident Funds Scheme 1952'))
    expect(lawOn('2026-05-29')[1]).toBe('Code on Social Security 2020')
    expect(lawOn('2026-06-28')[0]).toBe('Employees’ Provident Funds Scheme 1952')
    expect(lawOn('2026-06-29')[0]).toBe('Employees’ Provident Funds Scheme 2026')
    expect(month(1_00_000, { on: '2026-06-28' })).toMatchObject({ employeeProvidentFund: 1_800 })
    expect(month(1_00_000, { on: '2026-06-29' })).toMatchObject({ employeeProvidentFund: 1_800 })
    for (const table of Object.values(salaryTables)) expect(tableProblems(table)).toEqual([])
  })

  test('from 21 November 2025 wages are at least half of gross pay', () => {
    const low = { basicPercent: 30, providentFund: 'full' } as const
    expect(month(20_000, { ...low, on: '2025-11-20' })).toMatchObject({ employeeProvidentFund: 720 })
    expect(month(20_000, { ...low, on: '2025-11-21' })).toMatchObject({ employeeProvidentFund: 1_200 })
  })
})

describe('Employees’ State Insurance', () => {
  test('ESI 21,000, 0.75 % employee and 3.25 % employer, rounded up to the rupee', () => {
    expect(month(21_000)).toMatchObject({ employeeStateInsurance: 158, employerStateInsurance: 683 })
    expect(month(21_001)).toMatchObject({ employeeStateInsurance: 0, employerStateInsurance: 0 })
  })

  test('none if the establishment is not covered', () => {
    expect(month(21_000, { stateInsurance: false })).toMatchObject({ employeeStateInsurance: 0 })
  })
})

describe('Karnataka professional tax', () => {
  test('200 a month (February 300) at monthly wages of 25,000 and above', () => {
    const { month: any, february, year } = salaryBreakUp({ ...employee, yearly: 25_000 * 12 * RUPEE })
    expect([any, february, year].map((each) => each.professionalTax / RUPEE)).toEqual([200, 300, 2_500])
    expect(any.takeHome - february.takeHome).toBe(100 * RUPEE)
    expect(month(24_999)).toMatchObject({ professionalTax: 0 })
    expect(month(30_000, { professionalTax: 'none' })).toMatchObject({ professionalTax: 0 })
  })
})

describe('income tax', () => {
  test('gross pay 12,75,000 a year costs none in the new regime', () => {
    expect(salaryBreakUp({ ...employee, yearly: 12_75_000 * RUPEE }).year.incomeTax).toBe(0)
  })

  test('the year’s tax in twelve parts', () => {
    const { month: any, year } = salaryBreakUp({ ...employee, yearly: 24 * LAKH })
    expect([year.incomeTax / RUPEE, any.incomeTax / RUPEE]).toEqual([2_92_500, 24_375])
  })

  test('the old regime counts provident fund, professional tax and rent', () => {
    const { tax } = salaryBreakUp({
      ...employee,
      regime: 'old',
      yearly: 24 * LAKH,
      providentFund: 'full',
      city: 'Bengaluru',
      rentPaid: 6 * LAKH,
    })
    const line = (id: string) => tax.old.incomeWorking.find((each) => each.id === id)?.amount
    expect(line('investments')).toBe(-1_44_000 * RUPEE)
    expect(line('professional-tax')).toBe(-2_500 * RUPEE)
    expect(line('hra')).toBe(-4_80_000 * RUPEE)
  })

  test('in the tax year that contains the month', () => {
    const yearOf = (on: SalaryInput['on']) => salaryBreakUp({ ...employee, on }).tax.year.key
    expect([yearOf('2026-03-31'), yearOf('2026-04-01')]).toEqual(['2025-26', '2026-27'])
  })
})

describe('from cost to company', () => {
  test('12,00,000 with provident fund and a provision for gratuity', () => {
    const { month: any, leftOver } = salaryBreakUp({ ...employee, basis: 'ctc', gratuityInCtc: true })
    expect(any).toMatchObject({
      gross: 95_895 * RUPEE,
      employerProvidentFund: 1_800 * RUPEE,
      gratuity: 2_305 * RUPEE,
      costToCompany: 1_00_000 * RUPEE,
    })
    expect(leftOver).toBe(0)
  })

  test('if pay below and above the insurance ceiling both fit, the higher is chosen', () => {
    const at = (monthly: number) =>
      salaryBreakUp({ ...employee, basis: 'ctc', providentFund: 'none', yearly: monthly * 12 * RUPEE })
    expect(at(21_500)).toMatchObject({ isInsured: false, month: { gross: 21_500 * RUPEE } })
    expect(at(21_000)).toMatchObject({ isInsured: true, month: { gross: 20_338 * RUPEE } })
  })
})

const anySalary: fc.Arbitrary<SalaryInput> = fc.record({
  on: fc.integer({ min: 0, max: 729 }).map((days) => addDays('2025-04-01', days)),
  basis: fc.constantFrom('ctc', 'gross'),
  yearly: fc.oneof(fc.integer({ min: 0, max: 5 * LAKH }), fc.integer({ min: 0, max: 500 * LAKH })),
  basicPercent: fc.integer({ min: 1, max: 100 }),
  hraPercent: fc.integer({ min: 0, max: 100 }),
  providentFund: fc.constantFrom(...PROVIDENT_FUNDS),
  stateInsurance: fc.boolean(),
  gratuityInCtc: fc.boolean(),
  professionalTax: fc.constantFrom('karnataka', 'none'),
  age: fc.constantFrom(...AGES),
  residency: fc.constantFrom(...RESIDENCIES),
  regime: fc.constantFrom(...REGIMES),
  rentPaid: fc.integer({ min: 0, max: 50 * LAKH }),
  city: fc.constantFrom(...HRA_CITIES, 'other' as const),
  investments: fc.integer({ min: 0, max: 3 * LAKH }),
})

describe('for any salary', () => {
  test('the parts sum to the cost to company', () => {
    fc.assert(
      fc.property(anySalary, (input) => {
        const result = salaryBreakUp(input)
        for (const parts of [result.month, result.february, result.year]) {
          expect(parts.basic + parts.hra + parts.specialAllowance).toBe(parts.gross)
          expect(
            parts.takeHome +
              parts.incomeTax +
              parts.professionalTax +
              parts.employeeProvidentFund +
              parts.employeeStateInsurance,
          ).toBe(parts.gross)
          expect(
            parts.gross + parts.employerProvidentFund + parts.employerStateInsurance + parts.gratuity,
          ).toBe(parts.costToCompany)
          expect(Math.min(parts.specialAllowance, parts.hra, parts.basic)).toBeGreaterThanOrEqual(0)
        }
        expect(wrongSums(result.payWorking)).toEqual([])
        expect(wrongSums(result.costWorking)).toEqual([])
        expect(result.payWorking.at(-1)?.amount).toBe(result.month.takeHome)
        expect(inexactNumbers(result)).toEqual([])
      }),
    )
  })

  test('less than a rupee of monthly pay is left over from the yearly amount', () => {
    fc.assert(
      fc.property(anySalary, (input) => {
        const { leftOver } = salaryBreakUp(input)
        expect(leftOver).toBeGreaterThanOrEqual(0)
        // A rupee of gross pay costs at most a rupee, plus one for each rounded part.
        expect(leftOver).toBeLessThan(12 * 5 * RUPEE)
      }),
    )
  })

  test('a year differs from its twelve months only by the rounding of tax', () => {
    fc.assert(
      fc.property(anySalary, (input) => {
        const { month: any, february, year } = salaryBreakUp(input)
        expect(Math.abs(11 * any.takeHome + february.takeHome - year.takeHome)).toBeLessThanOrEqual(6 * RUPEE)
      }),
    )
  })
})

describe('errors', () => {
  test('a month without tables is never computed', () => {
    for (const on of ['2025-03-31', '2027-04-01', '9999-01-01'] as const) {
      expect(() => salaryBreakUp({ ...employee, on })).toThrow(NoTableError)
    }
  })

  test.each<Partial<SalaryInput>>([
    { yearly: Number.NaN },
    { yearly: -1 },
    { yearly: 1e15 },
    { basicPercent: 0 },
    { basicPercent: 101 },
    { basicPercent: 49.5 },
    { hraPercent: Number.NaN },
    { rentPaid: -1 },
    { investments: 0.5 },
    { basis: 'net' as 'ctc' },
    { providentFund: '' as 'none' },
    { professionalTax: 'goa' as 'none' },
    { city: 'Mysuru' as 'other' },
    { on: '2026-02-30' },
  ])('%j', (wrong) => {
    expect(() => salaryBreakUp({ ...employee, ...wrong })).toThrow(InputError)
  })

  test('the largest salary is computed exactly', () => {
    expect(inexactNumbers(salaryBreakUp({ ...employee, yearly: 1e15 - 1 }))).toEqual([])
  })
})
