/** All clients of a consultant get another one. In place of the server's job, each list of them moves what is due. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { Reassignment } from '@anupalan/server/contract/clients/schema'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { ClientsState, StoredReassignment } from './state.ts'

type ReassignWorld = World<ClientsState & Pick<DataRightsState, 'erasures'> & Pick<AccountsState, 'accounts'>>

type ReassignHandlers = Pick<
  Handlers<typeof endpoints>,
  'reassignClients' | 'listReassignments' | 'stopReassignment'
>

const CLIENTS_A_SECOND = 25

export function reassignmentHandlers({ state, clock }: ReassignWorld): ReassignHandlers {
  const { accounts, clients, erasures, reassignments } = state

  const view = ({ from, to, startedBy, left: _left, ...shown }: StoredReassignment): Reassignment => ({
    ...shown,
    from: personOf(state, from, true),
    to: personOf(state, to, true),
    startedBy: personOf(state, startedBy, true),
  })

  /** As many as are due by now. */
  function moveDue(stored: StoredReassignment): void {
    const { reference, left, from, to, state: current } = stored
    if (current !== 'running') return
    const seconds = Math.floor((clock().getTime() - Date.parse(stored.startedAt)) / 1000)
    const next = left.slice(0, Math.max(0, seconds * CLIENTS_A_SECOND - stored.moved - stored.skipped))
    const moved = next.filter(
      (client) => clients.get(client)?.consultant === from && !erasures.get(client)?.confirmed,
    )
    for (const id of moved) {
      const client = clients.get(id)!
      clients.set(id, { ...client, consultant: to, version: client.version + 1 })
    }
    reassignments.set(reference, {
      ...stored,
      left: left.slice(next.length),
      moved: stored.moved + moved.length,
      skipped: stored.skipped + next.length - moved.length,
      state: left.length > next.length ? 'running' : 'done',
    })
  }

  return {
    reassignClients: ({ user, body: { from, to, clients: seen }, reference }) => {
      const stored = reassignments.get(reference)
      const refusal = stored && checkRepeat<{ from: string; to: string }>(stored, { from, to })
      if (refusal) return refusal
      if (stored) return respond(201, view(stored))
      const heir = accounts.get(to)
      if (!heir || !isStaff(heir) || heir.disabledAt !== null || to === from)
        return refuse('invalid', { fields: { to: messages.consultant } })
      const left = [...clients.values()]
        .filter(({ id, consultant }) => consultant === from && !erasures.get(id)?.confirmed)
        .map(({ id }) => id)
      if (left.length === 0) return refuse('invalid', { fields: { from: messages.noClientsOf } })
      if (left.length !== seen) return refuse('invalid', { fields: { clients: messages.otherCount } })
      const started: StoredReassignment = {
        reference,
        from,
        to,
        clients: left.length,
        moved: 0,
        skipped: 0,
        state: 'running',
        startedAt: clock().toISOString(),
        startedBy: user!.username,
        left,
      }
      reassignments.set(reference, started)
      return respond(201, view(started))
    },

    listReassignments: () => {
      for (const each of reassignments.values()) moveDue(each)
      return respond(200, { reassignments: [...reassignments.values()].map(view).toReversed() })
    },

    stopReassignment: ({ params: { reassignment } }) => {
      const stored = reassignments.get(reassignment)
      if (!stored) return refuse('notFound')
      const stopped: StoredReassignment =
        stored.state === 'running' ? { ...stored, state: 'stopped' } : stored
      reassignments.set(reassignment, stopped)
      return respond(200, view(stopped))
    },
  }
}
