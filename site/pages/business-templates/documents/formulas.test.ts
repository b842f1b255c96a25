import { describe, expect, test } from 'vitest'
import { columnLetters, resolveFormula } from './formulas.ts'
import type { TableBlock } from './model.ts'

const table: TableBlock = {
  kind: 'table',
  id: 'items',
  caption: 'Items',
  columns: [],
  rows: [
    { look: 'part', cells: {} },
    { id: 'first', cells: {} },
    { cells: {} },
    { id: 'total', look: 'total', cells: {} },
  ],
}
const addresses = {
  tables: new Map([['items', { table, columns: new Map([['price', 'C']]), firstRow: 10 }]]),
  pairs: new Map([['due', '$B$4']]),
}

describe('references', () => {
  test.each([
    ['{price}*2', 'C12*2'],
    ['SUM({price:})', 'SUM(C11:C12)'],
    ['{first.price}', 'C11'],
    ['{items!total.price}+{items!price:}', 'C13+C11:C12'],
    ['{!due}', '$B$4'],
  ])('%s is %s in the third row', (formula, resolved) => {
    expect(resolveFormula(formula, addresses, { table: 'items', row: 2 })).toBe(resolved)
  })

  test.each(['{!paid}', '{bills!total.price}', '{last.price}', '{items!price.sum}'])(
    '%s throws',
    (formula) => {
      expect(() => resolveFormula(formula, addresses, { table: 'items', row: 2 })).toThrow('is called')
    },
  )

  test('columns after Z continue with AA', () => {
    expect([0, 25, 26, 51, 52].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
  })
})
