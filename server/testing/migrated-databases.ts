/** Databases with the tables of this version: the migrations run once in a process, and every database is a copy. */
import { migrations } from '../features.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'

const copies = new Map<DatabaseKind, Promise<() => Promise<TestDatabase>>>()

async function createTemplate(kind: DatabaseKind): Promise<() => Promise<TestDatabase>> {
  const template = await kind.create()
  const database = await openDatabase(template.config, migrations)
  await database.destroy()
  return kind.toTemplate(template)
}

/** Creates a database as the server leaves it after its first start. */
export async function createMigrated(kind: DatabaseKind): Promise<TestDatabase> {
  const copy = copies.get(kind) ?? createTemplate(kind)
  copies.set(kind, copy)
  return (await copy)()
}
