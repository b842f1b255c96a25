import { defaultApplicationMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/retention.ts'
import { eraseMail } from '../../platform/mail/outbox.ts'
import { applicationFiles } from './application-files.ts'
import { deleteApplications } from './queries.ts'

/** Rows of one transaction: few enough that no visitor waits for it. */
const batch = 200

/** Applications received up to this instant have been kept for as long as their notice says. */
export const applicationsErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.applicationMonths ?? defaultApplicationMonths)

/**
 * Erases the applications whose time is over, their CVs, and the mails that told of them. The row goes first: a CV
 * that nothing knows any more is found and removed even where this ends in between.
 *
 * @returns how many applications were erased.
 * @throws StorageError
 */
export async function eraseApplications(
  { database, clock, practice, files }: Pick<Context, 'database' | 'clock' | 'practice' | 'files'>,
  signal?: AbortSignal,
): Promise<number> {
  const upTo = applicationsErasedUpTo(clock(), practice).toISOString()
  const isStopping = () => signal?.aborted === true
  let erased = 0
  let last = batch
  while (last === batch && !isStopping()) {
    const keys = await store(database, (transaction) => deleteApplications(transaction, upTo, batch))
    for (const key of keys) await files.of(applicationFiles.name).remove(key)
    last = keys.length
    erased += last
  }
  if (!isStopping()) await store(database, (transaction) => eraseMail(transaction, 'application', upTo))
  return erased
}
