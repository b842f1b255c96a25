import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isReference } from '@anupalan/server/contract'
import type { Command } from '../../platform/cli/command.ts'
import { openFileStores } from '../../platform/files/file-store.ts'
import { applicationFiles } from './application-files.ts'
import { findApplication } from './queries.ts'

/** Saves the CV of an application into a file: `npm run application -- AP-7K3M-Q9XD-2B4F [--to <folder>]`. */
export const saveCv: Command = {
  options: {
    /** Target folder. */
    to: { type: 'string', default: '.' },
  },
  async run({ config, positionals, options, openDatabase }) {
    const [reference = ''] = positionals
    if (!isReference('AP', reference))
      throw new Error('Name an application: npm run application -- AP-7K3M-Q9XD-2B4F')
    const database = await openDatabase()
    const application = await findApplication(database, reference)
    if (!application) throw new Error(`There is no application ${reference}: it may have been erased.`)
    // Two CVs may have the same name; references differ.
    const file = join(String(options.to), `${reference}-${application.cv.name}`)
    const files = openFileStores({ config, database, collections: [applicationFiles] })
    const cv = await files.of(applicationFiles.name).read(application.cv)
    // `wx` never overwrites a file.
    await pipeline(cv, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    return `Saved into ${file}`
  },
}
