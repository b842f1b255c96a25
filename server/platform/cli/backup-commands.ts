/** The commands for backup and restore. */
import { backUp, restore } from '../database/backup.ts'
import type { Collection } from '../files/collection.ts'
import { noteBackup } from '../database/last-backup.ts'
import { onlyPositional } from './command.ts'
import type { Command } from './command.ts'

/** @param collections of files that rows refer to. */
export const backupCommands = (collections: readonly Collection[]): Readonly<Record<string, Command>> => ({
  backup: {
    isExclusive: true,
    async run(call) {
      const folder = onlyPositional(call, 'npm run backup -- <folder>')
      const { missing } = await backUp(call.config, folder, collections)
      noteBackup(call.config.dataDir, new Date())
      if (missing.length > 0)
        console.error(`${missing.length} files that rows refer to are missing: ${missing.join(', ')}`)
      return `Backed up into ${folder}`
    },
  },
  restore: {
    isExclusive: true,
    options: {
      /** Replaces a database that contains data. */
      replace: { type: 'boolean', default: false },
    },
    async run(call) {
      const folder = onlyPositional(call, 'npm run restore -- <folder> [--replace]')
      await restore(call.config, folder, { isReplacing: call.options.replace === true })
      return `Restored from ${folder}`
    },
  },
})
