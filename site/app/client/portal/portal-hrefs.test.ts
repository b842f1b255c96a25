import { expect, test } from 'vitest'
import { inClientPage, inClientView } from '../../admin/client/client-portal-hrefs.ts'
import { inPortal } from './portal-hrefs.ts'

const { dashboardHref, dataHref, documentsHref, findDocumentsHref, itemHref, tasksHref } = inPortal

test.each([
  [dashboardHref('rao'), '/client/dashboard?client=rao'],
  [tasksHref('rao'), '/client/tasks?client=rao'],
  [tasksHref('rao', 'a&b'), '/client/tasks?client=rao&task=a%26b'],
  [dataHref('rao'), '/client/data?client=rao'],
  [documentsHref('rao'), '/client/documents?client=rao'],
  [documentsHref('rao', { document: 'one' }), '/client/documents?client=rao&document=one'],
  [findDocumentsHref('rao'), '/client/documents?client=rao#find-documents'],
  [findDocumentsHref('rao', '2024-25'), '/client/documents?client=rao&year=2024-25#find-documents'],
  [itemHref('rao', 'one'), '/client/documents?client=rao#item-one'],
  [inClientView.dashboardHref('rao'), '/admin/client-view?client=rao'],
  [inClientView.tasksHref('rao', 'one'), '/admin/client-view?client=rao&screen=tasks&task=one'],
  [
    inClientView.documentsHref('rao', { year: '2024-25' }),
    '/admin/client-view?client=rao&screen=documents&year=2024-25',
  ],
  [inClientPage.dashboardHref('rao'), '/admin/client?client=rao'],
  [
    inClientPage.documentsHref('rao', { document: 'one' }),
    '/admin/client?client=rao&tab=documents&document=one',
  ],
])('%s', (href, expected) => {
  expect(href).toBe(expected)
})
