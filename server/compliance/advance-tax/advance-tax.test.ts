import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueDates } from '../calendar/due-dates.ts'
import { NoTableError } from '../dated.ts'
import { AGES, RESIDENCIES } from '../income-tax/tax-on-income.ts'
import { InputError } from '../input.ts'
import { addDays } from '../ist.ts'
import { inexactNumbers } from '../working.test-helper.ts'
import { advanceTaxPlan } from './advance-tax.ts'
import type { AdvanceTaxInput } from './advance-tax.ts'

const RUPEE = 100

const trader: AdvanceTaxInput = {
  taxYear: '2026-27',
  age: 'below-60',
  residency: 'resident',
  businessIncome: 'regular',
  tax: 2_00_000 * RUPEE,
  deductedAtSource: 1_00_000 * RUPEE,
}

const required = (input: AdvanceTaxInput) =>
  advanceTaxPlan(input).instalments.map(({ dueOn, required: amount }) => [dueOn, amount / RUPEE])

describe('instalments', () => {
  test('15, 45, 75, 100 % by 15 June, 15 September, 15 December, 15 March', () => {
    expect(required(trader)).toEqual([
      ['2026-06-15', 15_000],
      ['2026-09-15', 45_000],
      ['2026-12-15', 75_000],
      ['2027-03-15', 1_00_000],
    ])
  })

  test('presumptive 100 % by 15 March', () => {
    expect(required({ ...trader, businessIncome: 'presumptive' })).toEqual([['2027-03-15', 1_00_000]])
  })

  test.each(['instalments', 'presumptive'] as const)('the calendar has the same dates: %s', (advanceTax) => {
    const due = dueDates({
      from: '2026-04-01',
      to: '2027-03-31',
      profile: {
        gst: 'none',
        state: '29',
        constitution: 'proprietorship',
        filing: 'business',
        tdsDeductor: false,
        advanceTax,
        payroll: [],
      },
    }).filter(({ obligation }) => obligation.startsWith('advance-tax'))
    const { instalments } = advanceTaxPlan({
      ...trader,
      businessIncome: advanceTax === 'presumptive' ? 'presumptive' : 'regular',
    })
    expect(instalments.map(({ dueOn, percent }) => [dueOn, `Advance tax, ${percent}%`])).toEqual(
      due.map(({ statutoryDate, title }) => [statutoryDate, title]),
    )
  })

  test('of FY 2025-26, under the Act of 1961', () => {
    const plan = advanceTaxPlan({ ...trader, taxYear: '2025-26' })
    expect(plan.instalments.map(({ dueOn }) => dueOn)).toEqual([
      '2025-06-15',
      '2025-09-15',
      '2025-12-15',
      '2026-03-15',
    ])
    expect(plan.rules.map(({ section }) => section)).toEqual([
      's.211, s.234C',
      's.208',
      's.234B',
      'rule 119A',
    ])
  })

  test('a payment counts from its date, in any order', () => {
    const { instalments } = advanceTaxPlan({
      ...trader,
      payments: [
        { on: '2026-12-01', amount: 60_000 * RUPEE },
        { on: '2026-06-15', amount: 15_000 * RUPEE },
      ],
    })
    expect(instalments.map(({ paid, balance }) => [paid / RUPEE, balance / RUPEE])).toEqual([
      [15_000, 0],
      [15_000, 30_000],
      [75_000, 0],
      [75_000, 25_000],
    ])
  })

  test('a fractional rupee of a share is rounded up, so that paying it is enough', () => {
    const { instalments } = advanceTaxPlan({ ...trader, tax: 12_345 * RUPEE, deductedAtSource: 0 })
    expect(instalments[0]?.required).toBe(1_852 * RUPEE)
    const paid = advanceTaxPlan({
      ...trader,
      tax: 12_345 * RUPEE,
      deductedAtSource: 0,
      payments: instalments.map(({ dueOn, required: amount }, index) => ({
        on: dueOn,
        amount: amount - (instalments[index - 1]?.required ?? 0),
      })),
    })
    expect(paid.deferment).toBe(0)
    expect(paid.monthlyDefault).toBe(0)
  })
})

describe('exemptions', () => {
  test('threshold ₹10,000', () => {
    const below = advanceTaxPlan({ ...trader, tax: 1_09_999 * RUPEE })
    expect(below).toMatchObject({ exemption: 'below-threshold', instalments: [], deferment: 0 })
    expect(advanceTaxPlan({ ...trader, tax: 1_10_000 * RUPEE }).exemption).toBeUndefined()
  })

  test('a resident of 60 or more without income from a business or profession', () => {
    const senior = { ...trader, age: '60-to-79', businessIncome: 'none' } as const
    expect(advanceTaxPlan(senior)).toMatchObject({
      exemption: 'senior-citizen',
      rules: [{ section: 's.403(3)' }],
    })
    expect(advanceTaxPlan({ ...senior, residency: 'non-resident' }).exemption).toBeUndefined()
    expect(advanceTaxPlan({ ...senior, businessIncome: 'presumptive' }).exemption).toBeUndefined()
    expect(advanceTaxPlan({ ...senior, age: 'below-60' }).exemption).toBeUndefined()
  })

  test('tax deducted above the tax leaves zero, not a negative amount', () => {
    expect(advanceTaxPlan({ ...trader, deductedAtSource: 3_00_000 * RUPEE })).toMatchObject({
      advanceTax: 0,
      exemption: 'below-threshold',
    })
  })
})

describe('interest', () => {
  test('3 % on a shortfall in June, September and December, 1 % in March; 1 % a month after the year', () => {
    const plan = advanceTaxPlan(trader)
    expect(plan.instalments.map(({ interest }) => interest / RUPEE)).toEqual([450, 1_350, 2_250, 1_000])
    expect([plan.deferment / RUPEE, plan.monthlyDefault / RUPEE]).toEqual([5_050, 1_000])
  })

  test('none in June from 12 %, none in September from 36 %', () => {
    const interest = (amount: number) =>
      advanceTaxPlan({ ...trader, payments: [{ on: '2026-06-10', amount: amount * RUPEE }] }).instalments.map(
        (each) => each.interest / RUPEE,
      )
    expect(interest(11_999)[0]).toBe(90)
    expect(interest(12_000)[0]).toBe(0)
    expect(interest(35_999)[1]).toBe(270)
    expect(interest(36_000)[1]).toBe(0)
  })

  test('on whole multiples of ₹100', () => {
    const plan = advanceTaxPlan({ ...trader, payments: [{ on: '2026-06-10', amount: 5_050 * RUPEE }] })
    expect(plan.instalments[0]?.interest).toBe(297 * RUPEE)
  })

  test('a presumptive business owes it in March only', () => {
    const plan = advanceTaxPlan({ ...trader, businessIncome: 'presumptive' })
    expect(plan.instalments.map(({ interest }) => interest / RUPEE)).toEqual([1_000])
  })

  test('none after the year when 90 % was paid by 31 March', () => {
    const after = (amount: number) =>
      advanceTaxPlan({ ...trader, payments: [{ on: '2027-03-31', amount: amount * RUPEE }] }).monthlyDefault
    expect(after(89_999)).toBe(100 * RUPEE)
    expect(after(90_000)).toBe(0)
  })

  test('a figure whose rule was not seen is marked', () => {
    const { working, rules } = advanceTaxPlan(trader)
    expect(working.find(({ id }) => id === 'interest-15')?.note).toContain('rule not seen')
    expect(rules.at(-1)).toMatchObject({ law: 'Income-tax Rules 2026', confidence: 'U' })
  })
})

test('a higher payment never increases the balance, and all numbers are integers', () => {
  const amount = fc.integer({ min: 0, max: 1e12 })
  const payment = fc.record({
    on: fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-04-01', days)),
    amount,
  })
  fc.assert(
    fc.property(
      fc.record({
        taxYear: fc.constant('2026-27'),
        age: fc.constantFrom(...AGES),
        residency: fc.constantFrom(...RESIDENCIES),
        businessIncome: fc.constantFrom('none', 'regular', 'presumptive'),
        tax: amount,
        deductedAtSource: amount,
        payments: fc.array(payment, { maxLength: 5 }),
      }),
      payment,
      (input, another) => {
        const plan = advanceTaxPlan(input)
        const after = advanceTaxPlan({ ...input, payments: [...input.payments, another] })
        const pairs = after.instalments.map(
          (later, index) => [later, plan.instalments[index] ?? later] as const,
        )
        expect(pairs.filter(([later, sooner]) => later.balance > sooner.balance)).toEqual([])
        expect(pairs.filter(([later, sooner]) => later.interest > sooner.interest)).toEqual([])
        expect(after.monthlyDefault).toBeLessThanOrEqual(plan.monthlyDefault)
        expect(inexactNumbers(plan)).toEqual([])
      },
    ),
  )
})

describe('errors', () => {
  test('A year with no table is never computed', () => {
    expect(() => advanceTaxPlan({ ...trader, taxYear: '2027-28' })).toThrow(NoTableError)
  })

  test.each<Partial<AdvanceTaxInput>>([
    { tax: Number.NaN },
    { tax: -1 },
    { deductedAtSource: 0.5 },
    { businessIncome: 'all' as 'none' },
    { payments: [{ on: '2026-06-31', amount: 1 }] },
    { payments: [{ on: '2026-06-15', amount: Number.NaN }] },
    {
      payments: [
        { on: '2026-06-15', amount: 9e14 },
        { on: '2026-06-16', amount: 9e14 },
      ],
    },
    { payments: [{ on: '2027-04-01', amount: 1 }] },
    { payments: [{ on: '2026-03-31', amount: 1 }] },
  ])('%j', (wrong) => {
    expect(() => advanceTaxPlan({ ...trader, ...wrong })).toThrow(InputError)
  })
})
