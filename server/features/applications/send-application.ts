import { respond, checkRepeat, refuse } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { applicationRules, isOpen } from '@anupalan/server/contract/applications/rules'
import type { Application } from '@anupalan/server/contract/applications/schema'
import { istDate } from '@anupalan/server/compliance/ist'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { acknowledgement, applicationMail } from './application-mails.ts'
import { applicationFiles } from './application-files.ts'
import { findApplication, insertApplication } from './queries.ts'
import type { StoredApplication } from './queries.ts'

type Given = Pick<Context, 'database' | 'clock' | 'practice' | 'files'>

/**
 * Stores an application with its CV, and queues the mails to the firm and to the applicant. The CV is on the disk under
 * its key before the row with the key is committed; if the row is not, it is removed. Idempotent: repeated under the
 * same reference with the same CV, it is acknowledged again and stored once.
 *
 * @throws StorageError if it is not certain to be stored. Its CV is then removed, unless the commit was pending: in
 * that case `removeStrayFiles` removes it later if the commit failed.
 */
export async function sendApplication(
  { database, clock, practice, files }: Given,
  {
    body: application,
    file: { keep, ...cv },
    reference,
  }: CallParts<'sendApplication', 'body' | 'file' | 'reference'>,
): Promise<OutcomeOf<'sendApplication'>> {
  const now = clock()
  const cvs = files.of(applicationFiles.name)
  const receipt = respond(201, { reference })
  const closed = refuse('invalid', { fields: { opening: applicationRules.opening.closed } })
  const opening = practice.openings?.find(({ id }) => id === application.opening)
  const isTaken = isOpen(practice, application.opening, istDate(now.getTime()))

  const repeated = await store(database, (transaction) => findApplication(transaction, reference))
  if (repeated) return checkRepeat(comparable(repeated), comparable({ ...application, cv })) ?? receipt
  if (!opening || !isTaken) return closed

  const key = await keep()
  let state: 'pending' | 'committing' | 'aborted' = 'pending'
  try {
    const outcome = await store(database, async (transaction) => {
      const received = { ...application, reference, receivedAt: now.toISOString(), cv: { ...cv, key } }
      const isNew = await insertApplication(transaction, received)
      if (isNew) {
        await queueMail(transaction, applicationMail(received, opening, practice), now)
        await queueMailToVisitor(transaction, acknowledgement(received, opening, practice), now)
      }
      const stored = isNew ? received : await findApplication(transaction, reference)
      // The caller has timed out: its CV is removed, so the row must not be committed.
      if (state === 'aborted' || !stored) throw new Error('aborted')
      state = 'committing'
      return isNew ? undefined : (checkRepeat(comparable(stored), comparable(received)) ?? receipt)
    })
    // A concurrent request committed first, with its own copy.
    if (outcome) await cvs.remove(key)
    return outcome ?? receipt
  } catch (error) {
    if ((state as string) !== 'committing') {
      state = 'aborted'
      await cvs.remove(key)
    }
    throw error
  }
}

/** The fields that identify a repeated application: the input and the checksum of the CV, not its file name. */
const comparable = ({
  opening,
  name,
  email,
  phone,
  note,
  consent,
  cv,
}: Application & { readonly cv: Pick<StoredApplication['cv'], 'sha256'> }) => ({
  opening,
  name,
  email,
  phone,
  note,
  consent,
  sha256: cv.sha256,
})
