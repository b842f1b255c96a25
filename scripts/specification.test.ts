import { describe, expect, it } from 'vitest'
import { readLater, readPieces, readUnquoted } from './specification.ts'

const texts = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text)

describe('Every sentence of the specification is quoted by a test, or named as later work', () => {
  const pieces = readPieces()
  const unquoted = texts(readUnquoted(pieces))
  const later = Object.values(readLater()).flat()

  it('quotes what is built', () => {
    expect(unquoted.filter((text) => !later.includes(text))).toEqual([])
  })

  it('names as later nothing that is quoted already, and nothing the specification does not say', () => {
    expect(later.filter((text) => !unquoted.includes(text))).toEqual([])
  })

  it('sees a sentence that nobody quotes', () => {
    const planted = { section: 'Planted', text: 'A zebra files its quarterly stripes before breakfast' }
    expect(texts(readUnquoted([planted])), 'this file quotes it').toEqual([])
    const words = ['post', 'by', 'moon', 'the', 'audit', 'owls'].toReversed()
    expect(texts(readUnquoted([{ ...planted, text: words.join(' ') }]))).toHaveLength(1)
  })
})
