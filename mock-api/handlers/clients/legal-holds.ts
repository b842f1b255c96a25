/** Legal holds, as the server's. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import type { Handlers } from '../../mock-feature.ts'
import { recordAudit } from '../../record-audit.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { ClientsState, StoredHold } from './state.ts'

type HoldsWorld = World<ClientsState & Pick<AccountsState, 'accounts'>>

type HoldHandlers = Pick<Handlers<typeof endpoints>, 'listHolds' | 'setHold' | 'endHold'>

/** Whether a legal hold on a client stands: nothing of it is erased. */
export const isHeld = ({ legalHolds }: Pick<ClientsState, 'legalHolds'>, client: string): boolean =>
  [...legalHolds.values()].some((hold) => hold.client === client && hold.ended === null)

/** Whether a legal hold on a client of an account stands. */
export const isMemberHeld = (
  state: Pick<ClientsState, 'legalHolds' | 'clientMembers'>,
  username: string,
): boolean =>
  [...state.clientMembers.values()].some(
    (member) => member.username === username && isHeld(state, member.client),
  )

/** The newest first. */
const byDate = (a: StoredHold, b: StoredHold) => (a.setAt + a.reference > b.setAt + b.reference ? -1 : 1)

export function holdHandlers(world: HoldsWorld): HoldHandlers {
  const { state, clock } = world
  const { clients, legalHolds } = state

  const view = ({ reference, reason, setAt, setBy, ended }: StoredHold): LegalHold => ({
    reference,
    reason,
    setAt,
    setBy: personOf(state, setBy, true),
    endedAt: ended?.at ?? null,
    endedBy: ended && personOf(state, ended.by, true),
    endReason: ended?.reason ?? '',
  })

  return {
    listHolds: ({ params: { client } }) => {
      if (!clients.has(client)) return refuse('notFound')
      const holds = [...legalHolds.values()].filter((hold) => hold.client === client).toSorted(byDate)
      return respond(200, { holds: holds.map(view) })
    },

    setHold: ({ user, params: { client }, body: { reason }, reference }) => {
      if (!clients.has(client)) return refuse('notFound')
      const received = { client, reason }
      const stored = legalHolds.get(reference)
      const refusal = stored && checkRepeat<typeof received>(stored, received)
      if (refusal) return refusal
      const hold: StoredHold = stored ?? {
        ...received,
        reference,
        setAt: clock().toISOString(),
        setBy: user!.username,
        ended: null,
      }
      if (!stored) {
        legalHolds.set(reference, hold)
        recordAudit(world, user!, { action: 'client.set-hold', subject: client, client })
      }
      return respond(201, view(hold))
    },

    endHold: ({ user, params: { client, hold: reference }, body: { reason } }) => {
      const stored = legalHolds.get(reference)
      if (stored?.client !== client) return refuse('notFound')
      if (stored.ended) return refuse('holdEnded')
      const hold = { ...stored, ended: { at: clock().toISOString(), by: user!.username, reason } }
      legalHolds.set(reference, hold)
      recordAudit(world, user!, { action: 'client.end-hold', subject: client, client })
      return respond(200, view(hold))
    },
  }
}
