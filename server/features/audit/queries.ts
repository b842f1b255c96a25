import type { Role, User } from '@anupalan/server/contract'
import type { AuditEntry, AuditFilter, AuditPerson } from '@anupalan/server/contract/audit/schema'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { addDays } from '../../compliance/ist.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AuditEntriesTable } from '../../platform/database/tables.ts'
import type { Person, Ports } from '../../platform/ports.ts'

/** Entries of one page and where it begins. */
export interface AuditPage {
  /** Number of the last entry of the page before; 0 for the first page. */
  readonly after: number
  readonly limit: number
}

/** The instant at which a day begins in India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString()

export async function readAuditRows(
  database: Database,
  filter: AuditFilter,
  { after, limit }: AuditPage,
): Promise<AuditEntriesTable[]> {
  const last =
    after === 0
      ? undefined
      : await database
          .selectFrom('auditEntries')
          .select(['at', 'sequence'])
          .where('sequence', '=', after)
          .executeTakeFirst()
  const { rows } = await selectAudit(filter, last, limit).execute(database)
  return rows
}

/**
 * The newest first. Filters have indexes that begin with them and end in the order of the list: those of a person in
 * `audit_identities`, of a client in `audit_clients`.
 *
 * @param last of the page before
 */
export function selectAudit(
  filter: AuditFilter,
  last: Pick<AuditEntriesTable, 'at' | 'sequence'> | undefined,
  limit: number,
): RawBuilder<AuditEntriesTable> {
  const { action, from, to } = filter
  const { source, alias, conditions } = sourceOf(filter)
  const at = sql.ref(`${alias}.at`)
  const sequence = sql.ref(`${alias}.sequence`)
  const all = [
    ...conditions,
    ...(action ? [sql`${sql.ref(`${alias}.action`)} = ${action}`] : []),
    ...(from ? [sql`${at} >= ${startOf(from)}`] : []),
    ...(to ? [sql`${at} < ${startOf(addDays(to, 1))}`] : []),
    ...(last ? [sql`(${at}, ${sequence}) < (${last.at}, ${last.sequence})`] : []),
  ]
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
  return sql`
    select e.* from ${source} ${where}
    order by ${at} desc, ${sequence} desc limit ${limit}
  `
}

/** The table whose index has the order and all filters, so that no entry is read that is not in the page. */
function sourceOf({ person, client }: AuditFilter): {
  readonly source: RawBuilder<unknown>
  readonly alias: string
  readonly conditions: readonly RawBuilder<unknown>[]
} {
  if (person)
    return {
      source: sql`audit_identities i join audit_entries e on e.sequence = i.sequence`,
      alias: 'i',
      conditions: [
        sql`i.value = ${person} and i.sequence is not null`,
        ...(client ? [sql`i.client = ${client}`] : []),
      ],
    }
  if (client)
    return {
      source: sql`audit_clients c join audit_entries e on e.sequence = c.sequence`,
      alias: 'c',
      conditions: [sql`c.client = ${client}`],
    }
  return { source: sql`audit_entries e`, alias: 'e', conditions: [] }
}

interface AuditReader {
  readonly ports: Pick<Ports, 'people' | 'clients' | 'auditMeanings'>
  /** Who reads: staff who may only read sees no addresses. */
  readonly user: Pick<User, 'role'>
}

type Values = Readonly<Record<string, string | number | boolean | null>>

const readValues = (json: string | null | undefined): Values =>
  json === null || json === undefined ? {} : (JSON.parse(json) as Values)

/** Entries with what is kept of their names, in a few queries for a page of any length. */
export async function toAuditEntries(
  database: Database,
  rows: readonly AuditEntriesTable[],
  { ports, user }: AuditReader,
): Promise<AuditEntry[]> {
  if (rows.length === 0) return []
  const identities = await database
    .selectFrom('auditIdentities')
    .select(['entryId', 'kind', 'value'])
    .where(
      'entryId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const ofEntry = Map.groupBy(identities, ({ entryId }) => entryId)
  const usernames = identities.flatMap(({ kind, value }) =>
    kind === 'actor' || kind === 'user' ? [value] : [],
  )
  const people = await ports.people.find(database, [...new Set(usernames)])
  const details = new Map(rows.map(({ sequence, details: json }) => [sequence, readValues(json)]))
  const clientIds = rows.flatMap((row) => clientOf(row) ?? [])
  const names = new Map<string, string>()
  for (const id of new Set(clientIds)) {
    const client = await ports.clients.find(database, id)
    if (client) names.set(id, client.profile.name)
  }
  return rows.map((row) => {
    const own = new Map((ofEntry.get(row.id) ?? []).map(({ kind, value }) => [kind, value]))
    const digests = JSON.parse(row.digests) as Readonly<Record<string, string>>
    const personOf = (kind: 'actor' | 'user') =>
      Object.hasOwn(digests, kind) ? toPerson(own.get(kind), people) : null
    const client = clientOf(row)
    const { client: _shown, ...others } = details.get(row.sequence) ?? {}
    return {
      sequence: row.sequence,
      at: row.at,
      action: row.action,
      meaning: ports.auditMeanings[row.action] ?? '',
      role: row.role as Role | null,
      actor: personOf('actor'),
      user: personOf('user'),
      client: client === undefined ? null : { id: client, name: names.get(client) ?? null },
      subject: row.subject,
      details: Object.entries({ ...others, ...readValues(own.get('details')) }).map(([name, value]) => ({
        name,
        value: String(value),
      })),
      network: user.role === 'readonly' ? null : (own.get('network') ?? null),
      requestId: row.requestId,
    }
  })
}

/** The client that an entry is about, as it was indexed. */
function clientOf({ action, subject, details }: AuditEntriesTable): string | undefined {
  const { client } = readValues(details)
  if (typeof client === 'string') return client
  return action.startsWith('client.') ? (subject ?? undefined) : undefined
}

function toPerson(username: string | undefined, people: ReadonlyMap<string, Person>): AuditPerson {
  if (username === undefined) return { username: null, fullName: null }
  return { username, fullName: people.get(username)?.fullName ?? null }
}
