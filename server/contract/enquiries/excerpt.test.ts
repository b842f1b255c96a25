import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

describe('the excerpt of a message', () => {
  it('is the whole message on one line, up to 160 characters', () => {
    expect(excerptOf('GST\n\nreturn  of October')).toBe('GST return of October')
    // Characters outside the basic plane count once.
    const longest = `${'😀 '.repeat(79)}ab`
    expect(Array.from(longest)).toHaveLength(160)
    expect(excerptOf(longest)).toBe(longest)
  })

  it('of a longer one ends between two words', () => {
    expect(excerptOf(`${'word '.repeat(31)}return of October`)).toBe(`${'word '.repeat(30)}word…`)
    expect(excerptOf('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`)
  })
})
