/** Clients and their members, as the staff changes them. */
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { ClientIdentifiers } from '@anupalan/server/contract/clients/identifiers'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../platform/database/audit.ts'
import type { AuditDetails, Caller } from '../../platform/database/audit.ts'
import type { Context, RequestContext } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { Person } from '../../platform/ports.ts'
import { readIdentifiers } from './identifiers.ts'
import { findClientRow, lockPresentClient, toClient } from './queries.ts'
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
    pan = '',
    gstin = '',
    caller,
    details,
  }: Partial<ClientIdentifiers> & {
    readonly profile: ClientProfile
    readonly consultant: string | null
    readonly caller?: Caller
    /** Of the entry in the audit trail. */
    readonly details?: AuditDetails
  },
  now: Date,
): Promise<ClientsTable> {
  const row: ClientsTable = {
    id: randomUUID(),
    nameKey: nameKey(profile.name),
    profile: JSON.stringify(profile),
    consultant,
    pan: pan || null,
    gstin: gstin || null,
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
    {
      action: 'client.add',
      subject: row.id,
      client: row.id,
      ...(details && { details }),
      ...(caller && { caller }),
    },
    now,
  )
  return row
}

export function addClient(context: RequestContext, call: Call<'addClient'>) {
  const { profile, consultant, invite, enquiry } = call.body
  const { ports, practice } = context
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await readConsultant(context, transaction, consultant)
    if ('problem' in found) return found
    const identifiers = await readIdentifiers(transaction, call.body, call.body)
    if ('problem' in identifiers) return identifiers
    // Before anything is written: a refusal does not undo what is.
    const isOpen = !enquiry || (await ports.enquiries.lock(transaction, enquiry))
    if (!isOpen) return refuse('invalid', { fields: { enquiry: messages.enquiry } })
    const row = await insertClient(
      context,
      transaction,
      { profile, consultant: consultant || null, ...identifiers, caller: call },
      now,
    )
    if (enquiry) await ports.enquiries.win(transaction, { ...enquiry, client: row.id, caller: call }, now)
    if (invite)
      await ports.people.invite(transaction, { ...invite, client: row.id, caller: call }, { practice, now })
    return respond(201, toClient(row, found.people, 'staff'))
  })
}

export function updateClient(context: RequestContext, call: Call<'updateClient'>) {
  const { body, params } = call
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await readConsultant(context, transaction, body.consultant)
    if ('problem' in found) return found
    const stored = await findClientRow(transaction, params.client)
    const identifiers = await readIdentifiers(
      transaction,
      { pan: body.pan ?? stored?.pan ?? '', gstin: body.gstin ?? stored?.gstin ?? '' },
      {
        // What is stored already was accepted.
        acceptsDuplicate: body.acceptsDuplicate || (body.pan === undefined && body.gstin === undefined),
        except: params.client,
      },
    )
    if ('problem' in identifiers) return identifiers
    // The version is in the condition, so that of two changes at once the second is refused on every database.
    const row = await transaction
      .updateTable('clients')
      .set({
        nameKey: nameKey(body.profile.name),
        profile: JSON.stringify(body.profile),
        consultant: body.consultant || null,
        pan: identifiers.pan || null,
        gstin: identifiers.gstin || null,
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

export function inviteMember(
  { database, clock, ports, practice }: RequestContext,
  call: Call<'inviteMember'>,
) {
  const { client } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    const row = await findClientRow(transaction, client)
    // An erased client gets no members again.
    if (!row || row.erasedAt !== null) return refuse('notFound')
    await ports.people.invite(transaction, { ...call.body, client, caller: call }, { practice, now })
    return respond(204, undefined)
  })
}

/** Gives an account full access to a client, by an invitation that it has accepted. */
export async function joinClient(
  transaction: Transaction,
  {
    client,
    username,
    caller,
  }: { readonly client: string; readonly username: string; readonly caller: Caller },
  now: Date,
): Promise<void> {
  if (!(await lockPresentClient(transaction, client))) return
  await transaction
    .insertInto('clientMembers')
    .values({ client, username, access: 'full', addedAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['client', 'username']).doUpdateSet({ access: 'full' }))
    .execute()
  await recordAudit(
    transaction,
    { action: 'client.join', subject: client, client, user: username, caller },
    now,
  )
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
