import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STATES } from '../states.ts'
import { checkGstin, gstinCheckCharacter } from './gstin.ts'
import { PAN_HOLDERS } from './pan.ts'
import { DIGITS, LETTERS } from './pattern.ts'

const ALL = DIGITS + LETTERS

const pick = (characters: string) => fc.constantFrom(...characters)
const several = (characters: string, count: number) =>
  fc.array(pick(characters), { minLength: count, maxLength: count }).map((found) => found.join(''))

const anyPan = fc
  .tuple(
    several(LETTERS, 3),
    pick(Object.keys(PAN_HOLDERS).join('')),
    pick(LETTERS),
    several(DIGITS, 4),
    pick(LETTERS),
  )
  .map((parts) => parts.join(''))

const anyGstin = fc
  .tuple(fc.constantFrom(...Object.keys(STATES)), anyPan, pick(ALL.slice(1)))
  .map(([state, pan, entity]) => `${state}${pan}${entity}Z`)
  .map((first) => first + gstinCheckCharacter(first))

function messagesOf(typed: string): string[] {
  const check = checkGstin(typed)
  return check.valid ? [] : check.characters.map(({ message }) => message)
}

function problemOf(typed: string) {
  const check = checkGstin(typed)
  return check.valid ? undefined : check.problem
}

describe('valid', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29ZZZPZ9999Z1ZO'])('Valid: %s', (gstin) => {
    expect(checkGstin(gstin).valid).toBe(true)
  })

  test('reads the state, the PAN with its holder, and the ordinal of the registration', () => {
    expect(checkGstin('29AAGCB7383J1Z4')).toMatchObject({
      reading: {
        stateCode: '29',
        stateName: 'Karnataka',
        pan: 'AAGCB7383J',
        holder: { holder: 'C', holderName: 'Company', initial: 'B' },
        registration: 1,
      },
      rule: { section: 'rule 10(1)', confidence: 'H' },
    })
  })

  test('lower-case letters, spaces and hyphens are accepted', () => {
    expect(checkGstin(' 27aapfu 0939f-1zv ')).toMatchObject({ valid: true, text: '27AAPFU0939F1ZV' })
  })

  test('State codes run to 38 (Ladakh)', () => {
    const of = (state: string) => {
      const first = `${state}AAPFU0939F1Z`
      return checkGstin(first + gstinCheckCharacter(first))
    }
    expect(of('38')).toMatchObject({ reading: { stateName: 'Ladakh' } })
    expect(['00', '25', '28', '39', '40', '96', '98'].filter((state) => of(state).valid)).toEqual([])
  })

  test('another character than Z at position 14 is a caution, not a problem', () => {
    const first = '27AAPFU0939F1A'
    const check = checkGstin(first + gstinCheckCharacter(first))
    expect(check.valid && check.cautions[0]).toContain('Regular registrations have Z there')
    const regular = checkGstin('27AAPFU0939F1ZV')
    expect(regular.valid && regular.cautions).toHaveLength(1)
  })
})

describe('special registrations, not checked here', () => {
  test.each([
    ['99AAPFU0939F1ZV', 'State code 99 is the Centre’s jurisdiction'],
    ['97AAPFU0939F1ZV', 'State code 97 is Other Territory'],
    ['9917USA12345OSB', 'State code 99 is the Centre’s jurisdiction'],
    ['29BLRA12345B1DF', 'built like a TAN, as those of deductors'],
    ['29aagcb 7383j-1dx', 'Character 14 is “D”, as that of deductors of tax'],
    ['29AAGCB7383J1CX', 'Character 14 is “C”, as that of collectors of tax'],
    ['0717USA12345NF1', 'a year, a country and a number'],
    ['0717AUS12345UN1', 'embassies and bodies of the United Nations'],
  ])('%s', (typed, sign) => {
    const check = checkGstin(typed)
    expect(check).toMatchObject({ valid: 'special', rule: { confidence: 'M' } })
    expect(check.valid === 'special' && check.message).toContain(sign)
    expect(check.valid === 'special' && check.message).toMatch(
      /: a special registration, not checked here\.$/,
    )
  })

  test('a state code that does not exist, a wrong length and a regular number with a fault are still refused', () => {
    for (const typed of ['40BLRA12345B1DF', '9917USA12345OS', '29BLRA12345B1ZF', '27AAPFU0939F1ZO'])
      expect([typed, checkGstin(typed).valid]).toEqual([typed, false])
  })
})

describe('invalid', () => {
  test.each(['27AAPFU0939F1ZO', '27AAPFU0000F1ZV'])('Invalid: %s', (gstin) => {
    expect(checkGstin(gstin).valid).toBe(false)
  })

  test('a wrong check character is reported with the expected one', () => {
    expect(messagesOf('27AAPFU0939F1ZO')).toEqual([
      'The check character is “O”, but it should be “V” if the other fourteen are right. At least one of the fifteen is wrong.',
    ])
  })

  test('reports the characters that their positions do not accept', () => {
    const check = checkGstin('27AAPFUO939F1ZV')
    expect(check).toMatchObject({
      valid: false,
      problem: { code: 'invalid', message: 'Character 8 is “O”; a digit stands there.' },
      characters: [{ position: 8, found: 'O', expected: 'a digit' }],
      suggestions: ['27AAPFU0939F1ZV'],
    })
    expect(messagesOf('2AAAPFU0939F1ZV')[0]).toBe('Character 2 is “A”; a digit stands there.')
    expect(messagesOf('27AAPXU0939F1ZV')[0]).toContain('a holder’s letter')
  })

  test('suggests the transposition of two neighbours', () => {
    const check = checkGstin('27AAPFU9039F1ZV')
    expect(check.valid || check.suggestions).toContain('27AAPFU0939F1ZV')
  })

  test.each([
    ['25AAPFU0939F1ZV', 'State code 25, Daman and Diu, was merged into 26 in January 2020.'],
    ['28AAPFU0939F1ZV', 'State code 28 was Andhra Pradesh before its division; it is 37 now.'],
    [
      '40AAPFU0939F1ZV',
      'State code 40 does not exist: codes run from 01 to 38; 97 and 99 are special registrations.',
    ],
  ])('%s: %s', (gstin, message) => {
    expect(messagesOf(gstin)).toContain(message)
  })

  test.each([
    ['', 'missing', 'Enter a GSTIN.'],
    ['27AAPFU0939F1Z', 'too-short', 'A GSTIN has 15 characters; this has 14.'],
    ['27AAPFU0939F1ZVV', 'too-long', 'A GSTIN has 15 characters; this has 16.'],
  ])('%j is %s', (typed, code, message) => {
    expect(problemOf(typed)).toEqual({ code, message })
  })

  test('a short one also reports its wrong characters', () => {
    expect(messagesOf('27AAPFUX')).toEqual(['Character 8 is “X”; a digit stands there.'])
  })
})

test('a GSTIN with one character changed is not valid for every position and character', () => {
  for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29ZZZPZ9999Z1ZO']) {
    for (let position = 0; position < gstin.length; position += 1) {
      for (const other of ALL) {
        if (other === gstin[position]) continue
        const changed = gstin.slice(0, position) + other + gstin.slice(position + 1)
        expect([changed, checkGstin(changed).valid === true]).toEqual([changed, false])
      }
    }
  }
})

describe('over any GSTIN', () => {
  test('it is valid, and no other check character would be', () => {
    fc.assert(
      fc.property(anyGstin, (gstin) => {
        const valid = [...ALL].filter((check) => checkGstin(gstin.slice(0, 14) + check).valid === true)
        expect(valid).toEqual([gstin.at(-1)])
      }),
    )
  })

  test('with one character changed it is not valid', () => {
    fc.assert(
      fc.property(anyGstin, fc.integer({ min: 0, max: 14 }), pick(ALL), (gstin, position, other) => {
        fc.pre(gstin[position] !== other)
        expect(checkGstin(gstin.slice(0, position) + other + gstin.slice(position + 1)).valid).not.toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('any text gives a result with a message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        const check = checkGstin(typed)
        expect(check.valid || check.problem.message.length > 5).toBe(true)
      }),
    )
  })
})
