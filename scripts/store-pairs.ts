/** The pairs of stores on which a walk through the product runs, with its sample data on each. */
import { join } from 'node:path'
import { collections, features, migrations, ports } from '../server/features.ts'
import { readConfig } from '../server/platform/config/config.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'
import { openFileStores } from '../server/platform/files/file-store.ts'
import { loadSite } from '../server/platform/static-site/site-files.ts'
import { databaseKinds } from '../server/testing/databases.ts'
import { startS3 } from '../server/testing/s3-server.ts'

/** Runs a command of the server, such as `audit:verify`, on the stores of a product. */
export { runCommand } from '../server/testing/start-command.ts'

export interface OpenStores {
  /** Environment variables of the product. */
  readonly settings: Readonly<Record<string, string>>
  /** Of the server: `--sample` where it adds the sample itself. */
  readonly flags: readonly string[]
  readonly remove: () => Promise<void>
}

/** PostgreSQL with S3 only where PostgreSQL is installed. */
export const storePairs = databaseKinds.map((kind) => ({
  name: kind.name === 'PostgreSQL' ? 'PostgreSQL and S3' : 'SQLite and a folder',
  open: async (): Promise<OpenStores> => {
    const database = await kind.create()
    const { settings } = database
    if (kind.name === 'SQLite') return { settings, flags: ['--sample'], remove: () => database.remove() }
    const s3 = await startS3()
    const both = { ...settings, FILES_URL: s3.url }
    await addSamples(both)
    return {
      settings: both,
      flags: [],
      remove: async () => {
        await s3.remove()
        await database.remove()
      },
    }
  },
}))

/** The server adds samples only to its own database, on this machine. */
async function addSamples(settings: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig(settings)
  const database = await openDatabase(config, migrations)
  try {
    const { practice, pages, sections } = loadSite(join(import.meta.dirname, '../site/dist'))
    const files = openFileStores({ config, collections, database })
    const context = { config, database, clock: () => new Date(), practice, pages, sections, files, ports }
    // One after another: samples of a feature refer to those of the features before it.
    for (const feature of features) await feature.addSamples?.(context)
  } finally {
    await database.destroy()
  }
}
