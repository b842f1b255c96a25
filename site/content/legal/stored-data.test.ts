import { endpointList } from '@anupalan/server/contract'
import { expect, test } from 'vitest'
import { copyTables, visitorTables, LONGEST_COUNT_MINUTES, internalTables } from './stored-data.ts'

const migrations = Object.values(
  import.meta.glob<string>('../../../server/{platform/database,features/*}/migrations/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Columns that the migrations create and add, by table. */
function columnsByTable(): Record<string, string[]> {
  const tables: Record<string, string[]> = {}
  for (const source of migrations)
    for (const [, table = '', rest = ''] of source.matchAll(
      /\.createTable\('(\w+)'\)([\s\S]*?)\.execute\(\)/g,
    ))
      tables[table] = [...rest.matchAll(/\.addColumn\('(\w+)'/g)].map(([, column]) => column ?? '')
  for (const source of migrations)
    for (const [, table = '', column = ''] of source.matchAll(
      /\.alterTable\('(\w+)'\)\s*\.addColumn\('(\w+)'/g,
    ))
      tables[table]?.push(column)
  for (const source of migrations)
    for (const [, table = ''] of source.matchAll(/\.dropTable\('(\w+)'\)/g)) delete tables[table]
  return tables
}

test('the privacy policy lists every table of the database with every column', () => {
  const { ...tables } = columnsByTable()
  expect(Object.keys(tables).toSorted()).toEqual(
    [...Object.keys(visitorTables), ...copyTables, ...internalTables].toSorted(),
  )
  for (const [table, columns] of Object.entries(visitorTables))
    expect(Object.keys(columns).toSorted(), table).toEqual(tables[table]?.toSorted())
})

test('the retention of rate limit counts is the longest rate limit of an endpoint', () => {
  const seconds = endpointList.map(({ rateLimit }) => rateLimit.seconds)
  expect(seconds.length).toBeGreaterThan(3)
  expect(LONGEST_COUNT_MINUTES * 60).toBe(Math.max(...seconds))
})
