import { expect, test } from 'vitest'
import { openSheet } from './sheet.ts'

const row = {
  value: 7,
  validFrom: '2026-04-01',
  validTo: null,
  law: 'Sample Act',
  section: 's.1',
  source: 'sample',
  verifiedOn: '2026-11-21',
  confidence: 'M',
} as const

test('what is ruled off is the sum of the entries above, and figures are not entries', () => {
  const sheet = openSheet()
  sheet.add('a', 'First', 300)
  sheet.figure('b', 'Compared', 999)
  sheet.add('c', 'Taken away', -100)
  sheet.total('d', 'Sum')
  expect(sheet.lines.at(-1)).toEqual({ id: 'd', label: 'Sum', amount: 200, total: true })
  expect(sheet.sum).toBe(200)
})

test('a line carries its rule without the rule’s value', () => {
  const sheet = openSheet()
  sheet.add('a', 'First', 300, row, { note: 'Why.' })
  expect(sheet.lines).toEqual([
    {
      id: 'a',
      label: 'First',
      amount: 300,
      note: 'Why.',
      rule: {
        law: 'Sample Act',
        section: 's.1',
        source: 'sample',
        verifiedOn: '2026-11-21',
        confidence: 'M',
      },
    },
  ])
})

test('zero is left out unless asked for, and is never -0', () => {
  const sheet = openSheet()
  sheet.add('a', 'Nothing', 0)
  sheet.add('b', 'Nothing, and said', -0, undefined, { always: true })
  expect(sheet.lines).toHaveLength(1)
  expect(Object.is(sheet.lines[0]?.amount, 0)).toBe(true)
})
