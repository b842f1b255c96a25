import { expect, test } from 'vitest'
import { createExampleQuestions, gainOf, unlike } from './example-questions.ts'

const words = (text: string) => text.split(' ')
const examples = createExampleQuestions([
  { section: 4, words: words('loan in cash from brother') },
  { section: 4, words: words('cash udhaar dukan') },
  { section: 7, words: words('rent of shop in cash') },
  { section: 9, words: words('late return fee') },
])

test('the section with the nearest examples comes first, with its share and its cosine', () => {
  const [[first, likeness] = [], [second, other] = []] = [...examples.like(words('udhaar cash dukan'))]
  expect(first).toBe(4)
  expect(likeness).toEqual({ share: 1, nearest: expect.closeTo(1, 10), isAlike: true })
  expect(second).toBe(7)
  expect(other!.share).toBeLessThan(0.5)
  expect(other!.isAlike).toBe(false)
})

test('a word that no example has makes a question less near', () => {
  const nearest = (text: string) => examples.like(words(text)).get(4)!.nearest
  expect(nearest('udhaar cash dukan mandap')).toBeLessThan(nearest('udhaar cash dukan'))
})

test('a question without a known word is like none', () => {
  expect([...examples.like(words('weather tomorrow'))]).toEqual([])
  expect([...createExampleQuestions([]).like(words('cash'))]).toEqual([])
})

test('only the nearest examples count', () => {
  const many = createExampleQuestions([
    ...Array.from({ length: 20 }, () => ({ section: 1, words: words('fee of return') })),
    { section: 2, words: words('fee of a company') },
  ])
  expect([...many.like(words('fee of return')).keys()]).toEqual([1])
})

test('a near example gains as much as the best section by words has, a far one little', () => {
  expect(gainOf({ share: 1, nearest: 0.6, isAlike: true })).toBe(1)
  expect(gainOf({ share: 0.5, nearest: 0.15, isAlike: false })).toBeCloseTo(0.125)
  expect(gainOf(unlike)).toBe(0)
})
