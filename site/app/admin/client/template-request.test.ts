import type { IsoDate } from '@anupalan/server/compliance/ist'
import { documentRules, MAX_REQUEST_ITEMS } from '@anupalan/server/contract/documents/rules'
import { isYear } from '@anupalan/server/contract/documents/years'
import { describe, expect, test } from 'vitest'
import { requestTemplates } from '../../../content/request-templates.ts'
import { periodBefore, requestOf } from './template-request.ts'

describe('the period of a request', () => {
  test.each<[IsoDate, string, string]>([
    ['2026-11-20', 'October 2026', '2025-26'],
    ['2027-01-01', 'December 2026', '2025-26'],
    ['2027-03-31', 'February 2027', '2025-26'],
    ['2027-04-01', 'March 2027', '2026-27'],
  ])('on %s', (today, month, year) => expect(periodBefore(today)).toEqual({ month, year }))
})

test('monthly papers in April are of the year that has ended', () => {
  const monthly = requestTemplates.find(({ id }) => id === 'monthly-gst')!
  const years = (today: IsoDate) => new Set(requestOf(monthly, today).items.map(({ year }) => year))
  expect(years('2027-04-10')).toEqual(new Set(['2026-27']))
  expect(years('2027-05-10')).toEqual(new Set(['2027-28']))
})

describe.each(requestTemplates)('the template $name', (template) => {
  test('is a request that the contract accepts', () => {
    const { title, items } = requestOf(template, '2026-11-20')
    const { requestTitle, itemTitle, note } = documentRules
    expect(title.length).toBeGreaterThanOrEqual(requestTitle.min)
    expect(title.length).toBeLessThanOrEqual(requestTitle.max)
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(MAX_REQUEST_ITEMS)
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    for (const item of items) {
      expect(item.title.length).toBeGreaterThanOrEqual(itemTitle.min)
      expect(item.title.length).toBeLessThanOrEqual(itemTitle.max)
      expect(item.note.length).toBeLessThanOrEqual(note.max)
      if (item.year !== null) expect(item.year).toSatisfy(isYear)
    }
  })
})
