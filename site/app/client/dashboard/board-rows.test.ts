import type { Task } from '@anupalan/server/contract/tasks/schema'
import { expect, test } from 'vitest'
import { boardMonths, boardRows, filledMonths } from './board-rows.ts'

const months = boardMonths('2026-11-25')

const returnDue = (dueOn: string, title = 'GSTR-3B') =>
  ({ title, dueOn, statutory: { isReturn: true } }) as Task

const keysOf = (tasks: readonly Task[]) =>
  filledMonths(months, boardRows(tasks, months)).map(({ key }) => key)

test('the board has two months before the current one, and one after it', () => {
  expect(months.map(({ label }) => label)).toEqual(['Sep 2026', 'Oct 2026', 'Nov 2026', 'Dec 2026'])
})

test.each([
  [['2026-12-20'], ['2026-12']],
  [
    ['2026-10-20', '2026-12-20'],
    ['2026-10', '2026-11', '2026-12'],
  ],
  [['2026-09-20'], ['2026-09', '2026-10', '2026-11', '2026-12']],
])('with returns due on %j it begins with the first of their months', (days, expected) => {
  expect(keysOf(days.map((day) => returnDue(day)))).toEqual(expected)
})
