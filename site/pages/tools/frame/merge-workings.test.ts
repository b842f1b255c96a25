import type { RuleReference, WorkingLine } from '@anupalan/server/compliance/working'
import { describe, expect, test } from 'vitest'
import { mergeWorkings, uniqueRules } from './merge-workings.ts'

const rule = (section: string): RuleReference => ({
  law: 'Act',
  section,
  source: 'Text',
  verifiedOn: '2026-11-21',
  confidence: 'H',
})
const line = (id: string, amount: number, more: Partial<WorkingLine> = {}): WorkingLine => ({
  id,
  label: id,
  amount,
  ...more,
})

describe('mergeWorkings', () => {
  test('a single working is unchanged', () => {
    const merged = mergeWorkings([[line('a', 1, { rule: rule('s.1') }), line('b', 2, { total: true })]])
    expect(merged).toEqual([
      { id: 'a', label: 'a', amounts: [1], rules: [rule('s.1')], notes: [], isTotal: false },
      { id: 'b', label: 'b', amounts: [2], rules: [], notes: [], isTotal: true },
    ])
  })

  test('a line of the second only follows its predecessor there', () => {
    const merged = mergeWorkings([
      [line('salary', 10), line('standard', -1), line('total', 9)],
      [line('salary', 10), line('hra', -3), line('standard', -2), line('loan', -1), line('total', 4)],
    ])
    expect(merged.map(({ id, amounts }) => [id, ...amounts])).toEqual([
      ['salary', 10, 10],
      ['hra', undefined, -3],
      ['standard', -1, -2],
      ['loan', undefined, -1],
      ['total', 9, 4],
    ])
  })

  test('differing rules and notes are all kept, equal ones once', () => {
    const [merged] = mergeWorkings([
      [line('slabs', 1, { rule: rule('s.202'), note: 'one' })],
      [line('slabs', 2, { rule: rule('First Schedule'), note: 'one' })],
    ])
    expect(merged?.rules.map(({ section }) => section)).toEqual(['s.202', 'First Schedule'])
    expect(merged?.notes).toEqual(['one'])
  })
})

test('uniqueRules keeps each rule once, in order', () => {
  expect(uniqueRules([rule('b'), undefined, rule('a'), rule('b')]).map(({ section }) => section)).toEqual([
    'b',
    'a',
  ])
})
