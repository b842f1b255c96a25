import { expect, test } from 'vitest'
import { dataHref, documentsHref, findDocumentsHref, itemHref, tasksHref } from './portal-hrefs.ts'

test.each([
  [tasksHref('rao'), '/client/tasks?client=rao'],
  [tasksHref('rao', 'a&b'), '/client/tasks?client=rao&task=a%26b'],
  [dataHref('rao'), '/client/data?client=rao'],
  [documentsHref('rao'), '/client/documents?client=rao'],
  [documentsHref('rao', { document: 'one' }), '/client/documents?client=rao&document=one'],
  [findDocumentsHref('rao'), '/client/documents?client=rao#find-documents'],
  [findDocumentsHref('rao', '2024-25'), '/client/documents?client=rao&year=2024-25#find-documents'],
  [itemHref('rao', 'one'), '/client/documents?client=rao#item-one'],
])('%s', (href, expected) => {
  expect(href).toBe(expected)
})
