import { membershipsSection, membersSection, profileSection } from '@anupalan/server/contract/clients/export'
import { load } from '../../platform/database/database.ts'
import { isStaff } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { ClientExport, ExportPerson, ExportRequest, ExportSource } from '../../platform/ports.ts'
import { accessOf, findClientRow, listClientRows, profileOf, readMembers, toClient } from './queries.ts'

/** The profile of a client and its members. */
export const exportClient = (source: ExportSource, request: ExportRequest): ClientExport => ({
  sections: [profileSection(() => profile(source, request)), membersSection(() => members(source, request))],
})

async function* profile({ database, ports }: ExportSource, { client, user }: ExportRequest) {
  const found = await load(database, async (reading) => {
    const row = await findClientRow(reading, client)
    const access = await accessOf(reading, user, client)
    if (!row || !access) return undefined
    const people = await ports.people.find(reading, row.consultant === null ? [] : [row.consultant])
    return toClient(row, people, access)
  })
  if (found) yield found
}

async function* members({ database, ports }: ExportSource, { client }: ExportRequest) {
  yield* await load(database, (reading) => readMembers(reading, ports.people, client))
}

/** The clients of a person; none of the staff, who sees all. */
export const exportMemberships: ExportPerson = (source, user) =>
  isStaff(user) ? [] : [membershipsSection(() => memberships(source, user))]

/** Clients of one query. */
const STEP_CLIENTS = 100

async function* memberships({ database }: ExportSource, user: User) {
  let after = ''
  for (;;) {
    const page = { search: '', after, limit: STEP_CLIENTS }
    const rows = await load(database, (reading) => listClientRows(reading, user, page))
    yield* rows.map((row) => ({ client: row.id, name: profileOf(row).name, access: row.access }))
    if (rows.length < STEP_CLIENTS) return
    after = rows.at(-1)?.id ?? ''
  }
}
