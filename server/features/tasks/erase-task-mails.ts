/** Erases sent mails about tasks, and the keys of old ones. */
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { eraseMails, mailsErasedUpTo } from '../../platform/mail/erase-mails.ts'

/** For how long the link in a mail stops the mails. */
const KEY_KEEP_MS = 400 * DAY_MS

/** @throws StorageError */
export async function eraseTaskMails(context: Context): Promise<void> {
  const { database, clock } = context
  const keysUpTo = new Date(clock().getTime() - KEY_KEEP_MS).toISOString()
  await store(database, (transaction) =>
    transaction.deleteFrom('taskMailKeys').where('createdAt', '<=', keysUpTo).execute(),
  )
  await eraseMails(context, 'task', mailsErasedUpTo(clock()))
}
