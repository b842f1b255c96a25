import { describe, expect, test } from 'vitest'
import { plans as published, type EstimateAnswers, type Plan } from '../../content/pricing.ts'
import { estimate, type Needs } from './estimate.ts'

const terms = { monthsPaidYearly: 11, gst: 1800 }

const plan = (id: string, changes: Partial<Plan>): Plan => ({
  id,
  service: 'bookkeeping',
  name: id,
  suits: '',
  fee: 1_000_00,
  billing: 'month',
  includes: [],
  sample: true,
  ...changes,
})
const entries = (most: number) => ({ covers: { measure: 'entries', most } }) as const

const answers: EstimateAnswers = {
  taxpayer: 'business',
  hasGstin: 'yes',
  gstFiling: 'month',
  annualReturn: 'no',
  taxAudit: 'no',
  businessForm: 'company',
}
const needs = (changes: Partial<Needs> = {}): Needs => ({
  services: ['bookkeeping'],
  answers,
  counts: { invoices: 1, entries: 1, employees: 1 },
  ...changes,
})
const idsOf = (plans: readonly Plan[], changes?: Partial<Needs>) =>
  estimate(plans, needs(changes), terms).lines.map(({ plan: { id }, isBeyond }) => (isBeyond ? `${id}+` : id))

describe('selected plans', () => {
  const sizes = [plan('large', entries(300)), plan('small', entries(75))]
  const counting = (count: number) => ({ counts: { invoices: 1, entries: count, employees: 1 } })

  test.each([
    [1, 'small'],
    [75, 'small'],
    [76, 'large'],
    [300, 'large'],
    [301, 'large+'],
  ])('%i entries: %s, the smallest that is sufficient, or the largest, as a minimum', (count, id) => {
    expect(idsOf(sizes, counting(count))).toEqual([id])
  })

  test('only those of selected services, in the order of the plans', () => {
    const plans = [plan('a', { service: 'payroll-hr' }), plan('b', {}), plan('c', { service: 'gst-filing' })]
    expect(idsOf(plans, { services: ['gst-filing', 'payroll-hr'] })).toEqual(['a', 'c'])
    expect(idsOf(plans, { services: [] })).toEqual([])
  })

  test('those whose conditions all match, and those without conditions', () => {
    const plans = [
      plan('always', {}),
      plan('company', { when: { businessForm: 'company' } }),
      plan('firm', { when: { businessForm: 'firm' } }),
      plan('both', { when: { businessForm: 'company', taxAudit: 'yes' } }),
    ]
    expect(idsOf(plans)).toEqual(['always', 'company'])
    expect(idsOf(plans, { answers: { ...answers, taxAudit: 'yes' } })).toEqual(['always', 'company', 'both'])
  })

  test('one for each measure', () => {
    const plans = [
      plan('books', entries(75)),
      plan('people', { covers: { measure: 'employees', most: 10 } }),
      plan('more people', { covers: { measure: 'employees', most: 50 } }),
    ]
    expect(idsOf(plans)).toEqual(['books', 'people'])
  })
})

describe('sums in paise', () => {
  const plans = [
    plan('month', { fee: 2_000_00 }),
    plan('other month', { fee: 4_000_00 }),
    plan('year', { fee: 7_500_00, billing: 'year' }),
    plan('once', { fee: 3_500_00, billing: 'once' }),
  ]
  const result = estimate(plans, needs(), terms)

  test('each month, with GST shown separately', () => {
    expect(result.eachMonth).toEqual({ fees: 6_000_00, gst: 1_080_00, total: 7_080_00 })
  })

  test('a year paid monthly and in advance, with one month free', () => {
    expect(result.monthly).toEqual({ byMonth: 72_000_00, atOnce: 66_000_00 })
    expect([result.yearly, result.once]).toEqual([7_500_00, 3_500_00])
    expect(result.firstYear.byMonth).toEqual({ fees: 83_000_00, gst: 14_940_00, total: 97_940_00 })
    expect(result.firstYear.atOnce).toEqual({ fees: 77_000_00, gst: 13_860_00, total: 90_860_00 })
  })

  test('GST is rounded to a whole paisa once, over the sum', () => {
    const { eachMonth } = estimate([plan('a', { fee: 3 }), plan('b', { fee: 3 })], needs(), terms)
    expect(eachMonth).toEqual({ fees: 6, gst: 1, total: 7 })
  })

  test('the sums are minimums if a fee is, or if no plan is large enough', () => {
    expect(result.isFrom).toBe(false)
    expect(estimate([...plans, plan('from', { isFrom: true })], needs(), terms).isFrom).toBe(true)
    expect(estimate([plan('small', entries(0))], needs(), terms).isFrom).toBe(true)
  })

  test('without needs or without plans there are no lines', () => {
    const none = { fees: 0, gst: 0, total: 0 }
    expect(estimate([], needs(), terms)).toMatchObject({ lines: [], eachMonth: none, isFrom: false })
    expect(estimate([], needs(), terms).firstYear).toEqual({ byMonth: none, atOnce: none })
  })
})

describe('the published plans', () => {
  const every: (keyof EstimateAnswers)[] = Object.keys(answers) as (keyof EstimateAnswers)[]
  const options: { [Id in keyof EstimateAnswers]: readonly EstimateAnswers[Id][] } = {
    taxpayer: ['individual', 'business'],
    hasGstin: ['yes', 'no'],
    gstFiling: ['month', 'quarter'],
    annualReturn: ['yes', 'no'],
    taxAudit: ['yes', 'no'],
    businessForm: ['firm', 'company'],
  }

  test('each can be selected', () => {
    const services = [...new Set(published.map(({ service }) => service))]
    const combinations = every.reduce<EstimateAnswers[]>(
      (all, id) => all.flatMap((each) => options[id].map((answer) => ({ ...each, [id]: answer }))),
      [answers],
    )
    const taken = combinations.flatMap((combination) =>
      [1, 1_000].flatMap((count) =>
        idsOf(published, {
          services,
          answers: combination,
          counts: { invoices: count, entries: count, employees: count },
        }),
      ),
    )
    expect(new Set(taken.map((id) => id.replace('+', '')))).toEqual(new Set(published.map(({ id }) => id)))
  })

  test('have fees in whole rupees, unique ids and included items', () => {
    expect(new Set(published.map(({ id }) => id)).size).toBe(published.length)
    expect(published.filter(({ fee }) => !(fee > 0) || fee % 100 !== 0)).toEqual([])
    expect(published.filter(({ includes }) => includes.length === 0)).toEqual([])
  })

  test('state in words what they cover', () => {
    const silent = published.filter(
      ({ covers, name, suits }) => covers && !`${name} ${suits}`.includes(String(covers.most)),
    )
    expect(silent).toEqual([])
  })
})
