/** A file store with its own database. */
import { migrations } from '../features.ts'
import { sqlite } from './databases.ts'
import { createMigrated } from './migrated-databases.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { configuredSecret } from '../platform/database/secrets.ts'
import type { Secret } from '../platform/database/secrets.ts'
import { openFiles } from '../platform/files/file-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFolder } from '../platform/files/folder-objects.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'

export const testSecret = configuredSecret(['a key of files with 32 characters'])

export interface TestFiles {
  readonly files: FileStore
  readonly database: Database
  readonly dataDir: string
  readonly close: () => Promise<void>
}

/** @param secret `undefined` without encryption. */
export async function openTestFiles({
  secret = testSecret,
  objects = (folder) => openFolder(folder, 'test'),
}: {
  readonly secret?: Secret | null
  /** In a folder by default. */
  readonly objects?: (dataDir: string) => ObjectStore
} = {}): Promise<TestFiles> {
  const storage = await createMigrated(sqlite)
  const { dataDir } = storage.config
  const database = await openDatabase(storage.config, migrations)
  const files = openFiles({
    collection: 'test',
    objects: objects(dataDir),
    database,
    secret: secret ?? undefined,
  })
  return {
    files,
    database,
    dataDir,
    async close() {
      await database.destroy()
      await storage.remove()
    },
  }
}
