/** Clients and their members, as the staff changes them. */
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../platform/database/audit.ts'
import type { Caller } from '../../platform/database/audit.ts'
import type { Context, RequestContext } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { Person } from '../../platform/ports.ts'
import { findClientRow, toClient } from './queries.ts'
import { indexName } from './search-clients.ts'
import { NO_DATE } from './tables.ts'
import type { ClientsTable } from './tables.ts'

/** The consultant of a body: nobody, or a member of the staff. */
async function readConsultant(
  { ports }: Pick<Context, 'ports'>,
  transaction: Transaction,
  username: string,
): Promise<{ readonly people: ReadonlyMap<string, Person> } | ReturnType<typeof refuse<'invalid'>>> {
  if (username === '') return { people: new Map() }
  const people = await ports.people.find(transaction, [username])
  const person = people.get(username)
  return person && isStaff(person) && !person.isDisabled
    ? { people }
    : refuse('invalid', { fields: { consultant: messages.consultant } })
}

/** Adds a client and what follows from its profile. */
export async function insertClient(
  { ports }: Pick<Context, 'ports'>,
  transaction: Transaction,
  {
    profile,
    consultant,
    caller,
  }: { readonly profile: ClientProfile; readonly consultant: string | null; readonly caller?: Caller },
  now: Date,
): Promise<ClientsTable> {
  const row: ClientsTable = {
    id: randomUUID(),
    nameKey: nameKey(profile.name),
    profile: JSON.stringify(profile),
    consultant,
    version: 1,
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    erasedAt: null,
    nextDueOn: NO_DATE,
  }
  await transaction.insertInto('clients').values(row).execute()
  await indexName(transaction, row.id, profile.name)
  await ports.onClientChange(transaction, { id: row.id, profile }, now)
  await recordAudit(
    transaction,
    { action: 'client.add', subject: row.id, client: row.id, ...(caller && { caller }) },
    now,
  )
  return row
}

export function addClient(context: RequestContext, call: Call<'addClient'>) {
  const { profile, consultant } = call.body
  return store(context.database, async (transaction) => {
    const found = await readConsultant(context, transaction, consultant)
    if ('problem' in found) return found
    const row = await insertClient(
      context,
      transaction,
      { profile, consultant: consultant || null, caller: call },
      context.clock(),
    )
    return respond(201, toClient(row, found.people, 'staff'))
  })
}

export function updateClient(context: RequestContext, call: Call<'updateClient'>) {
  const { body, params } = call
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await readConsultant(context, transaction, body.consultant)
    if ('problem' in found) return found
    // The version is in the condition, so that of two changes at once the second is refused on every database.
    const row = await transaction
      .updateTable('clients')
      .set({
        nameKey: nameKey(body.profile.name),
        profile: JSON.stringify(body.profile),
        consultant: body.consultant || null,
        version: body.version + 1,
        changedAt: now.toISOString(),
      })
      .where('id', '=', params.client)
      .where('version', '=', body.version)
      .where('erasedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row)
      return refuse((await findClientRow(transaction, params.client)) ? 'changedMeanwhile' : 'notFound')
    await indexName(transaction, row.id, body.profile.name)
    await context.ports.onClientChange(transaction, { id: row.id, profile: body.profile }, now)
    await recordAudit(transaction, { action: 'client.update', subject: row.id, caller: call }, now)
    return respond(200, toClient(row, found.people, 'staff'))
  })
}

export function setMember({ database, clock, ports }: RequestContext, call: Call<'setMember'>) {
  const { client, username } = call.params
  const { access } = call.body
  const now = clock()
  return store(database, async (transaction) => {
    const row = await findClientRow(transaction, client)
    // An erased client gets no members again.
    if (!row || row.erasedAt !== null) return refuse('notFound')
    const person = (await ports.people.find(transaction, [username])).get(username)
    if (!person) return refuse('notFound')
    if (isStaff(person)) return refuse('invalid', { fields: { username: messages.memberIsStaff } })
    const { addedAt } = await transaction
      .insertInto('clientMembers')
      .values({ client, username, access, addedAt: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['client', 'username']).doUpdateSet({ access }))
      .returning('addedAt')
      .executeTakeFirstOrThrow()
    await recordAudit(
      transaction,
      { action: 'client.set-member', subject: client, user: username, details: { access }, caller: call },
      now,
    )
    return respond(200, { username, fullName: person.fullName, email: person.email, access, addedAt })
  })
}

export function removeMember({ database, clock }: RequestContext, call: Call<'removeMember'>) {
  const { client, username } = call.params
  return store(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('clientMembers')
      .where('client', '=', client)
      .where('username', '=', username)
      .returning('username')
      .executeTakeFirst()
    if (!removed) return refuse('notFound')
    await recordAudit(
      transaction,
      { action: 'client.remove-member', subject: client, user: username, caller: call },
      clock(),
    )
    return respond(204, undefined)
  })
}
