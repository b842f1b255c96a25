import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReference, isReference } from './reference.ts'

describe('a reference', () => {
  test('has the format EN-7K3M-Q9XD-2B4F', () => {
    const bytes = Uint8Array.from([7, 19, 3, 20, 23, 9, 29, 13, 2, 11, 4, 15])
    expect(createReference('EN', () => bytes)).toBe('EN-7K3M-Q9XD-2B4F')
    expect(createReference('FB', () => bytes)).toBe('FB-7K3M-Q9XD-2B4F')
  })

  test('is valid for any random bytes, and only for its own kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        const reference = createReference('EN', () => bytes)
        expect(isReference('EN', reference)).toBe(true)
        expect(isReference('FB', reference)).toBe(false)
      }),
    )
  })

  test('has 60 random bits: five of each byte, all 32 letters equally likely', () => {
    const letters = new Set<string>()
    for (let byte = 0; byte < 256; byte++) {
      const reference = createReference('EN', (size) => new Uint8Array(size).fill(byte))
      letters.add(reference.slice(3, 4))
    }
    expect([...letters].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  })

  for (const text of [
    '',
    'EN-7K3M-Q9XD-2B4',
    'EN-7K3M-Q9XD-2B4FF',
    'en-7k3m-q9xd-2b4f',
    'EN-7K3M-Q9XD-2B4I',
    'EN-7K3MQ9XD2B4F',
    ' EN-7K3M-Q9XD-2B4F',
    'EN-7K3M-Q9XD-2B4F\n',
  ]) {
    test(`is not ${JSON.stringify(text)}`, () => expect(isReference('EN', text)).toBe(false))
  }
})
