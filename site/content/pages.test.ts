import { describe, expect, test } from 'vitest'
import { firm } from './firm.ts'
import { preparedPages, type PreparedPage } from '../ui/in-preparation.words.ts'
import { notFound } from '../ui/not-found.words.ts'
import { pages } from './pages.ts'
import { textsOf } from './texts.test-helper.ts'

describe('page words', () => {
  const words = Object.entries(pages)

  test.each(words)('%s: a description of 50 to 160 characters', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('titles and descriptions are each their own, and every title names the firm', () => {
    const titles = [...words.map(([, { title }]) => title), notFound.title]
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.every((title) => title.includes(firm.name) && title.length <= 65)).toBe(true)
    expect(new Set(words.map(([, { description }]) => description)).size).toBe(words.length)
  })

  test('a page in preparation says what it will hold, and names no date for it', () => {
    const promise = /\b(soon|coming|shortly|launch|week|20\d\d)\b(?<!Act 20\d\d)/i
    const prepared = Object.entries<PreparedPage>(preparedPages)
    expect(prepared.filter(([, { holds }]) => holds.length === 0)).toEqual([])
    expect(prepared.filter(([, page]) => promise.test(textsOf(page).join('\n')))).toEqual([])
  })
})
