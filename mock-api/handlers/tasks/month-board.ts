/** The month board. */
import { respond } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { NOBODY } from '@anupalan/server/contract/tasks/rules'
import type * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import type { BoardReturn } from '@anupalan/server/contract/tasks/schema'
import { isReturn } from '@anupalan/server/contract/tasks/statutory-tasks'
import type { Handlers } from '../../mock-feature.ts'
import type { AccountsState } from '../accounts/state.ts'
import { foundBy } from '../clients/found-by.ts'
import type { ClientsState } from '../clients/state.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { TasksState } from './state.ts'

type BoardState = TasksState &
  ClientsState &
  Pick<DataRightsState, 'erasures'> &
  Pick<AccountsState, 'accounts'>

/** @param generate adds the statutory tasks of a sample client, which begins without any */
export function boardHandler(
  { accounts, clients, erasures, tasks }: BoardState,
  generate: (client: string) => void,
): Handlers<typeof endpoints>['listReturns'] {
  const returnsOf = (client: string, month: string): BoardReturn[] =>
    [...tasks.values()]
      .flatMap(({ id, client: owner, law, title, dueOn, filing, doneAt }) =>
        owner === client && law && isReturn(law.obligation) && dueOn?.startsWith(`${month}-`)
          ? [
              {
                task: id,
                obligation: law.obligation,
                title,
                period: law.period,
                dueOn,
                status: filing.at(-1)?.status ?? null,
                isDone: doneAt !== null,
              },
            ]
          : [],
      )
      .toSorted((a, b) => (a.dueOn + a.title < b.dueOn + b.title ? -1 : 1))

  const nextMonth = (shown: readonly string[], month: string): string | null =>
    [...tasks.values()]
      .flatMap(({ client, law, dueOn, doneAt }) =>
        shown.includes(client) && law && isReturn(law.obligation) && doneAt === null && dueOn !== null
          ? dueOn.slice(0, 7)
          : [],
      )
      .filter((each) => each > month)
      .toSorted()[0] ?? null

  return ({ params: { month, consultant, search, after, limit } }) => {
    const keyOf = (name: string, id: string) => `${nameKey(name)}\0${id}`
    const present = [...clients.values()].filter(({ id }) => !erasures.get(id)?.confirmed)
    const listed = present
      .filter(
        (client) => consultant === '' || client.consultant === (consultant === NOBODY ? null : consultant),
      )
      .filter(foundBy(search, present))
      .toSorted((a, b) => (keyOf(a.profile.name, a.id) < keyOf(b.profile.name, b.id) ? -1 : 1))
    const from = listed.findIndex(({ id }) => id === after) + 1
    const shown = listed.slice(from, from + limit)
    for (const { id } of shown) generate(id)
    return respond(200, {
      clients: shown.map((client) => {
        const person = client.consultant === null ? undefined : accounts.get(client.consultant)
        return {
          client: client.id,
          name: client.profile.name,
          consultant: person ? { username: person.username, fullName: person.fullName } : null,
          returns: returnsOf(client.id, month),
        }
      }),
      hasMore: listed.length > from + limit,
      nextMonth: nextMonth(
        shown.map(({ id }) => id),
        month,
      ),
    })
  }
}
