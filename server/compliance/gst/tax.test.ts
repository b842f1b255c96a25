import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { NoTableError } from '../dated.ts'
import { outcomeOf } from '../input.ts'
import { AMOUNT_LIMIT } from '../money.ts'
import { wrongSums } from '../working.test-helper.ts'
import { gstRates, gstRatesOn } from './rates.ts'
import { GST_PLACES, natureOfSupply, placeName } from './supply.ts'
import type { Supply } from './supply.ts'
import { addGst, removeGst } from './tax.ts'
import type { GstInput } from './tax.ts'

const ON = '2026-11-20'
const within: Supply = { supplier: '29', place: '29' }
const across: Supply = { supplier: '29', place: '27' }

function headsOf(supply: Supply) {
  return natureOfSupply(supply, ON).heads
}

function amounts({ heads }: { heads: readonly { head: string; amount: number }[] }) {
  return Object.fromEntries(heads.map(({ head, amount }) => [head, amount]))
}

describe('rates', () => {
  const rates = (on: Parameters<typeof gstRatesOn>[0]) => gstRatesOn(on).value.map(({ rate }) => rate)

  test('Rates since 22 September 2025: 5, 18, 40, with 3, 1.5, 0.25 and exempt', () => {
    expect(rates('2025-09-22').filter((rate) => rate !== 2800)).toEqual([0, 25, 150, 300, 500, 1800, 4000])
  })

  test('the 28 % schedule is omitted from 1 February 2026', () => {
    expect(rates('2026-01-31')).toContain(2800)
    expect(rates('2026-02-01')).not.toContain(2800)
  })

  test('12 % ended on 21 September 2025', () => {
    expect(rates('2025-09-21')).toContain(1200)
    expect(rates('2025-09-22')).not.toContain(1200)
  })

  test('the table is valid, and lists each rate once, lowest first', () => {
    expect(tableProblems(gstRates)).toEqual([])
    for (const { value } of gstRates) {
      const listed = value.map(({ rate }) => rate)
      expect(listed).toEqual([...new Set(listed)].toSorted((a, b) => a - b))
    }
  })

  test('a date before the first table throws', () => {
    expect(() => gstRatesOn('2025-03-31')).toThrow(NoTableError)
  })
})

describe('heads of tax of a supply', () => {
  test('same state, CGST and SGST half each', () => {
    expect(headsOf(within)).toEqual(['cgst', 'sgst'])
  })

  test.each(['04', '26', '31', '35', '38', '97'] as const)(
    'UTGST in union territories without a legislature: %s',
    (place) => {
      expect(headsOf({ supplier: place, place })).toEqual(['cgst', 'utgst'])
    },
  )

  test.each(['01', '07', '34'] as const)('%s is a union territory with a legislature: SGST', (place) => {
    expect(headsOf({ supplier: place, place })).toEqual(['cgst', 'sgst'])
  })

  test('otherwise IGST', () => {
    expect(headsOf(across)).toEqual(['igst'])
    expect(headsOf({ supplier: '04', place: '03' })).toEqual(['igst'])
  })

  test.each(['import', 'export', 'sez'] as const)('imports, exports and SEZ are inter-state: %s', (kind) => {
    expect(natureOfSupply({ ...within, kind }, ON)).toMatchObject({ nature: 'inter-state', heads: ['igst'] })
  })

  test('an undertaking exempts exports and SEZ from tax, and nothing else', () => {
    const nature = (kind: Supply['kind']) => natureOfSupply({ ...across, kind, underUndertaking: true }, ON)
    expect(nature('export').withoutTax).toBe(true)
    expect(nature('sez').withoutTax).toBe(true)
    expect(nature('import').withoutTax).toBe(false)
    expect(nature('domestic').withoutTax).toBe(false)
  })

  test('each pair of states has exactly one nature of supply, with its reason', () => {
    expect(GST_PLACES).toHaveLength(37)
    for (const supplier of GST_PLACES) {
      for (const place of GST_PLACES) {
        const { heads, reason } = natureOfSupply({ supplier, place }, ON)
        expect(heads).toHaveLength(supplier === place ? 2 : 1)
        expect(reason).toContain(placeName(place))
      }
    }
  })

  test('an unknown place is named', () => {
    const unknown = { supplier: '28', place: '29' } as unknown as Supply
    expect(outcomeOf(() => natureOfSupply(unknown, ON))).toMatchObject({
      kind: 'input',
      fields: { supplier: { code: 'invalid' } },
    })
  })
})

describe('adding and removing', () => {
  test('18 % on ₹1,000 within Karnataka', () => {
    const result = addGst({ on: ON, rate: 1800, amount: 1_000_00, supply: within })
    expect(amounts(result)).toEqual({ cgst: 90_00, sgst: 90_00 })
    expect(result).toMatchObject({ taxable: 1_000_00, tax: 180_00, total: 1_180_00 })
    expect(result.working.map(({ id, amount }) => [id, amount])).toEqual([
      ['taxable', 1_000_00],
      ['cgst', 90_00],
      ['sgst', 90_00],
      ['total', 1_180_00],
    ])
    expect(result.working[1]?.label).toBe('CGST at 9%')
    expect(result.working[1]?.rule).toMatchObject({
      section: 'CGST Act s.9(1); IGST Act s.5(1)',
      confidence: 'H',
    })
  })

  test('each head to the nearest paisa, half-up', () => {
    // 9 % of ₹1.50 is 13.5 paise: each head is rounded up, while IGST of 27 paise needs no rounding.
    expect(addGst({ on: ON, rate: 1800, amount: 1_50, supply: within }).tax).toBe(28)
    expect(addGst({ on: ON, rate: 1800, amount: 1_50, supply: across }).tax).toBe(27)
  })

  test('a rate of 0.25 % is two heads of 0.125 %', () => {
    const result = addGst({ on: ON, rate: 25, amount: 1_00_000_00, supply: within })
    expect(amounts(result)).toEqual({ cgst: 125_00, sgst: 125_00 })
    expect(result.working[1]?.label).toBe('CGST at 0.125%')
  })

  test('₹100 with 18 % included: taxable value and tax sum to the price', () => {
    const result = removeGst({ on: ON, rate: 1800, amount: 100_00, supply: within })
    expect(amounts(result)).toEqual({ cgst: 7_63, sgst: 7_63 })
    expect(result).toMatchObject({ taxable: 84_74, total: 100_00 })
    expect(removeGst({ on: ON, rate: 1800, amount: 100_00, supply: across })).toMatchObject({
      taxable: 84_75,
      tax: 15_25,
    })
  })

  test('an export under an undertaking bears none', () => {
    const supply: Supply = { ...across, kind: 'export', underUndertaking: true }
    for (const calculate of [addGst, removeGst]) {
      const result = calculate({ on: ON, rate: 1800, amount: 5_000_00, supply })
      expect(result).toMatchObject({ taxable: 5_000_00, tax: 0, total: 5_000_00 })
      expect(Object.is(result.working[1]?.amount, 0)).toBe(true)
    }
  })

  test('a rate not in force on the date is refused, with a list of those in force', () => {
    const outcome = outcomeOf(() => addGst({ on: ON, rate: 1200, amount: 1_00, supply: within }))
    expect(outcome).toMatchObject({
      kind: 'input',
      fields: {
        rate: {
          message: '12% is no rate of GST on 20 November 2026: choose 0%, 0.25%, 1.5%, 3%, 5%, 18%, 40%.',
        },
      },
    })
  })

  test('every invalid field is named', () => {
    const wrong: GstInput = { on: ON, rate: Number.NaN, amount: -1, supply: within }
    expect(outcomeOf(() => removeGst(wrong))).toMatchObject({
      fields: { rate: { code: 'missing' }, amount: { code: 'negative' } },
    })
    expect(outcomeOf(() => addGst({ ...wrong, on: '2026-02-30' }))).toMatchObject({
      fields: { on: { code: 'invalid' } },
    })
  })
})

describe('over any supply', () => {
  const anyInput: fc.Arbitrary<GstInput> = fc.record({
    on: fc.constantFrom('2025-08-01', '2025-12-01', '2026-11-20'),
    rate: fc.constantFrom(0, 25, 150, 300, 500, 1800),
    amount: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: AMOUNT_LIMIT / 2 })),
    supply: fc.record({
      kind: fc.constantFrom('domestic', 'domestic', 'sez', 'export', 'import'),
      supplier: fc.constantFrom(...GST_PLACES),
      place: fc.constantFrom(...GST_PLACES),
      underUndertaking: fc.boolean(),
    }),
  })

  test('add then remove returns the base, head by head', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const added = addGst(input)
        const removed = removeGst({ ...input, amount: added.total })
        expect(removed.taxable).toBe(input.amount)
        expect(removed.heads).toEqual(added.heads)
      }),
      { numRuns: 500 },
    )
  })

  test('the split sums to the tax, and tax and value to the total', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(addGst, removeGst), (input, calculate) => {
        const { taxable, heads, tax, total, working } = calculate(input)
        expect(heads.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax)
        expect(taxable + tax).toBe(total)
        expect([taxable, tax, total].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
        expect(new Set(heads.map(({ amount }) => amount)).size).toBe(1)
        expect(wrongSums(working)).toEqual([])
      }),
    )
  })
})
