/** The command that rotates secrets. */
import { rotateSecret } from '../database/secrets.ts'
import { onlyPositional } from './command.ts'
import type { Command } from './command.ts'

/** Secrets that may be rotated. The secret of meeting rooms may not: booked meetings would lose their rooms. */
const rotatable = ['links']

const usage = `npm run rotate-secret -- ${rotatable.join('|')} [--days 120]`

const DAY_MS = 24 * 60 * 60 * 1000

export const secretCommands: Readonly<Record<string, Command>> = {
  'rotate-secret': {
    options: {
      /** Days for which existing links stay valid; 0 invalidates them immediately. */
      days: { type: 'string', default: '120' },
    },
    async run(call) {
      const name = onlyPositional(call, usage)
      const days = Number(call.options.days)
      if (!rotatable.includes(name) || !Number.isInteger(days) || days < 0 || days > 3650)
        throw new Error(`Usage: ${usage}`)
      if (call.config.linkSecret)
        throw new Error(
          'LINK_SECRET is set, so its keys are not in the database. Put a new key before the old one in LINK_SECRET, separated by a space, and restart.',
        )
      const now = new Date()
      const expiresAt = new Date(now.getTime() + days * DAY_MS)
      await rotateSecret(await call.openDatabase(), name, { now, expiresAt })
      return `A new key signs ${name} within a minute. Links that are already signed stay valid until ${expiresAt.toISOString()}.`
    },
  },
}
