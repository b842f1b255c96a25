import { expect, test } from 'vitest'
import { tableProblems } from './dated.test-helper.ts'
import { leastNotice, leastNotices } from './notice.ts'

test('“Karnataka Shops Act s.39: a month’s notice after six months of service”, as 30 days, with its assumption', () => {
  expect(leastNotice('29', '2026-11-24')).toMatchObject({
    value: { afterMonths: 6, days: 30 },
    section: 's.39',
    confidence: 'M',
  })
  expect(leastNotice('29', '2026-11-24')?.note).toContain('30 days is the assumption')
})

test('another state, and a day before the table, have no rule', () => {
  expect([leastNotice('27', '2026-11-24'), leastNotice('29', '2025-03-31')]).toEqual([undefined, undefined])
})

test('the tables are valid', () => {
  for (const table of Object.values(leastNotices)) expect(tableProblems(table)).toEqual([])
})
