import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '../input.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { compareRegimes, incomeTax } from './income-tax.ts'
import { AGES, RESIDENCIES, taxOnIncome } from './tax-on-income.ts'
import { taxYears } from './tax-year.ts'
import { OLD_REGIME_FIELDS } from './total-income.ts'
import type { IncomeTaxInput } from './total-income.ts'

const RUPEE = 100
const LAKH = 1_00_000 * RUPEE

const person: IncomeTaxInput = {
  taxYear: '2026-27',
  age: 'below-60',
  residency: 'resident',
  salary: 0,
  otherIncome: 0,
}

const line = (working: readonly { id: string; amount: number; note?: string }[], id: string) =>
  working.find((each) => each.id === id)

describe('Standard deduction 75,000', () => {
  test.each([
    [12_75_000, 0],
    [12_85_000, 10_400],
    [12_10_000, 0],
  ])('salary %d in the new regime: %d', (salary, tax) => {
    expect(incomeTax({ ...person, salary: salary * RUPEE }, 'new').tax).toBe(tax * RUPEE)
  })

  test('50,000 in the old regime, none without a salary, and never more than the salary', () => {
    const deduction = (salary: number, regime: 'new' | 'old') =>
      line(
        incomeTax({ ...person, salary: salary * RUPEE, otherIncome: LAKH }, regime).incomeWorking,
        'standard-deduction',
      )?.amount
    expect(deduction(10_00_000, 'old')).toBe(-50_000 * RUPEE)
    expect(deduction(30_000, 'old')).toBe(-30_000 * RUPEE)
    expect(deduction(30_000, 'new')).toBe(-30_000 * RUPEE)
    expect(deduction(0, 'new')).toBeUndefined()
  })
})

describe('deductions of the old regime', () => {
  const salaried = { ...person, salary: 20 * LAKH, otherIncome: LAKH, basicPay: 10 * LAKH }

  test.each<[keyof IncomeTaxInput, string, number, number]>([
    ['professionalTax', 'professional-tax', 3_000, 2_500],
    ['homeLoanInterest', 'home-loan-interest', 3_00_000, 2_00_000],
    ['investments', 'investments', 2_00_000, 1_50_000],
    ['ownNps', 'own-nps', 60_000, 50_000],
    ['healthInsurance', 'health-insurance', 60_000, 25_000],
    ['parentsHealthInsurance', 'parents-health-insurance', 60_000, 25_000],
    ['depositInterest', 'deposit-interest', 60_000, 10_000],
  ])('%s is limited', (field, id, claimed, allowed) => {
    const { old, new: next } = compareRegimes({ ...salaried, [field]: claimed * RUPEE })
    const written = line(old.incomeWorking, id)
    expect(written?.amount).toBe(-allowed * RUPEE)
    expect(written?.note).toContain('claimed')
    expect(line(next.incomeWorking, id)).toBeUndefined()
  })

  test('a claim within its limit needs no note', () => {
    const { incomeWorking } = incomeTax({ ...salaried, investments: LAKH }, 'old')
    expect(line(incomeWorking, 'investments')).not.toHaveProperty('note')
  })

  test('senior citizens have higher limits, as residents', () => {
    const senior = { ...salaried, age: '60-to-79', healthInsurance: LAKH, depositInterest: LAKH } as const
    const allowed = (input: IncomeTaxInput) =>
      ['health-insurance', 'deposit-interest', 'parents-health-insurance'].map(
        (id) => line(incomeTax(input, 'old').incomeWorking, id)?.amount,
      )
    expect(allowed(senior)).toEqual([-50_000 * RUPEE, -50_000 * RUPEE, undefined])
    expect(allowed({ ...senior, residency: 'non-resident' }).slice(0, 2)).toEqual([
      -25_000 * RUPEE,
      -10_000 * RUPEE,
    ])
    expect(allowed({ ...salaried, parentsHealthInsurance: LAKH, seniorParents: true })[2]).toBe(
      -50_000 * RUPEE,
    )
  })

  test('employer’s NPS counts in both: 14% of basic pay in the new, 10% in the old, 14% from Government', () => {
    const allowed = (regime: 'new' | 'old', governmentEmployer = false) =>
      line(
        incomeTax({ ...salaried, employerNps: 3 * LAKH, governmentEmployer }, regime).incomeWorking,
        'employer-nps',
      )?.amount
    expect(allowed('new')).toBe(-1_40_000 * RUPEE)
    expect(allowed('old')).toBe(-1_00_000 * RUPEE)
    expect(allowed('old', true)).toBe(-1_40_000 * RUPEE)
  })

  test('deductions never make income negative', () => {
    const poor = {
      ...person,
      salary: LAKH,
      homeLoanInterest: 2 * LAKH,
      investments: LAKH,
      otherDeductions: LAKH,
    }
    const { old } = compareRegimes(poor)
    expect(old.totalIncome).toBe(0)
    expect(old.tax).toBe(0)
    expect(line(old.incomeWorking, 'home-loan-interest')?.amount).toBe(-50_000 * RUPEE)
    expect(line(old.incomeWorking, 'investments')).toMatchObject({
      amount: 0,
      note: '₹1,00,000 claimed, of which ₹0 can be deducted.',
    })
  })

  test('each names its section', () => {
    const { incomeWorking } = incomeTax({ ...salaried, investments: LAKH, hraExempt: LAKH }, 'old')
    const rule = (id: string) => incomeWorking.find((each) => each.id === id)?.rule
    expect(rule('investments')).toMatchObject({ law: 'Income-tax Act 2025', section: 's.123' })
    expect(rule('hra')).toMatchObject({ section: 'Schedule III, table, Sl. No. 11' })
  })
})

describe('both regimes side by side', () => {
  test('a salary of 15,00,000 with the usual deductions', () => {
    const {
      cheaper,
      saving,
      new: next,
      old,
    } = compareRegimes({
      ...person,
      salary: 15 * LAKH,
      investments: 1.5 * LAKH,
      healthInsurance: 25_000 * RUPEE,
      homeLoanInterest: 2 * LAKH,
    })
    expect([next.totalIncome, old.totalIncome]).toEqual([14_25_000 * RUPEE, 10_75_000 * RUPEE])
    expect([next.tax, old.tax]).toEqual([97_500 * RUPEE, 1_40_400 * RUPEE])
    expect([cheaper, saving]).toEqual(['new', 42_900 * RUPEE])
  })

  test('without income the regimes are equal', () => {
    expect(compareRegimes(person)).toMatchObject({ cheaper: 'equal', saving: 0 })
  })

  const amount = (max: number) => fc.integer({ min: 0, max })
  const anyInput: fc.Arbitrary<IncomeTaxInput> = fc
    .record({
      taxYear: fc.constantFrom(...taxYears.map(({ key }) => key)),
      age: fc.constantFrom(...AGES),
      residency: fc.constantFrom(...RESIDENCIES),
      salary: fc.oneof(amount(30 * LAKH), amount(1000 * LAKH)),
      otherIncome: fc.oneof(amount(5 * LAKH), amount(1000 * LAKH)),
      claims: fc.record(Object.fromEntries(OLD_REGIME_FIELDS.map((field) => [field, amount(4 * LAKH)])), {
        requiredKeys: [],
      }),
      basicPay: amount(10 * LAKH),
      employerNps: amount(3 * LAKH),
      governmentEmployer: fc.boolean(),
      seniorParents: fc.boolean(),
    })
    .map(({ claims, ...input }) => {
      const { hraExempt = 0, depositInterest = 0 } = claims as Partial<IncomeTaxInput>
      return {
        ...input,
        ...claims,
        basicPay: Math.min(input.basicPay + 1, input.salary),
        employerNps: input.salary === 0 ? 0 : Math.min(input.employerNps, input.salary),
        hraExempt: Math.min(hraExempt, input.salary),
        depositInterest: Math.min(depositInterest, input.otherIncome),
      }
    })

  test('every working adds up, in whole paise', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = compareRegimes(input)
        for (const { incomeWorking, taxWorking } of [result.new, result.old]) {
          expect(wrongSums(incomeWorking)).toEqual([])
          expect(wrongSums(taxWorking)).toEqual([])
        }
        expect(inexactNumbers(result)).toEqual([])
      }),
    )
  })

  test('the parts of the difference add up to the difference', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { new: next, old, differences } = compareRegimes(input)
        expect(differences.reduce((sum, each) => sum + each.amount, 0)).toBe(old.tax - next.tax)
      }),
    )
  })

  test('the break-even is the least deduction with which the old regime costs no more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { new: next, old, oldRegimeDeductions } = compareRegimes(input)
        const before = old.totalIncome + oldRegimeDeductions.used
        const oldTax = (deducted: number) =>
          taxOnIncome({ ...input, regime: 'old', totalIncome: before - deducted }).tax
        const { breakEven } = oldRegimeDeductions
        expect(oldTax(breakEven)).toBeLessThanOrEqual(next.tax)
        if (breakEven > 0) expect(oldTax(breakEven - 10 * RUPEE)).toBeGreaterThan(next.tax)
      }),
    )
  })

  test('a deduction never increases the tax of either regime', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const none = Object.fromEntries(OLD_REGIME_FIELDS.map((field) => [field, 0]))
        const [with_, without] = [compareRegimes(input), compareRegimes({ ...input, ...none })]
        expect(with_.old.tax).toBeLessThanOrEqual(without.old.tax)
        expect(with_.new.tax).toBe(without.new.tax)
      }),
    )
  })
})

describe('invalid input', () => {
  const fieldsOf = (input: IncomeTaxInput) => {
    try {
      compareRegimes(input)
    } catch (error) {
      if (error instanceof InputError) return Object.keys(error.fields)
      throw error
    }
    return []
  }

  test.each(['salary', 'otherIncome', 'basicPay', 'employerNps', ...OLD_REGIME_FIELDS] as const)(
    '%s: not a number, negative, a fraction or beyond bounds',
    (field) => {
      for (const bad of [Number.NaN, Infinity, -1, 0.5, 1e15]) {
        expect(fieldsOf({ ...person, salary: LAKH, otherIncome: LAKH, [field]: bad })).toContain(field)
      }
    },
  )

  test('a part cannot exceed its amount', () => {
    expect(fieldsOf({ ...person, salary: LAKH, hraExempt: LAKH + 1 })).toEqual(['hraExempt'])
    expect(fieldsOf({ ...person, salary: LAKH, basicPay: LAKH + 1 })).toEqual(['basicPay'])
    expect(fieldsOf({ ...person, otherIncome: LAKH, depositInterest: LAKH + 1 })).toEqual(['depositInterest'])
  })

  test('an employer’s contribution requires the basic pay that limits it', () => {
    expect(fieldsOf({ ...person, salary: LAKH, employerNps: 1000 })).toEqual(['basicPay'])
  })

  test('the largest amounts are computed exactly', () => {
    const most = { ...person, salary: 1e15 - 1, otherIncome: 1e15 - 1 }
    expect(inexactNumbers(compareRegimes(most))).toEqual([])
  })
})
