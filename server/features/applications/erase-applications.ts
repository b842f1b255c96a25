import { defaultApplicationMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { eraseMail } from '../../platform/mail/outbox-rows.ts'
import { applicationFiles } from './application-files.ts'
import { deleteApplications } from './queries.ts'

/** Rows of one transaction: few enough not to delay requests. */
const batch = 200

/** The retention period of applications received up to this instant has ended. */
export const applicationsErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.applicationMonths ?? defaultApplicationMonths)

/**
 * Erases the applications whose retention period has ended, their CVs, and the mails about them. The row is deleted
 * first: if the process ends in between, the CV is removed as a stray file.
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
