/** Applications as the staff reads and decides them. */
import { fileKinds, refuse, respond } from '@anupalan/server/contract'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import { DamagedFileError, MissingFileError } from '../../platform/files/file-store.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { eraseMailAbout } from '../../platform/mail/outbox-rows.ts'
import { applicationFiles } from './application-files.ts'
import {
  findApplicationRow,
  listApplicationRows,
  lockApplication,
  toDetail,
  toReceived,
} from './review-queries.ts'

export function listApplications({ database, practice }: RequestContext, call: Call<'listApplications'>) {
  const { after, limit } = call.params
  return load(database, async (reading) => {
    const last = after === '' ? undefined : await findApplicationRow(reading, after)
    const page = { ...call.params, limit: limit + 1 }
    const rows = await listApplicationRows(reading, page, last)
    return respond(200, {
      applications: rows.slice(0, limit).map((row) => toReceived(row, practice)),
      hasMore: rows.length > limit,
    })
  })
}

/** Recorded: an application is personal data. */
export function getApplication({ database, practice, clock }: RequestContext, call: Call<'getApplication'>) {
  return store(database, async (transaction) => {
    const row = await findApplicationRow(transaction, call.params.application)
    if (!row) return refuse('notFound')
    const { reference: subject } = row
    await recordAudit(transaction, { action: 'application.open', subject, caller: call }, clock())
    return respond(200, toDetail(row, practice))
  })
}

/**
 * The CV is opened first, then the view is recorded: a damaged file was not seen. It is read again in that transaction,
 * so that nothing is sent of an application that was erased meanwhile.
 */
export async function downloadCv({ database, files, clock }: RequestContext, call: Call<'downloadCv'>) {
  const { application } = call.params
  const row = await load(database, (reading) => findApplicationRow(reading, application))
  if (!row) return refuse('notFound')
  try {
    const content = await files
      .of(applicationFiles.name)
      .read({ key: row.cvKey, bytes: row.cvBytes, sha256: row.cvSha256 })
    const isStored = await store(database, async (transaction) => {
      if (!(await lockApplication(transaction, application))) return false
      await recordAudit(
        transaction,
        { action: 'application.download-cv', subject: application, caller: call },
        clock(),
      )
      return true
    }).catch((error: unknown) => {
      content.destroy()
      throw error
    })
    if (isStored)
      return respond(200, {
        name: row.cvName,
        type: fileKinds[row.cvKind].mediaType,
        bytes: row.cvBytes,
        content,
      })
    content.destroy()
    return refuse('notFound')
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof MissingFileError) return refuse('fileDamaged')
    throw error
  }
}

export function setApplicationProgress(
  { database, practice, clock }: RequestContext,
  call: Call<'setApplicationProgress'>,
) {
  const { status, staffNote, version } = call.body
  return store(database, async (transaction) => {
    const row = await lockApplication(transaction, call.params.application)
    if (!row) return refuse('notFound')
    if (row.version !== version) return refuse('changedMeanwhile')
    const changed = await transaction
      .updateTable('applications')
      .set({ status, staffNote, version: version + 1 })
      .where('reference', '=', row.reference)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(
      transaction,
      {
        action: 'application.set-progress',
        subject: row.reference,
        details: { status },
        caller: call,
      },
      clock(),
    )
    return respond(200, toDetail(changed, practice))
  })
}

/** If the process ends before the CV is removed, it is removed as a stray file. */
export async function eraseApplication(
  { database, files, clock }: RequestContext,
  call: Call<'eraseApplication'>,
) {
  const erased = await store(database, async (transaction) => {
    const row = await lockApplication(transaction, call.params.application)
    if (!row) return refuse('notFound')
    if (row.version !== call.body.version) return refuse('changedMeanwhile')
    await transaction.deleteFrom('applications').where('reference', '=', row.reference).execute()
    await eraseMailAbout(transaction, row.reference)
    await recordAudit(
      transaction,
      { action: 'application.erase', subject: row.reference, caller: call },
      clock(),
    )
    return row
  })
  if ('problem' in erased) return erased
  await files.of(applicationFiles.name).remove(erased.cvKey)
  return respond(204, undefined)
}
