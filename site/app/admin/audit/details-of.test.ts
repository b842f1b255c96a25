import { expect, test } from 'vitest'
import { detailsOf } from './details-of.ts'

const id = '7aca0289-96d4-4320-a2fc-81a75c5a19b7'
const details = [{ name: 'mail', value: 'Your invitation' }]

test('a reference is the first of the details, an id the last', () => {
  expect(detailsOf({ subject: 'EN-7K3M-Q4TX-9V2B', details, client: null })).toEqual([
    'EN-7K3M-Q4TX-9V2B',
    'mail: Your invitation',
  ])
  expect(detailsOf({ subject: id, details, client: null })).toEqual(['mail: Your invitation', id])
})

test('without a subject, or with the client as its subject, the details alone', () => {
  expect(detailsOf({ subject: null, details, client: null })).toEqual(['mail: Your invitation'])
  expect(detailsOf({ subject: id, details, client: { id, name: 'Rao Textiles' } })).toEqual([
    'mail: Your invitation',
  ])
})
