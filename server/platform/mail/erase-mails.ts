/** Erases mails: their rows, and their files in the folder, which is used without a mail server. */
import { mailDays } from '@anupalan/server/contract/core/mail-days'
import type { Context } from '../context.ts'
import { store } from '../database/database.ts'
import { DAY_MS } from '../jobs/jobs.ts'
import { eraseFromFolder } from './folder.ts'
import type { MailKind } from './mail-kinds.ts'
import { eraseMail } from './outbox-rows.ts'

/** Mails about accounts, tasks and erasures that were queued up to this instant are erased. */
export const mailsErasedUpTo = (now: Date): Date => new Date(now.getTime() - mailDays * DAY_MS)

/** Erases mails of a kind that were queued up to an instant, sent or not. @throws StorageError */
export async function eraseMails(
  { config, database }: Pick<Context, 'config' | 'database'>,
  kind: MailKind,
  upTo: Date,
): Promise<void> {
  await store(database, (transaction) => eraseMail(transaction, kind, upTo.toISOString()))
  await eraseFromFolder(config, kind, upTo)
}
