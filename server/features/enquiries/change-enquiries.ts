/** Changes of enquiries by the staff. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import { inboxMessages as messages } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import type { Caller } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { findThread, queueMail } from '../../platform/mail/outbox-rows.ts'
import { replyMail } from './enquiry-mail.ts'
import { findOwners, lockEnquiry, toEntry, toReceived } from './inbox-queries.ts'
import type { EnquiryRow, EnquiryEntriesTable } from './tables.ts'

/** Raises the version of a locked enquiry. */
export const changeEnquiry = (
  transaction: Transaction,
  row: EnquiryRow,
  changes: Partial<Pick<EnquiryRow, 'status' | 'owner' | 'client'>>,
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

/** As `Enquiries.lock`. */
export async function lockVersion(
  transaction: Transaction,
  { reference, version }: { readonly reference: string; readonly version: number },
): Promise<boolean> {
  const row = await lockEnquiry(transaction, reference)
  return row?.version === version && row.client === null
}

/** As `Enquiries.win`. */
export async function winEnquiry(
  transaction: Transaction,
  {
    reference,
    client,
    caller,
  }: { readonly reference: string; readonly client: string; readonly caller: Caller },
  now: Date,
): Promise<void> {
  const row = await lockEnquiry(transaction, reference)
  if (!row) throw new Error('The enquiry is not locked.')
  await changeEnquiry(transaction, row, { status: 'won', client })
  await recordAudit(transaction, { action: 'enquiry.win', subject: reference, client, caller }, now)
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

/** Adds a note or a reply once. @param check called before a new one, returns why it is refused */
async function addEntry<Problem extends Refusal = never>(
  { database, ports, clock }: RequestContext,
  call: Call<'addEnquiryNote'> | Call<'replyToEnquiry'>,
  {
    kind,
    check,
    onAdd,
  }: {
    readonly kind: EnquiryEntriesTable['kind']
    readonly check?: (row: EnquiryRow) => Problem | undefined
    readonly onAdd: (transaction: Transaction, row: EnquiryRow, now: Date) => Promise<void>
  },
) {
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    const row = await lockEnquiry(transaction, call.params.enquiry)
    if (!row) return refuse('notFound')
    const received = { enquiry: row.reference, kind, text: call.body.text }
    const stored = await transaction
      .selectFrom('enquiryEntries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    const refusal = stored ? checkRepeat<typeof received>(stored, received) : check?.(row)
    if (refusal) return refusal
    const author = signedIn(call)
    const entry = stored ?? {
      ...received,
      reference,
      author: author.username,
      createdAt: now.toISOString(),
    }
    if (!stored) {
      await transaction.insertInto('enquiryEntries').values(entry).execute()
      await onAdd(transaction, row, now)
    }
    const people = await ports.people.find(transaction, entry.author === null ? [] : [entry.author])
    return respond(201, toEntry(entry, people))
  })
}

/** Idempotent by its reference. */
export const addEnquiryNote = (context: RequestContext, call: Call<'addEnquiryNote'>) =>
  addEntry(context, call, {
    kind: 'note',
    onAdd: (transaction, row, now) =>
      recordAudit(
        transaction,
        {
          action: 'enquiry.add-note',
          subject: row.reference,
          details: { reference: call.reference },
          caller: call,
        },
        now,
      ),
  })

/**
 * Idempotent by its reference. Its author has seen the version, so that no two people answer without knowing of each
 * other. An enquiry whose sender has become a client stays won. One that nobody owns is the author's from then on.
 */
export const replyToEnquiry = (context: RequestContext, call: Call<'replyToEnquiry'>) =>
  addEntry(context, call, {
    kind: 'reply',
    check: ({ version }) => (version === call.body.version ? undefined : refuse('changedMeanwhile')),
    async onAdd(transaction, row, now) {
      const thread = await findThread(transaction, { about: row.reference, to: row.email })
      const { username, fullName } = signedIn(call)
      await queueMail(
        transaction,
        replyMail({ enquiry: row, text: call.body.text, author: fullName, thread }, context.practice),
        now,
      )
      await changeEnquiry(transaction, row, {
        status: row.status === 'won' ? 'won' : 'answered',
        owner: row.owner ?? username,
      })
      await recordAudit(
        transaction,
        {
          action: 'enquiry.reply',
          subject: row.reference,
          details: { reference: call.reference },
          caller: call,
        },
        now,
      )
      if (row.owner === null)
        await recordAudit(
          transaction,
          { action: 'enquiry.set-owner', subject: row.reference, user: username, caller: call },
          now,
        )
    },
  })
