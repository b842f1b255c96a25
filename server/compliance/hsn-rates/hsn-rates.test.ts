import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableProblems } from '../dated.test-helper.ts'
import { gstRatesOn } from '../gst/rates.ts'
import { hsnEntries } from './entries.ts'
import { findHsn } from './find.ts'

const first = (typed: string) => {
  const [entry] = findHsn(typed)
  return entry && [entry.code, ...entry.row.value.map(({ rate }) => rate / 100)]
}

describe('the rates of Notification 9/2025, by code', () => {
  // Vectors against the text of the notification: schedule I 5 %, II 18 %, III 40 %, IV 3 %; exempt goods by 10/2025.
  test.each<[string, (string | number)[]]>([
    ['0401', ['0401', 0]],
    ['1006 30 10', ['1006', 5, 0]],
    ['10063010', ['1006', 5, 0]],
    ['2523', ['2523', 18]],
    ['25232930', ['2523', 18]],
    ['8517.13.00', ['8517', 18]],
    ['8415', ['8415', 18]],
    ['8452', ['8452', 5]],
    ['8712', ['8712', 5]],
    ['6109 10 00', ['61', 5, 18]],
    ['6403', ['64', 5, 18]],
    ['7113', ['7113', 3]],
    ['7117', ['7117', 3, 0]],
    ['9619 00 10', ['96190010', 0]],
    ['9619 00 30', ['9619', 5]],
    ['9021', ['9021', 5, 0]],
    ['6912', ['6912', 5, 0]],
    ['9603', ['9603', 5, 0, 18]],
    ['0910', ['0910', 5, 0]],
    ['2201', ['2201', 5, 0]],
    ['2106 90 20', ['21069020', 40]],
    ['3401', ['3401', 5, 18]],
    ['4819', ['4819', 5, 18]],
    ['7323', ['7323', 5, 18]],
    ['8711', ['8711', 5, 18, 40]],
    ['6904', ['6904', 12, 6]],
    ['998221', ['9982', 18]],
    ['9997', ['9997', 5]],
  ])('%s', (typed, expected) => {
    expect(first(typed)).toEqual(expected)
  })
})

describe('by words', () => {
  test.each([
    ['rice', '1006'],
    ['Chawal', '1006'],
    ['चावल', '1006'],
    ['GST rate on cement', '2523'],
    ['सीमेंट', '2523'],
    ['mobile', '8517'],
    ['मोबाइल', '8517'],
    ['shoes', '64'],
    ['जूता', '64'],
    ['joota', '64'],
    ['gehna', '7113'],
    ['sabun', '3401'],
    ['गुड़', '1701'],
    ['गुड', '1701'],
    ['salon', '9997'],
    ['GTA', '9965'],
    ['bima', '9971'],
    ['notebook', '4820'],
    ['hotel room', '9963'],
    ['sanitary pad', '96190010'],
    ['नारियल', '0801'],
    ['papad', '1905'],
    ['matka', '6912'],
  ])('%s', (typed, code) => {
    expect(findHsn(typed)[0]?.code).toBe(code)
  })

  test('each word must begin a word of the line', () => {
    expect(findHsn('rice cement')).toEqual([])
    expect(findHsn('ice cream').map(({ code }) => code)).toEqual(['2105'])
    expect(findHsn('uranium')).toEqual([])
    expect(findHsn('gst rate')).toEqual([])
    expect(findHsn('')).toEqual([])
  })

  test('words of the name come first', () => {
    expect(findHsn('cashew')[0]?.code).toBe('0801')
    expect(findHsn('wedding').length).toBeGreaterThan(1)
  })
})

test('what the Board exempts by name is not found at the rate of its heading', () => {
  const ratesOf = (typed: string) =>
    findHsn(typed)
      .at(0)!
      .row.value.map(({ rate }) => rate / 100)
  expect(ratesOf('sanitary napkins')).toEqual([0])
  expect(ratesOf('nariyal')).toEqual([0])
  expect(ratesOf('diapers')).toEqual([5])
  expect(ratesOf('glass bangles')).toEqual([0])
  // Conditions tell apart what one heading holds at several rates.
  for (const [typed, exempt] of [
    ['hearing aids', 'hearing aids'],
    ['adrak', 'fresh ginger'],
    ['angoor', 'fresh'],
    ['jhadu', 'twigs or grass'],
    ['bindi', 'bindi'],
    ['mitti', 'clay lamps'],
  ] as const) {
    const nil = findHsn(typed)
      .at(0)!
      .row.value.find(({ rate }) => rate === 0)
    expect(nil?.when, typed).toContain(exempt)
  }
})

test('an example of the department: rice is 5% pre-packaged and labelled, nil otherwise', () => {
  // Schedule I, “Rice, pre-packaged and labelled”; Notification 10/2025, “Rice, other than pre-packaged and labelled”.
  expect(findHsn('1006')[0]?.row.value).toEqual([
    { rate: 500, when: 'pre-packaged and labelled, up to 25 kg or litre' },
    { rate: 0, when: 'otherwise' },
  ])
})

test('a code that the table does not have finds nothing', () => {
  expect(findHsn('2844')).toEqual([])
})

test('any text is searched without error, and finds each line at most once', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('10', '99', 'दूध', 'tel', '.', '\\', '('),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const found = findHsn(pieces.join(' '))
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

describe.each(hsnEntries.map((entry) => [`${entry.code} ${entry.name}`, entry] as const))(
  '%s',
  (_, entry) => {
    test('has a code, its source, and rates that exist', () => {
      expect(entry.code).toMatch(/^\d{2}(\d{2}){0,3}$/)
      expect(entry.kind === 'service').toBe(entry.code.startsWith('99'))
      expect(tableProblems([entry.row])).toEqual([])
      // 6 % and 12 % are those of bricks, by a notification of their own.
      const levied = [...gstRatesOn('2026-04-01').value.map(({ rate }) => rate), 600, 1200]
      for (const { rate } of entry.row.value) expect(levied).toContain(rate)
      // Several rates need conditions to choose by.
      if (entry.row.value.length > 1)
        expect(entry.row.value.every(({ when }) => when !== undefined)).toBe(true)
      // Each notification that is named is whole: its schedules, if any, are those of its rates.
      for (const named of entry.row.section.split('; '))
        expect(named).toMatch(
          /^Notification \d+\/20\d\d(-Central Tax \(Rate\))?(, Schedule (I|II|III|IV|V|VI)(, (I|II|III|IV|V|VI))*|,? as amended by \d+\/2025(-Central Tax \(Rate\))?)?$/,
        )
    })

    test('is found by its code and by its name', () => {
      expect(findHsn(entry.code)).toContain(entry)
      expect(findHsn(entry.name)).toContain(entry)
    })
  },
)
