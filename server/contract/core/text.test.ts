import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, countCharacters } from './text.ts'

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})

const isControl = (character: string) =>
  (character < ' ' && character !== '\n' && character !== '\t') ||
  (character >= '\x7F' && character <= '\x9F')

describe('text', () => {
  test('is trimmed, its line ends normalized, its control characters removed', () => {
    expect(cleanText('\uFEFF \t one\r\ntwo\rthree\u2028four\0\u001B[31m \n')).toBe(
      'one\ntwo\nthree\nfour[31m',
    )
  })

  test('of one line has no line ends and single spaces', () => {
    expect(cleanLine('  Asha\r\n\tRao \u00A0 ')).toBe('Asha Rao')
  })

  test('keeps the joiners that Indic scripts are written with', () => {
    expect(cleanLine('क्‍ष')).toBe('क्‍ष')
  })

  test('has its combining marks in order, also where a control character stood between them', () => {
    expect(cleanText('\u0591\u0000\u05B0')).toBe('\u05B0\u0591')
  })

  test('once cleaned is stored unchanged by any database, and cleaning is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const clean of [cleanText, cleanLine]) {
          const cleaned = clean(text)
          expect(clean(cleaned)).toBe(cleaned)
          expect(cleaned.isWellFormed()).toBe(true)
          expect(Array.from(cleaned).filter(isControl)).toEqual([])
          expect(cleaned).toBe(cleaned.trim())
        }
        expect(cleanLine(text)).not.toMatch(/[\n\t]/)
      }),
    )
  })

  test('is counted in code points, not in UTF-16 code units', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('Asha')).toBe(4)
    expect(countCharacters('🙏𝒜')).toBe(2)
    expect('🙏𝒜'.length).toBe(4)
  })
})
