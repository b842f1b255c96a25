import { expect, test } from 'vitest'
import { createWorkingBuilder } from './working-builder.ts'

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

test('a total is the sum of the entries above it, without figures', () => {
  const builder = createWorkingBuilder()
  builder.add('a', 'First', 300)
  builder.figure('b', 'Compared', 999)
  builder.add('c', 'Taken away', -100)
  builder.total('d', 'Sum')
  expect(builder.lines.at(-1)).toEqual({ id: 'd', label: 'Sum', amount: 200, total: true })
  expect(builder.sum).toBe(200)
})

test('a line has its rule without the rule’s value', () => {
  const builder = createWorkingBuilder()
  builder.add('a', 'First', 300, row, { note: 'Why.' })
  expect(builder.lines).toEqual([
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

test('zero is omitted by default, and is never -0', () => {
  const builder = createWorkingBuilder()
  builder.add('a', 'Nothing', 0)
  builder.add('b', 'Zero, always shown', -0, undefined, { always: true })
  expect(builder.lines).toHaveLength(1)
  expect(Object.is(builder.lines[0]?.amount, 0)).toBe(true)
})
