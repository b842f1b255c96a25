/** The same task for many clients. In place of the server's job, each list of them adds what is due. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { NOBODY, SHOWN_NAMES, taskMessages as messages } from '@anupalan/server/contract/tasks/rules'
import type { BulkFilter } from '@anupalan/server/contract/tasks/rules'
import type * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import type { BulkTask } from '@anupalan/server/contract/tasks/schema'
import type { Handlers, MockCall } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import type { ClientsState } from '../clients/state.ts'
import { personOf } from '../conversations.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { StoredBulkTask, TasksState } from './state.ts'

type BulkWorld = World<
  TasksState & ClientsState & Pick<DataRightsState, 'erasures'> & Pick<AccountsState, 'accounts'>
>

type BulkHandlers = Pick<
  Handlers<typeof endpoints>,
  'countBulkTask' | 'addBulkTask' | 'listBulkTasks' | 'stopBulkTask'
>

/** The part of a request that a new task is made of. */
export type NewTask = Pick<
  MockCall<typeof endpoints.addTask>['body'],
  'title' | 'detail' | 'dueOn' | 'waitsFor' | 'items'
>

const CLIENTS_A_SECOND = 25

/** @param add adds the task for a client */
export function bulkTaskHandlers(
  { state, clock }: BulkWorld,
  add: (client: string, task: NewTask, username: string) => void,
): BulkHandlers {
  const { bulkTasks, clients, erasures } = state

  const matching = ({ consultant, gst, constitution }: BulkFilter) =>
    [...clients.values()]
      .filter(({ id }) => !erasures.get(id)?.confirmed)
      .filter(
        (client) => consultant === '' || client.consultant === (consultant === NOBODY ? null : consultant),
      )
      .filter(({ profile }) => gst === '' || profile.gst === gst)
      .filter(({ profile }) => constitution === '' || profile.constitution === constitution)
      .map(({ id, profile }) => ({ id, name: profile.name }))
      .toSorted((a, b) => (nameKey(a.name) + a.id < nameKey(b.name) + b.id ? -1 : 1))

  const view = ({ startedBy, task: _task, left: _left, ...shown }: StoredBulkTask): BulkTask => ({
    ...shown,
    startedBy: personOf(state, startedBy, true),
  })

  /** As many as are due by now. */
  function addDue(bulk: StoredBulkTask): void {
    const { reference, left, startedBy, state: current } = bulk
    if (current !== 'running') return
    const seconds = Math.floor((clock().getTime() - Date.parse(bulk.startedAt)) / 1000)
    const next = left.slice(0, Math.max(0, seconds * CLIENTS_A_SECOND - bulk.added - bulk.skipped))
    const present = next.filter((client) => clients.has(client) && !erasures.get(client)?.confirmed)
    for (const client of present) add(client, JSON.parse(bulk.task) as NewTask, startedBy)
    bulkTasks.set(reference, {
      ...bulk,
      left: left.slice(next.length),
      added: bulk.added + present.length,
      skipped: bulk.skipped + next.length - present.length,
      state: left.length > next.length ? 'running' : 'done',
    })
  }

  return {
    countBulkTask: ({ params }) => {
      const all = matching(params)
      return respond(200, {
        clients: all.length,
        names: all.slice(0, SHOWN_NAMES).map(({ name }) => name),
      })
    },

    addBulkTask: ({ user, body: { clients: seen, ...request }, reference }) => {
      const task = JSON.stringify(request)
      const stored = bulkTasks.get(reference)
      const refusal = stored && checkRepeat<{ readonly task: string }>(stored, { task })
      if (refusal) return refusal
      if (stored) return respond(201, view(stored))
      const all = matching(request)
      if (all.length === 0) return refuse('invalid', { fields: { clients: messages.noClients } })
      if (all.length !== seen) return refuse('invalid', { fields: { clients: messages.otherCount } })
      const bulk: StoredBulkTask = {
        reference,
        title: request.title,
        clients: all.length,
        added: 0,
        skipped: 0,
        state: 'running',
        startedAt: clock().toISOString(),
        startedBy: user!.username,
        task,
        left: all.map(({ id }) => id),
      }
      bulkTasks.set(reference, bulk)
      return respond(201, view(bulk))
    },

    listBulkTasks: () => {
      for (const bulk of bulkTasks.values()) addDue(bulk)
      return respond(200, { bulkTasks: [...bulkTasks.values()].map(view).toReversed() })
    },

    stopBulkTask: ({ params: { bulk } }) => {
      const stored = bulkTasks.get(bulk)
      if (!stored) return refuse('notFound')
      const stopped: StoredBulkTask = stored.state === 'running' ? { ...stored, state: 'stopped' } : stored
      bulkTasks.set(bulk, stopped)
      return respond(200, view(stopped))
    },
  }
}
