import { describe, expect, it } from 'vitest'
import { readLater, readPieces, readUnquoted } from './specification.ts'

const texts = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text)

describe('Every sentence of the specification is quoted by a test, or listed as later work', () => {
  const pieces = readPieces()
  const unquoted = texts(readUnquoted(pieces))
  const later = Object.values(readLater()).flat()

  it('quotes what is built', () => {
    expect(unquoted.filter((text) => !later.includes(text))).toEqual([])
  })

  it('lists as later work nothing that is quoted already, and nothing that is not in the specification', () => {
    expect(later.filter((text) => !unquoted.includes(text))).toEqual([])
  })

  it('finds a sentence that no test quotes', () => {
    const sample = { section: 'Sample', text: 'A zebra files its quarterly stripes before breakfast' }
    expect(texts(readUnquoted([sample])), 'this file quotes it').toEqual([])
    const words = ['post', 'by', 'moon', 'the', 'audit', 'owls'].toReversed()
    expect(texts(readUnquoted([{ ...sample, text: words.join(' ') }]))).toHaveLength(1)
  })
})
