import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleBusiness } from '../definitions/business.ts'
import { readStoredTexts, storeTexts } from './stored-draft.ts'

const invoice = {
  fields: { ...sampleBusiness, invoiceNumber: 'CS/2026/041' },
  lines: [{ description: 'साड़ी' }, { description: 'Dupatta' }],
}

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a template has its own texts and the business; another one has the business alone', () => {
  expect(readStoredTexts('invoice')).toBeUndefined()
  storeTexts('invoice', invoice)
  expect(readStoredTexts('invoice')).toEqual(invoice)
  expect(readStoredTexts('receipt')).toEqual({ fields: sampleBusiness, lines: [] })
})

test('a business that is changed in one template is changed in all', () => {
  storeTexts('invoice', invoice)
  storeTexts('receipt', { fields: { businessName: 'Rao & Daughters', amount: '500' }, lines: [] })
  expect(readStoredTexts('invoice')).toEqual({
    fields: { invoiceNumber: 'CS/2026/041', businessName: 'Rao & Daughters' },
    lines: invoice.lines,
  })
})

test.each([
  'not JSON',
  'null',
  '[]',
  '{"invoice":7,"business":[]}',
  '{"invoice":{"fields":{"a":1},"lines":7}}',
])('a stored value that is no draft counts as none: %s', (value) => {
  stored.set('business-templates', value)
  expect(readStoredTexts('invoice')).toBeUndefined()
})

test('storage that is not available is ignored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  storeTexts('invoice', invoice)
  expect(readStoredTexts('invoice')).toBeUndefined()
})
