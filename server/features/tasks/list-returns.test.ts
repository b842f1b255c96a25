import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { sqlite } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import { selectNextDates, selectReturns } from './list-returns.ts'

test('the returns of a page of clients are read by the index of dates, however many tasks there are', async () => {
  const server = await startTestServer({ kind: sqlite })
  try {
    const clients = Array.from({ length: 50 }, () => randomUUID())
    const { sql, parameters } = selectReturns(server.database, clients, '2026-11').compile()
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await server.database.executeQuery<{ readonly detail: string }>(explained)
    const plan = rows.map(({ detail }) => detail)
    expect(plan[0]).toBe('SEARCH tasks USING INDEX tasks_due (client=? AND due_on>? AND due_on<?)')
    expect(plan.filter((detail) => detail.startsWith('SCAN'))).toEqual([])
    const next = selectNextDates(server.database, clients, '2026-11').compile()
    const explainedNext = CompiledQuery.raw(`explain query plan ${next.sql}`, [...next.parameters])
    const { rows: planNext } = await server.database.executeQuery<{ readonly detail: string }>(explainedNext)
    expect(planNext[0]!.detail).toMatch(/^SEARCH tasks USING INDEX tasks_due\w* \(client=\? AND due_on>\?\)$/)
  } finally {
    await server.close()
  }
})
