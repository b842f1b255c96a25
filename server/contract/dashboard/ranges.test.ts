import { expect, test } from 'vitest'
import { countReplies, figureSpans } from './ranges.ts'

test('days, weeks and months end with today, without a gap', () => {
  expect(figureSpans('days', '2026-03-01')[0]).toEqual({ from: '2026-02-16', to: '2026-02-16' })
  expect(figureSpans('weeks', '2026-03-01').at(-1)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  const months = figureSpans('months', '2026-03-31')
  expect(months[0]).toEqual({ from: '2025-04-01', to: '2025-04-30' })
  expect(months.at(-2)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(months.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(figureSpans('months', '2027-01-15').at(-2)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('answers are counted by the hours they took', () => {
  const hour = 3_600_000
  expect(countReplies([hour, 4 * hour, 5 * hour, 24 * hour, 30 * hour, 100 * hour])).toEqual([2, 2, 1, 1])
})
