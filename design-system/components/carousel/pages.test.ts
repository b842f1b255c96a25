import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, firstCardOf, pageCount, pageOf } from './pages.ts'

test('"page count is testimonials divided by cards per page, rounded up"', () => {
  expect([0, 1, 2, 3, 4, 6, 7].map((cards) => pageCount(cards, 3))).toEqual([0, 1, 1, 1, 2, 2, 3])
  expect([0, 1, 2, 3].map((cards) => pageCount(cards, 1))).toEqual([0, 1, 2, 3])
})

test('every card is on exactly one existing page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 2, 3), (cards, cardsPerPage) => {
      const pages = pageCount(cards, cardsPerPage)
      for (let card = 0; card < cards; card++) {
        const page = pageOf(card, cardsPerPage)
        expect(clampPage(page, pages)).toBe(page)
        expect(card - firstCardOf(page, cardsPerPage)).toBeLessThan(cardsPerPage)
      }
    }),
  )
})

test('a page is clamped to the existing ones; without cards it is the first', () => {
  expect([-1, 0, 1, 2, 9].map((index) => clampPage(index, 2))).toEqual([0, 0, 1, 1, 1])
  expect(clampPage(3, 0)).toBe(0)
})
