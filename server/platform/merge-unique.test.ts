import { expect, test } from 'vitest'
import { mergeUnique } from './merge-unique.ts'

test('parts are merged, and a key that occurs twice is an error', () => {
  expect(mergeUnique('job', [{ a: 1 }, { b: 2 }, {}])).toEqual({ a: 1, b: 2 })
  expect(() => mergeUnique('job', [{ a: 1 }, { a: 1 }])).toThrow('Two features have the same job: a.')
})
