import { InputError } from '@anupalan/server/compliance/input'
import { NoTableError } from '@anupalan/server/compliance/dated'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toolWords } from '../../pages/tools/frame/words.ts'
import {
  defineTool,
  emptyOf,
  evaluate,
  exampleOf,
  isBlank,
  isExample,
  readAddress,
  withoutFigures,
  writeAddress,
} from './inputs.ts'
import {
  amount,
  amountOrNone,
  choice,
  date,
  flag,
  optionalAmount,
  optionalWholeNumber,
  rate,
  setting,
  text,
  TICKED,
  wholeNumber,
  wholePercentage,
} from './kinds.ts'

const fields = {
  year: choice(['2025-26', '2026-27'], '2026-27'),
  salary: amount('18,50,000'),
  other: optionalAmount(),
  taken: amountOrNone(),
  rate: rate('8.5'),
  months: wholeNumber('240', 'months', 1, 600),
  days: optionalWholeNumber('', 'days', 30),
  share: setting(wholePercentage('40', 1)),
  on: date('2026-11-20'),
  covered: flag(true),
  number: text('29AAGCB7383J1Z4', () => true),
}
type Texts = ReturnType<typeof exampleOf<typeof fields>>

const rupees = fc.integer({ min: 0, max: 10 ** 12 })
const anything = fc.string({ unit: 'grapheme', maxLength: 60 })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

/** Valid and invalid amounts as users type them. */
const amounts = fc.oneof(
  rupees.map(String),
  rupees.map((value) => `₹${value}.50`),
  fc.integer({ min: 1, max: 999 }).map((value) => `${value}.25 lakh`),
  fc.constantFrom('', ' ', '-5', 'ten', '₹12,34,567.00', '1e15', '१२३'),
  anything,
)
const answers: fc.Arbitrary<Texts> = fc.record({
  year: fc.constantFrom('2025-26', '2026-27'),
  salary: amounts,
  other: amounts,
  taken: amounts,
  rate: fc.oneof(fc.constantFrom('8.5', '18 %', '', '-1', '0.25'), anything),
  months: fc.oneof(fc.integer({ min: -5, max: 700 }).map(String), anything),
  days: fc.oneof(fc.integer({ min: -5, max: 40 }).map(String), anything),
  share: fc.oneof(
    fc.integer({ min: -5, max: 140 }).map((value) => `${value} %`),
    anything,
  ),
  on: fc.oneof(day, fc.constantFrom('20/11/2026', '20 Nov 2026', '31 02 2026', ''), anything),
  covered: fc.constantFrom('', TICKED),
  number: anything,
})

const readings = (texts: Texts) =>
  Object.entries(fields).map(([name, { read }]) => {
    const found = read(texts[name as keyof Texts])
    return found.ok ? found.value : found.problem.code
  })

describe('the fragment', () => {
  test('preserves every answer: reading it back gives the same values, and writing those the same fragment', () => {
    fc.assert(
      fc.property(answers, (texts) => {
        const written = writeAddress(fields, texts)
        const again = readAddress(fields, `#${written}`)!
        expect(readings(again)).toEqual(readings(texts))
        expect(writeAddress(fields, again)).toBe(written)
      }),
      { numRuns: 2000 },
    )
  })

  test('an invalid text is preserved as typed', () => {
    fc.assert(
      fc.property(answers, (texts) => {
        const again = readAddress(fields, writeAddress(fields, texts))!
        for (const [name, { read }] of Object.entries(fields)) {
          const typed = texts[name as keyof Texts]
          if (!read(typed).ok) expect(again[name as keyof Texts]).toBe(typed)
        }
      }),
    )
  })

  test('is short, and restores formatted amounts and dates', () => {
    const texts = { ...exampleOf(fields), salary: '₹12,34,567.00', other: '12.5 lakh', on: '20/11/2026' }
    const written = writeAddress(fields, texts)
    expect(written).toBe(
      'year=2026-27&salary=1234567&other=1250000&rate=8.5&months=240&share=40&on=2026-11-20&covered=yes&number=29AAGCB7383J1Z4',
    )
    expect(readAddress(fields, written)).toMatchObject({
      salary: '12,34,567',
      other: '12,50,000',
      on: '20 November 2026',
    })
  })

  test('preserves an emptied field and an unticked checkbox', () => {
    const texts = { ...exampleOf(fields), salary: '', covered: '' }
    expect(readAddress(fields, writeAddress(fields, texts))).toEqual(texts)
  })

  test('a missing field and an invalid choice have no figure of the example', () => {
    const empty = emptyOf(fields)
    expect(empty).toMatchObject({ year: '2026-27', salary: '', months: '', on: '', covered: '', share: '40' })
    expect(readAddress(fields, '#salary=500')).toEqual({ ...empty, salary: '500' })
    expect(readAddress(fields, '#year=1999-00&covered=perhaps')).toEqual(empty)
  })

  test.each(['', '#', '#main', '#salary', '#unknown=1'])('%j contains no answers', (fragment) => {
    expect(readAddress(fields, fragment)).toBeUndefined()
  })

  test('any fragment is read as texts of at most 200 characters', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          anything.map((written) => `#salary=${written}`),
        ),
        (fragment) => {
          const texts = readAddress(fields, fragment)
          for (const written of Object.values(texts ?? {})) expect(written.length).toBeLessThanOrEqual(300)
        },
      ),
    )
    expect(readAddress(fields, `#number=${'9'.repeat(5000)}`)?.number).toHaveLength(200)
  })
})

describe('the example', () => {
  const example = exampleOf(fields)

  test('without its figures has its choices and settings', () => {
    const without = withoutFigures(fields, example)
    expect(without).toEqual({ ...example, salary: '', rate: '', months: '', on: '', number: '' })
    expect(isExample(fields, without)).toBe(false)
  })

  test('remains with another choice or setting, which are not its figures', () => {
    const chosen = { ...example, year: '2025-26', share: '50' } as const
    expect(isExample(fields, chosen)).toBe(true)
    expect(isExample(fields, readAddress(fields, writeAddress(fields, chosen))!)).toBe(true)
  })

  test('without figures ends with the first choice', () => {
    const choices = { year: fields.year, covered: fields.covered, taken: fields.taken }
    expect(isExample(choices, exampleOf(choices))).toBe(true)
    expect(isExample(choices, { ...exampleOf(choices), year: '2025-26' })).toBe(false)
    expect(isBlank(choices, emptyOf(choices))).toBe(false)
  })

  test('is blank without any of its figures', () => {
    expect(isBlank(fields, emptyOf(fields))).toBe(true)
    expect(isBlank(fields, { ...emptyOf(fields), months: '1' })).toBe(false)
  })
})

describe('evaluate', () => {
  const tool = defineTool({
    fields: { amount: amount('100'), years: wholeNumber('2', 'years', 0, 9) },
    calculate: ({ amount: sum, years }) => {
      if (years === 9) throw new NoTableError('sample', { from: '2030-04-01', to: '2031-03-31' })
      if (years === 8) throw new RangeError('Too large to be held exactly')
      if (years === 7) throw new InputError({ amount: { code: 'too-small', message: 'Enter more.' } })
      if (years === 6) throw new TypeError('a fault of the code')
      return sum * years
    },
  })
  const at = (sum: string, years: string) => evaluate(tool, { amount: sum, years })

  test('returns the value for valid texts', () => {
    expect(at('₹12,34,567.00', '2')).toEqual({ kind: 'value', value: 2_46_913_400 })
    expect(evaluate(tool, exampleOf(tool.fields))).toEqual({ kind: 'value', value: 200_00 })
  })

  test('returns a message for each invalid field', () => {
    expect(at('-5', 'two')).toEqual({
      kind: 'input',
      problems: {
        amount: 'An amount cannot be negative.',
        years: 'Write the number of years in figures.',
      },
    })
    expect(at('', '1.5')).toEqual({
      kind: 'input',
      problems: { amount: 'Enter an amount.', years: 'Enter a whole number of years.' },
    })
    expect(at('1000000000000000', '10')).toEqual({
      kind: 'input',
      problems: { amount: 'Enter less than ₹10,00,000 crore.', years: 'Enter 0 to 9 years.' },
    })
    expect(at('5', '7')).toEqual({ kind: 'input', problems: { amount: 'Enter more.' } })
  })

  test('returns a message if there is no table, or if the result is too large', () => {
    expect(at('5', '9')).toEqual({
      kind: 'none',
      message: 'The rules for 1 April 2030 to 31 March 2031 are not known here.',
    })
    expect(at('5', '8')).toEqual({ kind: 'none', message: toolWords.tooLarge })
  })

  test('does not catch other errors', () => {
    expect(() => at('5', '6')).toThrow(TypeError)
  })
})

test('a percentage has its own messages, and an empty optional count is zero', () => {
  const { share, days } = fields
  const valueOrMessage = (typed: string) => {
    const read = share.read(typed)
    return read.ok ? read.value : read.problem.message
  }
  expect(['40', ' 40 % ', '', 'half', '12.5', '0', '101'].map(valueOrMessage)).toEqual([
    40,
    40,
    'Enter a percentage.',
    'Write the percentage in figures, such as 40.',
    'Enter a percentage without decimals.',
    'Enter 1% to 100%.',
    'Enter 1% to 100%.',
  ])
  expect(days.read('')).toEqual({ ok: true, value: 0 })
  expect(days.read('31')).toMatchObject({ ok: false, problem: { message: 'Enter 0 to 30 days.' } })
})
