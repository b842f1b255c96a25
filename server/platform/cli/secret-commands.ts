/** The command that rotates secrets. */
import { rotateSecret } from '../database/secrets.ts'
import { FILES_SECRET, filesSecret } from '../files/data-keys.ts'
import { rewrapDataKeys } from '../files/rewrap-keys.ts'
import { onlyPositional } from './command.ts'
import type { Command, CommandCall } from './command.ts'

const usage =
  'npm run rotate-secret -- links [--days 120], or npm run rotate-secret -- audit, or npm run rotate-secret -- files'

const DAY_MS = 24 * 60 * 60 * 1000

export const secretCommands: Readonly<Record<string, Command>> = {
  'rotate-secret': {
    options: {
      /** Days for which existing links stay valid; 0 invalidates them immediately. 120 by default. */
      days: { type: 'string' },
    },
    run(call) {
      // The secret of meeting rooms may not be rotated: booked meetings would lose their rooms.
      const name = onlyPositional(call, usage)
      if (name === 'links') return rotateLinks(call)
      if (name === 'audit' && call.options.days === undefined) return rotateAudit(call)
      if (name === 'files' && call.options.days === undefined) return rotateFiles(call)
      throw new Error(`Usage: ${usage}`)
    },
  },
}

const inSettings = (variable: string) =>
  new Error(
    `${variable} is set, so its keys are not in the database. Put a new key before the old one in ${variable}, separated by a space, and restart.`,
  )

async function rotateLinks({ config, options, openDatabase }: CommandCall): Promise<string> {
  const days = Number(options.days ?? 120)
  if (!Number.isInteger(days) || days < 0 || days > 3650) throw new Error(`Usage: ${usage}`)
  if (config.linkSecret) throw inSettings('LINK_SECRET')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await rotateSecret(await openDatabase(), 'links', { now, expiresAt })
  return `A new key signs links within a minute. Links that are already signed stay valid until ${expiresAt.toISOString()}.`
}

/** The older keys are kept: each entry is verified with its own. */
async function rotateAudit({ config, openDatabase }: CommandCall): Promise<string> {
  if (config.auditSecret) throw inSettings('AUDIT_SECRET')
  await rotateSecret(await openDatabase(), 'audit', { now: new Date(), expiresAt: null })
  return 'A new key signs the audit chain within a minute.'
}

/** Encrypts the data keys of all files by the newest key; the files themselves are not read. */
async function rotateFiles({ config, openDatabase }: CommandCall): Promise<string> {
  const database = await openDatabase()
  const now = new Date()
  // The older keys are kept: an instance may use one for another minute.
  if (!config.filesKey) await rotateSecret(database, FILES_SECRET, { now, expiresAt: null })
  const rewrapped = await rewrapDataKeys(database, filesSecret({ config, database }), now)
  const next = config.filesKey
    ? 'Once every instance was started with this FILES_KEY, run this again, and then remove the older keys from it.'
    : 'Existing instances use it within a minute.'
  return `${rewrapped} files are encrypted by the new key now. ${next}`
}
