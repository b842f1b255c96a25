/** What the firm notes about a client. No member of the client reads it, and no export contains it. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import type { ClientNote } from '@anupalan/server/contract/clients/schema'
import { sql } from 'kysely'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { People, Person } from '../../platform/ports.ts'
import { lockHeld } from './legal-holds.ts'
import { findClientRow, lockPresentClient } from './queries.ts'
import type { ClientNotesTable } from './tables.ts'

const toNote = (
  { reference, text, author, createdAt, changedAt, version }: ClientNotesTable,
  people: ReadonlyMap<string, Person>,
): ClientNote => ({
  reference,
  text,
  author: toPersonName(people, author, true),
  at: createdAt,
  changedAt,
  version,
})

const authorsOf = (people: People, database: Database, rows: readonly ClientNotesTable[]) =>
  people.find(
    database,
    rows.flatMap(({ author }) => author ?? []),
  )

const findNoteRow = (database: Database, client: string, note: string) =>
  database
    .selectFrom('clientNotes')
    .selectAll()
    .where('reference', '=', note)
    .where('client', '=', client)
    .executeTakeFirst()

/** The newest first. @param after the reference of the last note of the previous page; empty for the first page */
export async function listNoteRows(
  database: Database,
  { client, after, limit }: { readonly client: string; readonly after: string; readonly limit: number },
): Promise<ClientNotesTable[]> {
  const last = after === '' ? undefined : await findNoteRow(database, client, after)
  return database
    .selectFrom('clientNotes')
    .selectAll()
    .where('client', '=', client)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, reference) < (${last!.createdAt}, ${last!.reference})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .execute()
}

/** Recorded: notes are personal data. */
export function listClientNotes({ database, ports, clock }: RequestContext, call: Call<'listClientNotes'>) {
  const { client, after, limit } = call.params
  return store(database, async (transaction) => {
    if (!(await findClientRow(transaction, client))) return refuse('notFound')
    const rows = await listNoteRows(transaction, { client, after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const people = await authorsOf(ports.people, transaction, page)
    await recordAudit(transaction, { action: 'client.read-notes', subject: client, caller: call }, clock())
    return respond(200, {
      notes: page.map((row) => toNote(row, people)),
      hasMore: rows.length > limit,
    })
  })
}

/** Idempotent by its reference. */
export function addClientNote({ database, ports, clock }: RequestContext, call: Call<'addClientNote'>) {
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    // Nothing is noted about a client while it is erased.
    if (!(await lockPresentClient(transaction, call.params.client))) return refuse('notFound')
    const received = { client: call.params.client, text: call.body.text }
    const stored = await transaction
      .selectFrom('clientNotes')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    const refusal = stored && checkRepeat<typeof received>(stored, received)
    if (refusal) return refusal
    const row: ClientNotesTable = stored ?? {
      ...received,
      reference,
      author: signedIn(call).username,
      version: 1,
      createdAt: now.toISOString(),
      changedAt: null,
    }
    if (!stored) {
      await transaction.insertInto('clientNotes').values(row).execute()
      await recordAudit(
        transaction,
        { action: 'client.add-note', subject: row.client, details: { reference }, caller: call },
        now,
      )
    }
    return respond(201, toNote(row, await authorsOf(ports.people, transaction, [row])))
  })
}

export function updateClientNote({ database, ports, clock }: RequestContext, call: Call<'updateClientNote'>) {
  const { client, note } = call.params
  const { text, version } = call.body
  const now = clock()
  return store(database, async (transaction) => {
    const row = await transaction
      .updateTable('clientNotes')
      .set({ text, version: version + 1, changedAt: now.toISOString() })
      .where('reference', '=', note)
      .where('client', '=', client)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refuse((await findNoteRow(transaction, client, note)) ? 'changedMeanwhile' : 'notFound')
    await recordAudit(
      transaction,
      { action: 'client.update-note', subject: client, details: { reference: note }, caller: call },
      now,
    )
    return respond(200, toNote(row, await authorsOf(ports.people, transaction, [row])))
  })
}

export function removeClientNote({ database, clock }: RequestContext, call: Call<'removeClientNote'>) {
  const { client, note } = call.params
  return store(database, async (transaction) => {
    if (!(await findNoteRow(transaction, client, note))) return refuse('notFound')
    if (await lockHeld(transaction, client)) return refuse('underHold')
    const removed = await transaction
      .deleteFrom('clientNotes')
      .where('reference', '=', note)
      .where('client', '=', client)
      .returning('reference')
      .executeTakeFirst()
    if (!removed) return refuse('notFound')
    await recordAudit(
      transaction,
      { action: 'client.remove-note', subject: client, details: { reference: note }, caller: call },
      clock(),
    )
    return respond(204, undefined)
  })
}
