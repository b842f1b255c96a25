/** Erases what has expired: sessions, links, pending sign-ins, challenges, new addresses, old invitations and mails. */
import { eraseAuditIdentities } from '../../platform/audit/erase-identities.ts'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { eraseMails, mailsErasedUpTo } from '../../platform/mail/erase-mails.ts'
import {
  INVITATIONS_LISTED_MS,
  KNOWN_DEVICE_MS,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'

/** Links are kept for as long as they are counted, and a little longer to explain what happened. */
const LINK_KEEP_MS = 30 * DAY_MS

/** Accounts that were registered and never confirmed. */
const UNCONFIRMED_KEEP_MS = 30 * DAY_MS

/** @throws StorageError */
export async function eraseExpired(context: Context): Promise<void> {
  const { database, clock } = context
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const at = now.toISOString()
  await store(database, async (transaction) => {
    await transaction.deleteFrom('sessions').where('expiresAt', '<=', at).execute()
    await transaction.deleteFrom('pendingSignIns').where('expiresAt', '<=', at).execute()
    await transaction.deleteFrom('passkeyChallenges').where('expiresAt', '<=', at).execute()
    await transaction.deleteFrom('accountLinks').where('expiresAt', '<=', before(LINK_KEEP_MS)).execute()
    await transaction.deleteFrom('knownDevices').where('lastSeenAt', '<=', before(KNOWN_DEVICE_MS)).execute()
    await transaction
      .deleteFrom('invitations')
      .where('expiresAt', '<=', before(INVITATIONS_LISTED_MS))
      .execute()
    await transaction.deleteFrom('recoveries').where('endedAt', '<=', before(INVITATIONS_LISTED_MS)).execute()
    await transaction
      .updateTable('users')
      .set({
        newEmail: null,
        newEmailExpiresAt: null,
        newEmailOldConfirmedAt: null,
        newEmailNewConfirmedAt: null,
      })
      .where('newEmailExpiresAt', '<=', at)
      .execute()
    const unconfirmed = await transaction
      .deleteFrom('users')
      .where('confirmedAt', 'is', null)
      .where('createdAt', '<=', before(UNCONFIRMED_KEEP_MS))
      .returning('username')
      .execute()
    for (const { username } of unconfirmed) await eraseAuditIdentities(transaction, username)
  })
  await eraseMails(context, 'account', mailsErasedUpTo(now))
  // An invitation is listed with whether its mail was refused.
  await eraseMails(context, 'invitation', new Date(now.getTime() - INVITATIONS_LISTED_MS))
}
