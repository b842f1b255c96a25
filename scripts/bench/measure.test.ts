import { describe, expect, it } from 'vitest'
import { exceedsBudget, measuresTable, median, percentile, table, type Measure } from './measure.ts'

const weight = (is: number): Measure => ({ what: 'JavaScript', is, unit: 'bytes', atMost: 100_000 })
const score = (is: number): Measure => ({ what: 'performance', is, unit: 'count', atLeast: 98 })

describe('exceedsBudget', () => {
  it('accepts a measure up to its budget and no further', () => {
    expect([99_999, 100_000, 100_001].map((is) => exceedsBudget(weight(is)))).toEqual([false, false, true])
    expect([99, 98, 97].map((is) => exceedsBudget(score(is)))).toEqual([false, false, true])
  })

  it('enforces a budget of zero', () => {
    const messages = (is: number): Measure => ({ what: 'messages', is, unit: 'count', atMost: 0 })
    expect([0, 1].map((is) => exceedsBudget(messages(is)))).toEqual([false, true])
  })

  it('fails a budget that could not be measured, and nothing without a budget', () => {
    expect(exceedsBudget(weight(Number.NaN))).toBe(true)
    expect(exceedsBudget({ what: 'hydration', is: Number.NaN, unit: 'ms' })).toBe(false)
  })
})

describe('percentile', () => {
  it('is the smallest figure that the percentage of figures does not exceed', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => 20 - at)
    expect([percentile(twenty, 95), percentile(twenty, 100), percentile(twenty, 5)]).toEqual([19, 20, 1])
    expect(percentile([], 95)).toBeNaN()
  })
})

describe('median', () => {
  it('is the middle figure, whatever the order', () => {
    expect(median([30, 10, 200])).toBe(30)
    expect(median([4, 1, 3, 2])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('compares figures, not their digits', () => {
    expect(median([9, 10, 100])).toBe(10)
  })
})

describe('tables', () => {
  it('aligns text left and figures right', () => {
    expect(
      table(
        ['', 'own'],
        [
          ['button', '755'],
          ['feedback-dialog', '5257'],
        ],
      ).split('\n'),
    ).toEqual([
      '                  own',
      '─────────────────────',
      'button            755',
      'feedback-dialog  5257',
    ])
  })

  it('prints each measure with its value, its budget and the result', () => {
    const [, , ...rows] = measuresTable([
      weight(113_371),
      score(98),
      { what: 'hydration', is: 412.4, unit: 'ms' },
      { what: 'layout shift', is: 0.00084, unit: 'shift', atMost: 0.001 },
    ]).split('\n')
    expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
      ['JavaScript', '113.4 kB', '100.0 kB or less', 'FAIL'],
      ['performance', '98', '98 or more', 'ok'],
      ['hydration', '412 ms'],
      ['layout shift', '0.0008', '0.0010 or less', 'ok'],
    ])
  })
})
