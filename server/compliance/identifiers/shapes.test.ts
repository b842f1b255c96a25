import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCin } from './cin.ts'
import { checkIfsc } from './ifsc.ts'
import { checkPan, PAN_HOLDERS } from './pan.ts'
import { checkTan } from './tan.ts'

describe('PAN', () => {
  test.each(Object.entries(PAN_HOLDERS))('the fourth letter %s: %s', (letter, holderName) => {
    expect(checkPan(`AAA${letter}B1234C`)).toMatchObject({
      valid: true,
      reading: { holderName, initial: 'B' },
    })
  })

  test('E is accepted with a caution, as sources differ on a limited liability partnership', () => {
    const cautionsOf = (pan: string) => {
      const check = checkPan(pan)
      return check.valid ? check.cautions.join(' ') : check.problem.message
    }
    expect(cautionsOf('AAAEB1234C')).toContain('compare it with the card')
    expect(cautionsOf('AAAFB1234C')).not.toContain('compare it with the card')
  })

  test('[A-Z]{3}[ABCEFGHJKLPT][A-Z]\\d{4}[A-Z], and nothing else', () => {
    const shape = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/
    const nearly = fc.stringMatching(/^[A-Z0-9]{3}[A-Z][A-Z0-9][0-9A-E]{4}[A-Z0-9]$/)
    fc.assert(
      fc.property(fc.oneof(nearly, fc.stringMatching(shape)), (pan) => {
        expect(checkPan(pan).valid).toBe(shape.test(pan))
      }),
    )
  })

  test('reports the wrong character, with suggestions', () => {
    expect(checkPan('AAAPB12E4C')).toMatchObject({
      valid: false,
      problem: { code: 'invalid', message: 'Character 8 is “E”; a digit stands there.' },
    })
    expect(checkPan('AAAPB1Z34C')).toMatchObject({ suggestions: ['AAAPB1234C'] })
    expect(checkPan('AAAPB1234')).toMatchObject({ problem: { code: 'too-short' } })
  })

  test("The PAN check letter's algorithm is unpublished: a valid one says so", () => {
    const check = checkPan('AAAPB1234C')
    expect(check.valid && check.cautions.join(' ')).toContain('cannot be checked')
    expect(check.rule.confidence).toBe('H')
  })
})

test('TAN [A-Z]{4}\\d{5}[A-Z]: U', () => {
  expect(checkTan('BLRA12345B')).toMatchObject({
    valid: true,
    reading: { jurisdiction: 'BLR', initial: 'A' },
    rule: { confidence: 'U' },
  })
  expect(checkTan('BLRA1234B')).toMatchObject({
    problem: { message: 'A TAN has 10 characters; this has 9.' },
  })
  expect(checkTan('BLR112345B')).toMatchObject({ characters: [{ position: 4 }] })
})

test('CIN [LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}: H', () => {
  expect(checkCin('U74999KA2019PTC123456')).toMatchObject({
    valid: true,
    reading: {
      listed: false,
      industry: '74999',
      state: 'KA',
      year: 2019,
      companyClass: 'PTC',
      className: 'Private limited company',
      registration: '123456',
    },
    rule: { confidence: 'H' },
  })
  expect(checkCin('L17110MH1973PLC019786')).toMatchObject({ reading: { listed: true } })
  expect(checkCin('X74999KA2019PTC123456')).toMatchObject({
    problem: { message: 'Character 1 is “X”; L (listed) or U (unlisted) stands there.' },
  })
  const unknown = checkCin('U74999KA2019XYZ123456')
  expect(unknown.valid && unknown.cautions[0]).toBe('XYZ is no class of company known here.')
})

test('IFSC [A-Z]{4}0[A-Z0-9]{6}: U', () => {
  expect(checkIfsc('sbin0001234')).toMatchObject({
    valid: true,
    reading: { bank: 'SBIN', branch: '001234' },
    rule: { confidence: 'U' },
  })
  expect(checkIfsc('SBINO001234')).toMatchObject({
    problem: { message: 'Character 5 is “O”; a zero stands there.' },
    suggestions: expect.arrayContaining(['SBIN0001234']),
  })
  expect(checkIfsc('')).toMatchObject({ problem: { message: 'Enter an IFSC.' } })
})
