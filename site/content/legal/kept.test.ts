import { endpointList } from '@anupalan/server/contract'
import { expect, test } from 'vitest'
import { copies, kept, LONGEST_COUNT_MINUTES, ours } from './kept.ts'

const migrations = Object.values(
  import.meta.glob<string>('../../../server/platform/migrations/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Columns that the migrations make, by table. */
function columnsByTable(): Record<string, string[]> {
  const tables: Record<string, string[]> = {}
  for (const source of migrations)
    for (const [, table = '', rest = ''] of source.matchAll(
      /\.createTable\('(\w+)'\)([\s\S]*?)\.execute\(\)/g,
    ))
      tables[table] = [...rest.matchAll(/\.addColumn\('(\w+)'/g)].map(([, column]) => column ?? '')
  return tables
}

test('every table of the database is told of in the privacy policy, and every column of it', () => {
  const { ...tables } = columnsByTable()
  expect(Object.keys(tables).toSorted()).toEqual([...Object.keys(kept), ...copies, ...ours].toSorted())
  for (const [table, columns] of Object.entries(kept))
    expect(Object.keys(columns).toSorted(), table).toEqual(tables[table]?.toSorted())
})

test('a count of calls ends when the longest limit of an endpoint does', () => {
  const seconds = endpointList.map(({ rateLimit }) => rateLimit.seconds)
  expect(seconds.length).toBeGreaterThan(3)
  expect(LONGEST_COUNT_MINUTES * 60).toBe(Math.max(...seconds))
})
