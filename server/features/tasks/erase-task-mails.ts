/** Erases sent mails about tasks, and the keys of old ones. */
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { eraseFromFolder } from '../../platform/mail/folder.ts'
import { eraseMail } from '../../platform/mail/outbox-rows.ts'

/** Afterwards nobody asks any more whether a mail was sent. */
const MAIL_KEEP_MS = 30 * DAY_MS

/** For how long the link in a mail stops the mails. */
const KEY_KEEP_MS = 400 * DAY_MS

/** @throws StorageError */
export async function eraseTaskMails({ config, database, clock }: Context): Promise<void> {
  const before = (ms: number) => new Date(clock().getTime() - ms)
  await store(database, async (transaction) => {
    await eraseMail(transaction, 'task', before(MAIL_KEEP_MS).toISOString())
    await transaction
      .deleteFrom('taskMailKeys')
      .where('createdAt', '<=', before(KEY_KEEP_MS).toISOString())
      .execute()
  })
  await eraseFromFolder(config, 'task', before(MAIL_KEEP_MS))
}
