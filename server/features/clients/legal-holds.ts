/** Legal holds on clients and on documents: while one stands, nothing of it is erased. Only the staff reads them. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Person } from '../../platform/ports.ts'
import { findClientRow, lockClient } from './queries.ts'
import type { LegalHoldsTable } from './tables.ts'

const toHold = (
  row: LegalHoldsTable,
  people: ReadonlyMap<string, Person>,
  names: ReadonlyMap<string, string>,
): LegalHold => ({
  reference: row.reference,
  document: row.document === null ? null : { id: row.document, name: names.get(row.document) ?? '' },
  reason: row.reason,
  setAt: row.setAt,
  setBy: toPersonName(people, row.setBy, true),
  endedAt: row.endedAt,
  endedBy: row.endedAt === null ? null : toPersonName(people, row.endedBy, true),
  endReason: row.endReason,
})

async function toHolds(
  { people, papers }: RequestContext['ports'],
  database: Database,
  rows: readonly LegalHoldsTable[],
): Promise<LegalHold[]> {
  const found = await people.find(
    database,
    rows.flatMap(({ setBy, endedBy }) => [setBy ?? [], endedBy ?? []].flat()),
  )
  const names = await papers.namesOf(
    database,
    rows.flatMap(({ document }) => document ?? []),
  )
  return rows.map((row) => toHold(row, found, names))
}

/** Whether a hold on one of some clients or of their documents stands. Whoever erases locks these clients before. */
async function standsOn(database: Database, clients: readonly string[]): Promise<boolean> {
  if (clients.length === 0) return false
  const found = await database
    .selectFrom('legalHolds')
    .select('reference')
    .where('client', 'in', clients)
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const isHeld = (database: Database, client: string): Promise<boolean> => standsOn(database, [client])

export async function holdsOf(
  database: Database,
  clients: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (clients.length === 0) return new Map()
  const rows = await database
    .selectFrom('legalHolds')
    .select(['client', 'reason'])
    .where('client', 'in', clients)
    .where('document', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('setAt')
    .orderBy('reference')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ client }) => client)].map(([client, holds]) => [
      client,
      holds.map(({ reason }) => reason),
    ]),
  )
}

export async function heldDocuments(
  database: Database,
  clients: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clients.length === 0) return new Set()
  const rows = await database
    .selectFrom('legalHolds')
    .select('document')
    .where('client', 'in', clients)
    .where('endedAt', 'is', null)
    .where('document', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ document }) => document ?? []))
}

/** Locks a client, as setting a hold does, so that a hold is set before the transaction or after it. */
export async function lockHeld(
  transaction: Transaction,
  client: string,
  document?: string,
): Promise<boolean> {
  await lockClient(transaction, client)
  const found = await transaction
    .selectFrom('legalHolds')
    .select('reference')
    .where('client', '=', client)
    .where('endedAt', 'is', null)
    .where((row) =>
      row.or([
        row('document', 'is', null),
        ...(document === undefined ? [] : [row('document', '=', document)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks all clients that an account is a member of, in the order of their ids. */
export async function lockHeldOfMember(transaction: Transaction, username: string): Promise<boolean> {
  const memberships = await transaction
    .selectFrom('clientMembers')
    .select('client')
    .where('username', '=', username)
    .orderBy('client')
    .execute()
  const clients = memberships.map(({ client }) => client)
  for (const client of clients) await lockClient(transaction, client)
  return standsOn(transaction, clients)
}

export function listHolds({ database, ports }: RequestContext, call: Call<'listHolds'>) {
  const { client } = call.params
  return load(database, async (reading) => {
    if (!(await findClientRow(reading, client))) return refuse('notFound')
    const rows = await reading
      .selectFrom('legalHolds')
      .selectAll()
      .where('client', '=', client)
      .orderBy('setAt', 'desc')
      .orderBy('reference', 'desc')
      .execute()
    return respond(200, { holds: await toHolds(ports, reading, rows) })
  })
}

/** Idempotent by its reference. */
export function setHold({ database, ports, clock }: RequestContext, call: Call<'setHold'>) {
  const { reference } = call
  const received = { client: call.params.client, ...call.body }
  const now = clock()
  return store(database, async (transaction) => {
    // What the law has kept of an erased client can be held too.
    if (!(await lockClient(transaction, received.client))) return refuse('notFound')
    const stored = await findHoldRow(transaction, reference)
    const refusal = stored && checkRepeat<typeof received>(stored, received)
    if (refusal) return refusal
    const { client, document } = received
    // A removed one too, which could be erased.
    if (document !== null && !(await ports.papers.has(transaction, { client, document })))
      return refuse('invalid', { fields: { document: messages.holdDocument } })
    const row: LegalHoldsTable = stored ?? {
      ...received,
      reference,
      setBy: signedIn(call).username,
      setAt: now.toISOString(),
      endedBy: null,
      endedAt: null,
      endReason: '',
    }
    if (!stored) {
      await transaction.insertInto('legalHolds').values(row).execute()
      await recordAudit(
        transaction,
        {
          action: document === null ? 'client.set-hold' : 'document.set-hold',
          subject: document ?? client,
          details: { reference },
          caller: call,
        },
        now,
      )
    }
    const [hold] = await toHolds(ports, transaction, [row])
    return respond(201, hold!)
  })
}

const findHoldRow = (database: Database, reference: string) =>
  database.selectFrom('legalHolds').selectAll().where('reference', '=', reference).executeTakeFirst()

export function endHold({ database, ports, clock }: RequestContext, call: Call<'endHold'>) {
  const { client, hold: reference } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    if (!(await lockClient(transaction, client))) return refuse('notFound')
    const row = await transaction
      .updateTable('legalHolds')
      .set({
        endedBy: signedIn(call).username,
        endedAt: now.toISOString(),
        endReason: call.body.reason,
      })
      .where('reference', '=', reference)
      .where('client', '=', client)
      .where('endedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const stored = await findHoldRow(transaction, reference)
      return refuse(stored?.client === client ? 'holdEnded' : 'notFound')
    }
    await recordAudit(
      transaction,
      {
        action: row.document === null ? 'client.end-hold' : 'document.end-hold',
        subject: row.document ?? client,
        details: { reference },
        caller: call,
      },
      now,
    )
    const [hold] = await toHolds(ports, transaction, [row])
    return respond(200, hold!)
  })
}
