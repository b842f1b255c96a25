import type { IsoDate } from '@anupalan/server/compliance/ist'
import { documentRules, MAX_REQUEST_ITEMS } from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import { isYear } from '@anupalan/server/contract/documents/years'
import { describe, expect, test } from 'vitest'
import { requestTemplates } from '../../../content/request-templates.ts'
import { draftOf, periodBefore, requestOf, withStored } from './template-request.ts'

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

describe('a request that somebody else has changed meanwhile', () => {
  const item = (id: string, status: RequestItem['status'] = 'asked'): RequestItem => ({
    id,
    title: id,
    note: '',
    category: 'bank',
    year: null,
    status,
    documents: [],
    history: [],
  })
  const request = (version: number, items: RequestItem[]): DocumentRequest => ({
    id: 'request',
    title: 'Papers',
    note: '',
    dueOn: null,
    task: null,
    items,
    waitsFor: 'client',
    createdAt: '2026-11-02T06:00:00.000Z',
    version,
  })
  const base = request(1, [item('bank'), item('sales'), item('rent')])
  const typed = { ...draftOf(base), title: 'Papers of October' }

  test('keeps what was typed, and what it removed', () => {
    const draft = { ...typed, items: typed.items.filter(({ id }) => id !== 'sales') }
    const merged = withStored(draft, base, request(2, base.items))
    expect(merged).toEqual(draft)
  })

  test('gets what was added, and what something was sent for', () => {
    const draft = { ...typed, items: typed.items.filter(({ id }) => id !== 'sales') }
    const stored = request(2, [item('bank', 'sent'), item('sales', 'sent'), item('rent'), item('loan')])
    const { items } = withStored(draft, base, stored)
    expect(items.map(({ id, isInUse, meanwhile }) => [id, isInUse, meanwhile])).toEqual([
      ['bank', true, undefined],
      ['rent', false, undefined],
      ['sales', true, undefined],
      ['loan', false, 'added'],
    ])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  test('asks again for what was removed', () => {
    const { items } = withStored(typed, base, request(2, [item('bank'), item('rent')]))
    expect(items.map(({ id, title, meanwhile }) => [id, title, meanwhile])).toEqual([
      ['bank', 'bank', undefined],
      [null, 'sales', 'removed'],
      ['rent', 'rent', undefined],
    ])
  })
})
