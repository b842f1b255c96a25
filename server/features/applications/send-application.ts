import { answer, checkRepeat, refuse } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { applicationRules, isOpen } from '@anupalan/server/contract/applications/rules'
import type { Application } from '@anupalan/server/contract/applications/schema'
import { istDate } from '@anupalan/server/compliance/ist'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { acknowledgement, applicationMail } from './application-mails.ts'
import { applicationFiles } from './application-files.ts'
import { findApplication, insertApplication } from './queries.ts'
import type { StoredApplication } from './queries.ts'

type Given = Pick<Context, 'database' | 'clock' | 'practice' | 'files'>

/**
 * Stores an application with its CV, and the mails that tell the firm and the sender of it. The CV is on the disk
 * under its key before the row that knows the key is committed; where there will be no such row, it is removed.
 * Sent again under the same reference, with the same CV, it is acknowledged again and stored once.
 *
 * @throws StorageError where it is not stored for certain. Its CV is then removed, unless the row was on its way
 * to the disk: `removeStrayFiles` finds out about that later.
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
  const receipt = answer(201, { reference })
  const closed = refuse('invalid', { fields: { opening: applicationRules.opening.closed } })
  const opening = practice.openings?.find(({ id }) => id === application.opening)
  const isTaken = isOpen(practice, application.opening, istDate(now.getTime()))

  const repeated = await store(database, (transaction) => findApplication(transaction, reference))
  if (repeated) return checkRepeat(comparable(repeated), comparable({ ...application, cv })) ?? receipt
  if (!opening || !isTaken) return closed

  const key = await keep()
  let fate: 'open' | 'committing' | 'given up' = 'open'
  try {
    const outcome = await store(database, async (transaction) => {
      const received = { ...application, reference, receivedAt: now.toISOString(), cv: { ...cv, key } }
      const isNew = await insertApplication(transaction, received)
      if (isNew) {
        await queueMail(transaction, applicationMail(received, opening, practice), now)
        await queueMailToVisitor(transaction, acknowledgement(received, opening, practice), now)
      }
      const stored = isNew ? received : await findApplication(transaction, reference)
      // Whoever waited has gone: with its CV removed, nothing may be stored any more.
      if (fate === 'given up' || !stored) throw new Error('given up')
      fate = 'committing'
      return isNew ? undefined : (checkRepeat(comparable(stored), comparable(received)) ?? receipt)
    })
    // The other of two at once was quicker, and has its own copy.
    if (outcome) await cvs.remove(key)
    return outcome ?? receipt
  } catch (error) {
    if ((fate as string) !== 'committing') {
      fate = 'given up'
      await cvs.remove(key)
    }
    throw error
  }
}

/** What makes two applications the same: their words and what is in the CV, whatever the file is called. */
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
