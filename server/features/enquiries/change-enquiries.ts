/** Changes of enquiries by the staff. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import { inboxMessages as messages } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { findOwners, lockEnquiry, toEntry, toReceived } from './inbox-queries.ts'
import type { EnquiryRow, EnquiryEntriesTable } from './tables.ts'

/** Raises the version of a locked enquiry. */
export const changeEnquiry = (
  transaction: Transaction,
  row: EnquiryRow,
  changes: Partial<Pick<EnquiryRow, 'status' | 'owner'>>,
): Promise<EnquiryRow> =>
  transaction
    .updateTable('enquiries')
    .set({ ...changes, version: row.version + 1 })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow()

async function respondWith({ ports, practice }: RequestContext, transaction: Transaction, row: EnquiryRow) {
  return respond(
    200,
    toReceived(row, { practice, people: await findOwners(ports.people, transaction, [row]) }),
  )
}

export function setEnquiryStatus(context: RequestContext, call: Call<'setEnquiryStatus'>) {
  const { status, version } = call.body
  return store(context.database, async (transaction) => {
    const row = await lockEnquiry(transaction, call.params.enquiry)
    if (!row) return refuse('notFound')
    if (row.version !== version) return refuse('changedMeanwhile')
    const changed = await changeEnquiry(transaction, row, { status })
    await recordAudit(
      transaction,
      { action: 'enquiry.set-status', subject: row.reference, details: { status }, caller: call },
      context.clock(),
    )
    return respondWith(context, transaction, changed)
  })
}

export function setEnquiryOwner(context: RequestContext, call: Call<'setEnquiryOwner'>) {
  const { owner, version } = call.body
  return store(context.database, async (transaction) => {
    const row = await lockEnquiry(transaction, call.params.enquiry)
    if (!row) return refuse('notFound')
    if (row.version !== version) return refuse('changedMeanwhile')
    if (owner !== '') {
      const person = (await context.ports.people.find(transaction, [owner])).get(owner)
      if (!person || !isStaff(person) || person.isDisabled)
        return refuse('invalid', { fields: { owner: messages.owner } })
    }
    const changed = await changeEnquiry(transaction, row, { owner: owner || null })
    await recordAudit(
      transaction,
      { action: 'enquiry.set-owner', subject: row.reference, ...(owner && { user: owner }), caller: call },
      context.clock(),
    )
    return respondWith(context, transaction, changed)
  })
}

/** What was stored under a reference before. */
export const findEntry = (
  transaction: Transaction,
  reference: string,
): Promise<EnquiryEntriesTable | undefined> =>
  transaction.selectFrom('enquiryEntries').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Idempotent by its reference. */
export function addEnquiryNote(context: RequestContext, call: Call<'addEnquiryNote'>) {
  const { database, ports, clock } = context
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    const row = await lockEnquiry(transaction, call.params.enquiry)
    if (!row) return refuse('notFound')
    const received = { enquiry: row.reference, kind: 'note', text: call.body.text } as const
    const stored = await findEntry(transaction, reference)
    const refusal = stored && checkRepeat<typeof received>({ ...received, ...stored } as never, received)
    if (refusal) return refusal
    const entry: EnquiryEntriesTable = stored ?? {
      ...received,
      reference,
      author: signedIn(call).username,
      createdAt: now.toISOString(),
    }
    if (!stored) {
      await transaction.insertInto('enquiryEntries').values(entry).execute()
      await recordAudit(
        transaction,
        { action: 'enquiry.add-note', subject: row.reference, details: { reference }, caller: call },
        now,
      )
    }
    const people = await ports.people.find(transaction, entry.author === null ? [] : [entry.author])
    return respond(201, toEntry(entry, people))
  })
}
