import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { findRow, NoTableError } from '../dated.ts'
import { outcomeOf } from '../input.ts'
import type { IsoDate } from '../ist.ts'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import type { TaxAtSourceInput } from './input-and-result.ts'
import type { PayeeKind } from './payment-kind.ts'
import { salaryDeduction } from './rules/deducted.ts'
import { collectedWithoutPan, deductedWithoutPan, rentWithoutPan } from './rules/without-pan.ts'
import { paymentKinds, taxAtSource } from './tax-at-source.ts'

const LAKH = 1_00_000_00
const OLD = '2025-11-20'
const NOW = '2026-11-20'

function ask(kind: string, amount: number, more: Partial<TaxAtSourceInput> = {}) {
  return taxAtSource({ kind, on: NOW, amount, payee: 'company', pan: true, ...more })
}

/** The smallest payment that bears tax, or the largest that does not. */
function edge(kind: string, free: number, more: Partial<TaxAtSourceInput> = {}) {
  return [ask(kind, free, more).tax === 0, ask(kind, free + 1_00, more).tax > 0]
}

const OVER_AND_UNDER = [true, true]

describe('rates', () => {
  const rateOf = (kind: string, payee: PayeeKind = 'company', on: IsoDate = NOW) =>
    ask(kind, 1000 * LAKH, { payee, on }).rate

  test('Contractors 1 % (individual, HUF) / 2 %', () => {
    const rates = (['individual', 'huf', 'firm', 'company', 'other'] as const).map((payee) =>
      rateOf('contractor', payee),
    )
    expect(rates).toEqual([100, 100, 200, 200, 200])
  })

  test.each([
    ['professional 10 %', 'professional', 1000],
    ['technical 2 %', 'technical', 200],
    ['rent 10 % land and building', 'rent-land', 1000],
    ['2 % plant', 'rent-plant', 200],
    ['commission 2 %', 'commission', 200],
    ['bank interest 10 %', 'bank-interest', 1000],
    ['other interest 10 %', 'other-interest', 1000],
    ['dividend 10 %', 'dividend', 1000],
    ['property 1 %', 'property', 100],
    ['goods 0.1 %', 'goods', 10],
    ['partners 10 %', 'partner', 1000],
  ])('%s, under both Acts', (_, kind, rate) => {
    expect([rateOf(kind), rateOf(kind, 'company', OLD)]).toEqual([rate, rate])
  })

  test.each([
    ['liquor', 100, 200],
    ['scrap', 100, 200],
    ['minerals', 100, 200],
    ['tendu', 500, 200],
    ['overseas-tour', 500, 200],
    ['remittance-education-medical', 500, 200],
    ['remittance-other', 2000, 2000],
  ])('TCS from 1 April 2026: %s was %d, is %d basis points', (kind, old, now) => {
    expect([rateOf(kind, 'individual', '2026-03-31'), rateOf(kind, 'individual', '2026-04-01')]).toEqual([
      old,
      now,
    ])
  })
})

describe('thresholds', () => {
  // Section 194C(6): ten or fewer goods carriages, with a declaration and the PAN.
  test('contractors: the entry names the small transporter, who bears none', () => {
    const { detail } = paymentKinds.find(({ name }) => name === 'contractor')!
    expect(detail).toContain(
      'no TDS for a transporter who owns up to ten goods vehicles and declares so with the PAN',
    )
  })

  test('contractors: 30,000 single or 1,00,000 a year', () => {
    expect(edge('contractor', 30_000_00)).toEqual(OVER_AND_UNDER)
    expect(edge('contractor', 20_000_00, { earlier: 80_000_00, taken: 0 })).toEqual(OVER_AND_UNDER)
  })

  test('once the year’s limit is exceeded, all of the year bears tax', () => {
    const { base, tax, net, working } = ask('contractor', 25_000_00, { earlier: 90_000_00, taken: 0 })
    expect([base, tax, net]).toEqual([1_15_000_00, 2_300_00, 22_700_00])
    expect(working.map(({ id, amount }) => [id, amount])).toEqual([
      ['amount', 25_000_00],
      ['tax', -2_300_00],
      ['net', 22_700_00],
    ])
    expect(working[0]?.note).toBe('Above ₹1,00,000 in the year: tax is on all of it.')
  })

  test('less the tax already deducted', () => {
    const { tax, working } = ask('contractor', 25_000_00, { earlier: 90_000_00, taken: 800_00 })
    expect(tax).toBe(1_500_00)
    expect(working.find(({ id }) => id === 'taken')?.amount).toBe(800_00)
  })

  test('₹60,000 after a taxed ₹50,000 is ₹600, not ₹1,100', () => {
    const next = { payee: 'individual', earlier: 50_000_00 } as const
    const outcome = outcomeOf(() => ask('contractor', 60_000_00, next))
    expect(outcome).toMatchObject({
      kind: 'input',
      fields: {
        taken: {
          code: 'missing',
          message:
            'Enter the tax already deducted from those payments: a single bill above ₹30,000 needed TDS. Enter 0 if none was deducted.',
        },
      },
    })
    expect(ask('contractor', 50_000_00, { payee: 'individual' }).tax).toBe(500_00)
    expect(ask('contractor', 60_000_00, { ...next, taken: 500_00 })).toMatchObject({
      base: 1_10_000_00,
      tax: 600_00,
    })
    expect(ask('contractor', 60_000_00, { ...next, taken: 0 }).tax).toBe(1_100_00)
  })

  test('the tax taken is not asked where no earlier bill can have borne any, or where the year goes on', () => {
    expect(ask('contractor', 80_000_00, { earlier: 30_000_00 }).tax).toBe(2_200_00)
    expect(ask('contractor', 60_000_00, { earlier: 40_000_00 }).tax).toBe(1_200_00)
    expect(ask('contractor', 10_000_00, { earlier: LAKH + 1 }).tax).toBe(200_00)
  })

  test('by default each later payment then bears its own tax', () => {
    const { base, tax } = ask('contractor', 10_000_00, { earlier: 5 * LAKH })
    expect([base, tax]).toEqual([10_000_00, 200_00])
  })

  test('professional and technical 50,000', () => {
    expect(edge('professional', 50_000_00)).toEqual(OVER_AND_UNDER)
    expect(edge('technical', 10_000_00, { earlier: 40_000_00 })).toEqual(OVER_AND_UNDER)
  })

  test('rent: 50,000 a month', () => {
    expect(edge('rent-land', 50_000_00)).toEqual(OVER_AND_UNDER)
    expect(edge('rent-plant', 20_000_00, { earlier: 30_000_00 })).toEqual(OVER_AND_UNDER)
    expect(ask('rent-land', 60_000_00).tax).toBe(6_000_00)
  })

  test('commission 20,000; other interest 10,000; partners 20,000', () => {
    expect(edge('commission', 20_000_00)).toEqual(OVER_AND_UNDER)
    expect(edge('other-interest', 10_000_00)).toEqual(OVER_AND_UNDER)
    expect(edge('partner', 20_000_00, { payee: 'individual' })).toEqual(OVER_AND_UNDER)
  })

  test('bank interest 50,000 (seniors 1,00,000)', () => {
    expect(edge('bank-interest', 50_000_00, { payee: 'individual' })).toEqual(OVER_AND_UNDER)
    expect(edge('bank-interest', LAKH, { payee: 'individual', senior: true })).toEqual(OVER_AND_UNDER)
  })

  test('dividend 10,000, of individuals only', () => {
    expect(edge('dividend', 10_000_00, { payee: 'individual' })).toEqual(OVER_AND_UNDER)
    expect(ask('dividend', 100_00).tax).toBe(10_00)
  })

  test('property 50 lakh: inclusive', () => {
    expect(ask('property', 50 * LAKH - 1).tax).toBe(0)
    expect(ask('property', 50 * LAKH).tax).toBe(50_000_00)
  })

  test('goods 50 lakh: only the excess', () => {
    expect(ask('goods', 60 * LAKH)).toMatchObject({ base: 10 * LAKH, tax: 1_000_00 })
    expect(ask('goods', 5 * LAKH, { earlier: 48 * LAKH })).toMatchObject({ base: 3 * LAKH, tax: 300_00 })
    expect(ask('goods', 5 * LAKH, { earlier: 60 * LAKH })).toMatchObject({ base: 5 * LAKH, tax: 500_00 })
    expect([ask('goods', 50 * LAKH).base, ask('goods', 50 * LAKH + 1).base]).toEqual([0, 1])
  })

  test('LRS above 10 lakh: only the excess', () => {
    expect(ask('remittance-other', 15 * LAKH)).toMatchObject({ tax: LAKH, net: 16 * LAKH })
    expect(ask('remittance-education-medical', 15 * LAKH).tax).toBe(10_000_00)
  })

  test('a tour package of FY 2025-26 bears 5 % to ten lakh and 20 % beyond', () => {
    expect(ask('overseas-tour', 12 * LAKH, { on: OLD }).tax).toBe(50_000_00 + 40_000_00)
    expect(ask('overseas-tour', 4 * LAKH, { on: OLD, earlier: 8 * LAKH }).tax).toBe(10_000_00 + 40_000_00)
    expect(ask('overseas-tour', 12 * LAKH).tax).toBe(24_000_00)
  })

  test('an exempt amount of e-commerce needs a PAN', () => {
    const small = { payee: 'individual' } as const
    expect(ask('e-commerce', 4 * LAKH, small).tax).toBe(0)
    expect(ask('e-commerce', 4 * LAKH, { ...small, pan: false }).tax).toBe(20_000_00)
    expect(ask('e-commerce', 4 * LAKH).tax).toBe(400_00)
  })
})

describe('rent paid by an individual or HUF', () => {
  const rent = (monthly: number, more: Partial<TaxAtSourceInput> = {}) =>
    ask('rent-by-individual', monthly, { payee: 'individual', ...more })

  test('deducted once, in March, on all the months', () => {
    const { tax, base, rate, net, once, reason, working } = rent(60_000_00)
    expect([base, rate, tax, net]).toEqual([7_20_000_00, 200, 14_400_00, 45_600_00])
    expect(once).toEqual({ lastMonth: '2027-03-01', months: 12, isCapped: false })
    expect(reason).toBe(
      'Above ₹50,000 a month: deducted once, from the rent of March 2027, on the rent of 12 months.',
    )
    expect(working.map(({ id, amount }) => [id, amount])).toEqual([
      ['amount', 60_000_00],
      ['tax', -14_400_00],
      ['net', 45_600_00],
    ])
  })

  test('or in the last month of the tenancy, on its months', () => {
    expect(rent(60_000_00, { lastMonth: 9 })).toMatchObject({
      base: 3_60_000_00,
      tax: 7_200_00,
      once: { lastMonth: '2026-09-01', months: 6 },
    })
    expect(rent(60_000_00, { lastMonth: 1, months: 3 })).toMatchObject({
      tax: 3_600_00,
      once: { lastMonth: '2027-01-01', months: 3 },
    })
    expect(rent(60_000_00, { months: 1 })).toMatchObject({ tax: 1_200_00 })
  })

  test('the year is that of the date, under the Act of that year', () => {
    const { once, rule } = rent(60_000_00, { on: OLD })
    expect([once?.lastMonth, rule.section]).toEqual(['2026-03-01', 's.194-IB'])
    expect(rent(60_000_00, { on: '2027-02-03' }).once?.lastMonth).toBe('2027-03-01')
  })

  test('without PAN capped at the last month’s rent', () => {
    const { tax, rate, net, once, working, confirm } = rent(60_000_00, { pan: false })
    expect([rate, tax, net, once?.isCapped, confirm]).toEqual([2000, 60_000_00, 0, true, true])
    expect(working.find(({ id }) => id === 'cap')).toMatchObject({ amount: 84_000_00 })
    expect(rent(60_000_00, { pan: false, months: 4 })).toMatchObject({
      tax: 48_000_00,
      once: { isCapped: false },
    })
    expect(rent(60_000_00, { pan: false, lastRent: 70_000_00 }).tax).toBe(70_000_00)
  })

  test('₹50,000 a month is free, and a rupee more is not', () => {
    expect(edge('rent-by-individual', 50_000_00)).toEqual(OVER_AND_UNDER)
    expect(rent(50_000_00, { pan: false })).toMatchObject({ tax: 0, applies: false, base: 0 })
  })

  test('another rent in the last month is counted with the others', () => {
    const risen = rent(60_000_00, { lastRent: 66_000_00 })
    expect([risen.base, risen.tax, risen.net]).toEqual([7_26_000_00, 14_520_00, 51_480_00])
    expect(rent(48_000_00, { lastRent: 52_000_00 }).reason).toContain('the safer reading')
  })

  test('earlier payments and their tax have no effect: nothing is deducted before', () => {
    expect(rent(60_000_00, { earlier: 5 * LAKH, taken: 100_00 }).tax).toBe(14_400_00)
  })

  test('more months than the year has had are refused', () => {
    const problemsOf = (more: Partial<TaxAtSourceInput>) => {
      const outcome = outcomeOf(() => rent(60_000_00, more))
      return outcome.kind === 'input' ? outcome.fields : undefined
    }
    expect(problemsOf({ lastMonth: 9, months: 7 })).toEqual({
      months: { code: 'too-large', message: 'Enter at most 6: from April to September there are no more.' },
    })
    expect(problemsOf({ months: 13 })).toEqual({
      months: { code: 'too-large', message: 'Enter 1 to 12 months.' },
    })
    expect(problemsOf({ lastMonth: 13, lastRent: -1 })).toMatchObject({
      lastMonth: { code: 'too-large' },
      lastRent: { code: 'negative' },
    })
  })
})

describe('without a PAN', () => {
  test('20 %, of goods and e-commerce 5 %, never less than the rate', () => {
    expect(ask('contractor', LAKH, { pan: false })).toMatchObject({ rate: 2000, tax: 20_000_00 })
    expect(ask('goods', 60 * LAKH, { pan: false })).toMatchObject({ rate: 500, tax: 50_000_00 })
    expect(ask('lottery', LAKH, { pan: false }).rate).toBe(3000)
  })

  test('tax collected: twice the rate, at least 5 % and at most 20 %', () => {
    expect(ask('scrap', LAKH, { pan: false }).rate).toBe(500)
    expect(ask('tendu', LAKH, { pan: false, on: OLD }).rate).toBe(1000)
    expect(ask('remittance-other', 20 * LAKH, { pan: false }).rate).toBe(2000)
  })

  test('the working names the section of the higher rate, and the lower rate', () => {
    const line = (on: IsoDate) => ask('contractor', LAKH, { pan: false, on }).working[1]
    expect(line(NOW)).toMatchObject({
      label: 'TDS at 20% of ₹1,00,000',
      rule: { section: 's.397(2)(b)(i)' },
      note: 'Raised from 2% because there is no PAN.',
    })
    expect(line(OLD)?.rule?.section).toBe('s.206AA')
  })
})

describe('law by date', () => {
  test('section of the 1961 Act for FY 2025-26, and 392, 393, 394 for TY 2026-27', () => {
    const sections = (on: IsoDate) => [
      ask('contractor', LAKH, { on }).rule.section,
      ask('partner', LAKH, { on }).rule.section,
      ask('scrap', LAKH, { on }).rule.section,
      findRow(salaryDeduction, on)?.section,
    ]
    expect(sections('2026-03-31')).toEqual(['s.194C', 's.194T', 's.206C(1)', 's.192'])
    expect(sections('2026-04-01')).toEqual([
      's.393(1), Table, Sl. 6(i)',
      's.393(3), Table, Sl. 7',
      's.394(1), Table, Sl. 4',
      's.392',
    ])
  })

  test.each(['2025-03-31', '2027-04-01'] as const)('%s has no table and throws', (on) => {
    for (const { name } of paymentKinds) expect(() => ask(name, LAKH, { on })).toThrow(NoTableError)
  })

  test('Rates H, thresholds M: a figure from one source must be confirmed', () => {
    const { rule, working, confirm } = ask('contractor', LAKH)
    expect([rule.confidence, working[0]?.rule?.confidence, confirm]).toEqual(['H', 'M', true])
  })
})

describe('for every kind', () => {
  const anyAmount = fc.oneof(fc.integer({ min: 0, max: 2 * LAKH }), fc.integer({ min: 0, max: 1000 * LAKH }))
  const anyInput: fc.Arbitrary<TaxAtSourceInput> = fc
    .record({
      kind: fc.constantFrom(...paymentKinds.map(({ name }) => name)),
      on: fc.constantFrom(OLD, NOW),
      amount: anyAmount,
      payee: fc.constantFrom('individual', 'huf', 'firm', 'company', 'other'),
      senior: fc.boolean(),
      pan: fc.boolean(),
      earlier: anyAmount,
    })
    .map((input) => (input.kind === 'contractor' ? { ...input, taken: 0 } : input))

  test('the working sums to the payment, and each line has a rule', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { kind, tax, net, applies, working } = taxAtSource(input)
        expect(wrongSums(working)).toEqual([])
        expect(inexactNumbers(working)).toEqual([])
        expect(net).toBe(kind.tax === 'tds' ? input.amount - tax : input.amount + tax)
        expect(applies).toBe(tax > 0)
        for (const { id, rule } of working) if (/^(amount|tax)/.test(id)) expect(rule).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  test('the absence of a PAN never reduces the tax', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const tax = (pan: boolean) => taxAtSource({ ...input, pan }).tax
        expect(tax(false)).toBeGreaterThanOrEqual(tax(true))
      }),
      { numRuns: 500 },
    )
  })

  test('a year’s payments in any parts bear the tax of their sum', () => {
    const yearly = paymentKinds.filter(({ thresholds }) =>
      ['year', 'excess'].includes(thresholds[0]?.value.limit.by ?? ''),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...yearly),
        fc.array(fc.integer({ min: 1, max: 40 * LAKH }), { minLength: 1, maxLength: 6 }),
        ({ name }, payments) => {
          const inParts = payments.reduce(
            ({ earlier, taken }, amount) => ({
              earlier: earlier + amount,
              taken: taken + ask(name, amount, { earlier, taken, payee: 'individual' }).tax,
            }),
            { earlier: 0, taken: 0 },
          )
          const atOnce = ask(name, inParts.earlier, { payee: 'individual' }).tax
          expect(Math.abs(inParts.taken - atOnce)).toBeLessThanOrEqual(payments.length)
        },
      ),
    )
  })
})

test('the tables are valid, names are unique, and both years are covered without a gap', () => {
  expect(new Set(paymentKinds.map(({ name }) => name)).size).toBe(paymentKinds.length)
  const tables = paymentKinds.flatMap(({ rates, thresholds }) => [rates, thresholds])
  for (const table of [...tables, salaryDeduction, deductedWithoutPan, collectedWithoutPan, rentWithoutPan]) {
    expect(tableProblems(table)).toEqual([])
    expect(table.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2025-04-01', '2026-03-31'],
      ['2026-04-01', '2027-03-31'],
    ])
    expect(table[1]?.section).toMatch(/^s\.39[2-7]/)
    expect(table[1]?.reviewBy).toBe('2027-02-01')
  }
})

test('every invalid field is named', () => {
  const wrong = { kind: 'gift', on: '', amount: -1, payee: 'friend', pan: true, earlier: 0.5, taken: -1 }
  expect(outcomeOf(() => taxAtSource(wrong as TaxAtSourceInput))).toMatchObject({
    kind: 'input',
    fields: {
      kind: { code: 'invalid' },
      on: { code: 'missing' },
      amount: { code: 'negative' },
      payee: { code: 'invalid' },
      earlier: { code: 'invalid' },
      taken: { code: 'negative' },
    },
  })
})
