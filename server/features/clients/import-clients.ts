/** Clients of a CSV file, as the staff checks it, starts its import, follows and stops it. A job adds them. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import { importMessages } from '@anupalan/server/contract/clients/import-rules'
import { compareImport, duplicateValues, readImport } from '@anupalan/server/contract/clients/read-import'
import type {
  DuplicateKey,
  NewImportedClient,
  ReadImport,
  StoredForImport,
} from '@anupalan/server/contract/clients/read-import'
import type { ClientImport } from '@anupalan/server/contract/clients/schema'
import { createHash } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { endRun } from '../../platform/jobs/runs.ts'
import type { People } from '../../platform/ports.ts'
import { profileOf } from './queries.ts'
import type { ClientImportsTable } from './tables.ts'

/** Values or rows of one statement: databases limit the number of its parameters. */
const STEP = 100

/** How many are listed. */
const LISTED = 20

const columnOf = { gstin: 'gstin', pan: 'pan', name: 'nameKey' } as const

/** The name of the oldest client that has each of these values; those that nobody has are missing. */
export async function findHolders(
  database: Database,
  by: DuplicateKey,
  values: readonly string[],
): Promise<Map<string, string>> {
  const column = columnOf[by]
  const holders = new Map<string, string>()
  for (let at = 0; at < values.length; at += STEP) {
    const rows = await database
      .selectFrom('clients')
      .select(['profile', `${column} as value`])
      .where(column, 'in', values.slice(at, at + STEP))
      .where('erasedAt', 'is', null)
      .orderBy('createdAt')
      .execute()
    for (const { value, profile } of rows)
      if (value !== null && !holders.has(value)) holders.set(value, profileOf({ profile }).name)
  }
  return holders
}

async function compare({ rows, unread }: ReadImport, database: Database, people: People) {
  const values = rows.flatMap(({ client }) => (client ? duplicateValues(client) : []))
  const valuesBy = (by: DuplicateKey) => [...new Set(values.flatMap((each) => each[by] ?? []))]
  const holders: StoredForImport['holders'] = {
    gstin: await findHolders(database, 'gstin', valuesBy('gstin')),
    pan: await findHolders(database, 'pan', valuesBy('pan')),
    name: await findHolders(database, 'name', valuesBy('name')),
  }
  const staff = (await people.staff(database)).filter((person) => isStaff(person) && !person.isDisabled)
  return compareImport({ rows, unread }, { holders, staff })
}

const refuseFile = (problem: string) => refuse('invalid', { fields: { file: problem } })

export async function checkClientImport(
  { database, ports }: RequestContext,
  { body }: Call<'checkClientImport'>,
) {
  const read = readImport(body.file)
  if ('problem' in read) return refuseFile(read.problem)
  const { check } = await load(database, (reading) => compare(read, reading, ports.people))
  return respond(200, check)
}

async function toImports(
  database: Database,
  people: People,
  rows: readonly ClientImportsTable[],
): Promise<ClientImport[]> {
  const found = await people.find(
    database,
    rows.flatMap(({ startedBy }) => startedBy ?? []),
  )
  return rows.map((row) => ({
    reference: row.reference,
    clients: row.clients,
    added: row.added,
    skipped: row.skipped,
    state: row.endedAt === null ? 'running' : row.isStopped === 1 ? 'stopped' : 'done',
    startedAt: row.startedAt,
    startedBy: toPersonName(found, row.startedBy, true),
  }))
}

const findImport = (database: Database, reference: string) =>
  database.selectFrom('clientImports').selectAll().where('reference', '=', reference).executeTakeFirst()

async function storeRows(
  transaction: Transaction,
  reference: string,
  clients: readonly NewImportedClient[],
): Promise<void> {
  for (let at = 0; at < clients.length; at += STEP)
    await transaction
      .insertInto('clientImportRows')
      .values(
        clients.slice(at, at + STEP).map(({ profile, ...client }) => ({
          ...client,
          import: reference,
          profile: JSON.stringify(profile),
        })),
      )
      .execute()
}

/** Idempotent by its reference. The clients to add are stored with it, not the file. */
export async function importClients({ database, ports, clock }: RequestContext, call: Call<'importClients'>) {
  const { file, clients: seen } = call.body
  const { reference } = call
  const digest = createHash('sha256').update(file).digest('hex')
  const read = readImport(file)
  const now = clock()
  return store(database, async (transaction) => {
    const stored = await findImport(transaction, reference)
    if (stored) {
      const refusal = checkRepeat({ digest: stored.digest }, { digest })
      if (refusal) return refusal
      const [same] = await toImports(transaction, ports.people, [stored])
      return respond(201, same!)
    }
    if ('problem' in read) return refuseFile(read.problem)
    const { check, clients } = await compare(read, transaction, ports.people)
    if (clients.length !== seen) return refuse('invalid', { fields: { clients: importMessages.otherCount } })
    if (clients.length === 0) return refuseFile(importMessages.noneNew)
    const row: ClientImportsTable = {
      reference,
      digest,
      clients: clients.length,
      added: 0,
      skipped: 0,
      startedBy: signedIn(call).username,
      startedAt: now.toISOString(),
      endedAt: null,
      isStopped: 0,
    }
    await transaction.insertInto('clientImports').values(row).execute()
    await storeRows(transaction, reference, clients)
    await recordAudit(
      transaction,
      {
        action: 'client.import',
        subject: reference,
        details: {
          rows: check.rows.length,
          clients: check.new,
          duplicates: check.duplicates,
          errors: check.errors,
        },
        caller: call,
      },
      now,
    )
    const [started] = await toImports(transaction, ports.people, [row])
    return respond(201, started!)
  })
}

export function listClientImports({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('clientImports')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('reference')
      .limit(LISTED)
      .execute()
    return respond(200, { imports: await toImports(reading, ports.people, rows) })
  })
}

/** Ends an import; clients that are not added by then are forgotten. @returns whether it was running until now */
export async function endImport(
  transaction: Transaction,
  reference: string,
  how: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> {
  if (!(await endRun(transaction, 'client_imports', reference, how))) return false
  await transaction.deleteFrom('clientImportRows').where('import', '=', reference).execute()
  return true
}

/** Idempotent: one that has ended stays as it is. */
export function stopClientImport({ database, ports, clock }: RequestContext, call: Call<'stopClientImport'>) {
  const reference = call.params.import
  const now = clock()
  return store(database, async (transaction) => {
    if (await endImport(transaction, reference, { isStopped: true, now }))
      await recordAudit(
        transaction,
        { action: 'client.stop-importing', subject: reference, caller: call },
        now,
      )
    const row = await findImport(transaction, reference)
    if (!row) return refuse('notFound')
    const [stopped] = await toImports(transaction, ports.people, [row])
    return respond(200, stopped!)
  })
}
