/** The command that makes the first super_admin of an empty database, by an invitation. */
import { isEmail } from '@anupalan/server/contract/core/email'
import { accountLinkPath } from '@anupalan/server/contract/accounts/links'
import { linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { randomUUID } from 'node:crypto'
import type { Command } from '../../platform/cli/command.ts'
import { siteUrl } from '../../platform/config/config.ts'
import { store } from '../../platform/database/database.ts'
import { MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { recordInvitationAudit } from './account-context.ts'
import { addKey, createAccountLink, endLinks } from './links.ts'
import { addressKey, hasOtherSuperAdmin, lockSuperAdmins } from './queries.ts'

const usage = 'npm run admin:create -- <email address> "<full name>"'

export const accountCommands: Readonly<Record<string, Command>> = {
  'admin:create': {
    isExclusive: true,
    async run({ config, positionals, openDatabase }) {
      const [email = '', fullName = '', ...others] = positionals
      if (!isEmail(email) || fullName.length < 2 || others.length > 0) throw new Error(`Usage: ${usage}`)
      const database = await openDatabase()
      const now = new Date()
      const expiresAt = new Date(now.getTime() + linkMinutes.invitation * MINUTE_MS)
      const key = await store(database, async (transaction) => {
        await lockSuperAdmins(transaction, now)
        if (await hasOtherSuperAdmin(transaction, ''))
          throw new Error('There is a super_admin already, who can invite others.')
        const open = await transaction
          .updateTable('invitations')
          .set({ withdrawnAt: now.toISOString() })
          .where('role', '=', 'super_admin')
          .where('acceptedAt', 'is', null)
          .where('withdrawnAt', 'is', null)
          .returning('id')
          .execute()
        for (const { id } of open) {
          await endLinks(transaction, 'invitation', id, now)
          await recordInvitationAudit(transaction, 'invitation.withdraw', id, undefined, now, {
            isReplaced: true,
          })
        }
        const id = randomUUID()
        await transaction
          .insertInto('invitations')
          .values({
            id,
            fullName,
            email,
            mailbox: addressKey(email),
            role: 'super_admin',
            invitedBy: 'admin:create',
            createdAt: now.toISOString(),
            expiresAt: expiresAt.toISOString(),
            acceptedAt: null,
            acceptedBy: null,
            withdrawnAt: null,
          })
          .execute()
        const link = await createAccountLink(transaction, { kind: 'invitation', subject: id, expiresAt }, now)
        await recordInvitationAudit(transaction, 'user.invite', id, undefined, now, { role: 'super_admin' })
        return (await addKey(transaction, link.subject)).key
      })
      return `Open this link once, within ${linkMinutes.invitation / (24 * 60)} days, to make the account: ${siteUrl(config)}${accountLinkPath('invitation', key)}`
    },
  },
}
