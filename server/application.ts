/** Saves the CV of an application into a file: `npm run application -- AP-7K3M-Q9XD-2B4F [--to <folder>]`. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isReference } from '@anupalan/server/contract'
import { findApplication } from './features/applications/queries.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { reasonOf } from './platform/http/errors.ts'
import { openFiles } from './platform/files/file-store.ts'

// A CV is personal data: only its own user may read it.
process.umask(0o077)
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      /** Where it is saved. */
      to: { type: 'string', default: '.' },
    },
  })
  const [reference = ''] = positionals
  if (!isReference('AP', reference))
    throw new Error('Name an application: npm run application -- AP-7K3M-Q9XD-2B4F')
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    const application = await findApplication(database, reference)
    if (!application) throw new Error(`There is no application ${reference}: it may have been erased.`)
    // Its reference first: two people may call their files alike.
    const file = join(values.to, `${reference}-${application.cv.name}`)
    const cv = openFiles(config.dataDir, 'applications').read(application.cv.key)
    // Never over a file that is there.
    await pipeline(cv, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    process.stdout.write(`Saved into ${file}\n`)
  } finally {
    await database.destroy()
  }
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
