import { addDays, istDate } from '../../compliance/ist.ts'
import { addRecords, keptByLaw } from '@anupalan/server/contract/data-rights/erasure'
import type { RecordsByYear } from '@anupalan/server/contract/data-rights/erasure'
import { ANSWER_DAYS } from '@anupalan/server/contract/data-rights/rules'
import type { Erasure, ErasureState, Kept } from '@anupalan/server/contract/data-rights/schema'
import type { Context } from '../../platform/context.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Person, StoredClient } from '../../platform/ports.ts'
import type { ErasuresTable } from './tables.ts'

/** The newest request for a client that was not withdrawn. */
export const findErasure = (database: Database, client: string): Promise<ErasuresTable | undefined> =>
  database
    .selectFrom('erasures')
    .selectAll()
    .where('client', '=', client)
    .where('withdrawnAt', 'is', null)
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What the law has kept of a client's data on a day. */
export async function readKept(
  { ports }: Pick<Context, 'ports'>,
  database: Database,
  { id, profile }: StoredClient,
  now: Date,
): Promise<Kept[]> {
  let records: RecordsByYear = new Map()
  for (const part of ports.records) records = addRecords(records, part.name, await part.yearsOf(database, id))
  return keptByLaw(profile, records, now)
}

const statusOf = ({ preparedAt, confirmedAt }: ErasuresTable): Erasure['status'] =>
  confirmedAt !== null ? 'confirmed' : preparedAt === null ? 'requested' : 'prepared'

function toErasure(row: ErasuresTable, people: ReadonlyMap<string, Person>): Erasure {
  const staff = (username: string | null, at: string | null) =>
    at === null ? null : toPersonName(people, username, true)
  return {
    status: statusOf(row),
    requestedAt: row.requestedAt,
    requestedBy: toPersonName(people, row.requestedBy, false),
    answerBy: addDays(istDate(Date.parse(row.requestedAt)), ANSWER_DAYS),
    preparedAt: row.preparedAt,
    preparedBy: staff(row.preparedBy, row.preparedAt),
    confirmedAt: row.confirmedAt,
    confirmedBy: staff(row.confirmedBy, row.confirmedAt),
  }
}

export async function readErasureState(
  { ports, clock }: Pick<Context, 'ports' | 'clock'>,
  database: Database,
  client: StoredClient,
): Promise<ErasureState> {
  const row = await findErasure(database, client.id)
  const people = await ports.people.find(
    database,
    [row?.requestedBy, row?.preparedBy, row?.confirmedBy].flatMap((username) => username ?? []),
  )
  return {
    erasure: row ? toErasure(row, people) : null,
    kept: await readKept({ ports }, database, client, clock()),
    isHeld: await ports.clients.isHeld(database, client.id),
  }
}
