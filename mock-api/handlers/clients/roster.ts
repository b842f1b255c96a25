import { compareNames, nameKey } from '@anupalan/server/contract/core/name-key'
import { istDate } from '@anupalan/server/compliance/ist'
import { isStaff, respond } from '@anupalan/server/contract'
import { endOfIdentifier } from '@anupalan/server/contract/clients/identifiers'
import { NO_CONSULTANT } from '@anupalan/server/contract/clients/rules'
import type { RosterOrder, RosterSort } from '@anupalan/server/contract/clients/rules'
import type { RosterRow } from '@anupalan/server/contract/clients/schema'
import { requestWaitsFor } from '@anupalan/server/contract/documents/rules'
import type { AccountsState } from '../accounts/state.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { DocumentsState } from '../documents/state.ts'
import type { TasksState } from '../tasks/state.ts'
import { foundBy } from './found-by.ts'
import type { ClientsState, StoredClient } from './state.ts'

type RosterState = ClientsState &
  DataRightsState &
  TasksState &
  Pick<DocumentsState, 'documentRequests'> &
  Pick<AccountsState, 'accounts'>

/** Clients that are not erased. */
const present = ({ clients, erasures }: RosterState) =>
  [...clients.values()].filter(({ id }) => !erasures.get(id)?.confirmed)

/** Dates of the open tasks of a client, the earliest first. */
const datesOf = ({ tasks }: RosterState, client: string) =>
  [...tasks.values()]
    .filter((task) => task.client === client && task.doneAt === null)
    .flatMap(({ dueOn }) => dueOn ?? [])
    .toSorted()

function toRow(state: RosterState, client: StoredClient, now: Date): RosterRow {
  const { accounts, documentRequests, tasks } = state
  const today = istDate(now.getTime())
  const consultant = client.consultant === null ? undefined : accounts.get(client.consultant)
  const dates = datesOf(state, client.id)
  const overdue = dates.filter((date) => date < today)
  return {
    id: client.id,
    name: client.profile.name,
    panEnd: endOfIdentifier(client.pan ?? ''),
    gstinEnd: endOfIdentifier(client.gstin ?? ''),
    consultant: consultant ? { username: consultant.username, fullName: consultant.fullName } : null,
    overdue: overdue.length,
    overdueSince: overdue[0] ?? null,
    nextDue: dates[overdue.length] ?? null,
    waiting:
      [...tasks.values()].filter(
        (task) => task.client === client.id && task.waitsFor === 'client' && task.doneAt === null,
      ).length +
      [...documentRequests.values()].filter(
        (request) =>
          request.client === client.id &&
          requestWaitsFor(request.items.map(({ status }) => status)) === 'client',
      ).length,
    version: client.version,
  }
}

export function listRoster(
  state: RosterState,
  {
    consultant,
    search,
    sort,
    order,
    after,
    limit,
  }: {
    readonly consultant: string
    readonly search: string
    readonly sort: RosterSort
    readonly order: RosterOrder
    readonly after: string
    readonly limit: number
  },
  now: Date,
) {
  const keyOf = ({ id, profile }: StoredClient) =>
    `${sort === 'due' ? (datesOf(state, id)[0] ?? '9999-12-31') : ''}\0${nameKey(profile.name)}\0${id}`
  const listed = present(state)
    .filter(
      (client) =>
        consultant === '' || client.consultant === (consultant === NO_CONSULTANT ? null : consultant),
    )
    .filter(foundBy(search, present(state)))
    .map((client) => ({ client, key: keyOf(client) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ client }) => client)
  if (order === 'desc') listed.reverse()
  const from = listed.findIndex(({ id }) => id === after) + 1
  return respond(200, {
    clients: listed.slice(from, from + limit).map((client) => toRow(state, client, now)),
    hasMore: listed.length > from + limit,
  })
}

export function listConsultants(state: RosterState) {
  const listed = present(state)
  const countOf = (username: string | null) =>
    listed.filter(({ consultant }) => consultant === username).length
  return respond(200, {
    consultants: [...state.accounts.values()]
      .filter(isStaff)
      .toSorted((a, b) => compareNames(a.fullName, b.fullName))
      .map(({ username, fullName, disabledAt }) => ({
        username,
        fullName,
        isAvailable: disabledAt === null,
        clients: countOf(username),
      }))
      .filter(({ isAvailable, clients }) => isAvailable || clients > 0),
    unassigned: countOf(null),
  })
}
