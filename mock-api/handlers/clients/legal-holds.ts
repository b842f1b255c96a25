/** Legal holds, as the server's. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import type { Handlers } from '../../mock-feature.ts'
import { recordAudit } from '../../record-audit.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { DocumentsState } from '../documents/state.ts'
import type { ClientsState, StoredHold } from './state.ts'

type HoldsWorld = World<ClientsState & Pick<AccountsState, 'accounts'> & Pick<DocumentsState, 'documents'>>

type HoldHandlers = Pick<Handlers<typeof endpoints>, 'listHolds' | 'setHold' | 'endHold'>

/** Whether a legal hold on a client or on one of its documents stands: the client is not erased. */
export const isHeld = ({ legalHolds }: Pick<ClientsState, 'legalHolds'>, client: string): boolean =>
  [...legalHolds.values()].some((hold) => hold.client === client && hold.ended === null)

/** Whether a legal hold on a client stands, or one on a document that is to be erased. */
export const isPartHeld = (
  { legalHolds }: Pick<ClientsState, 'legalHolds'>,
  client: string,
  document?: string,
): boolean =>
  [...legalHolds.values()].some(
    (hold) =>
      hold.client === client && hold.ended === null && (hold.document === null || hold.document === document),
  )

/** Whether a legal hold of its own stands on a document. */
export const isDocumentHeld = ({ legalHolds }: Pick<ClientsState, 'legalHolds'>, document: string): boolean =>
  [...legalHolds.values()].some((hold) => hold.document === document && hold.ended === null)

/** Erases the holds on a document, which have ended, with it. */
export function eraseDocumentHolds({ legalHolds }: Pick<ClientsState, 'legalHolds'>, document: string): void {
  for (const [reference, hold] of legalHolds) if (hold.document === document) legalHolds.delete(reference)
}

/** Whether a legal hold on a client of an account or on one of its documents stands. */
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
  const { clients, documents, legalHolds } = state

  const view = ({ reference, document, reason, setAt, setBy, ended }: StoredHold): LegalHold => ({
    reference,
    document: document === null ? null : { id: document, name: documents.get(document)?.name ?? '' },
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

    setHold: ({ user, params: { client }, body: { reason, document }, reference }) => {
      if (!clients.has(client)) return refuse('notFound')
      const received = { client, reason, document }
      const stored = legalHolds.get(reference)
      const refusal = stored && checkRepeat<typeof received>(stored, received)
      if (refusal) return refusal
      if (document !== null && documents.get(document)?.client !== client)
        return refuse('invalid', { fields: { document: messages.holdDocument } })
      const hold: StoredHold = stored ?? {
        ...received,
        reference,
        setAt: clock().toISOString(),
        setBy: user!.username,
        ended: null,
      }
      if (!stored) {
        legalHolds.set(reference, hold)
        recordAudit(world, user!, {
          action: document === null ? 'client.set-hold' : 'document.set-hold',
          subject: document ?? client,
          client,
        })
      }
      return respond(201, view(hold))
    },

    endHold: ({ user, params: { client, hold: reference }, body: { reason } }) => {
      const stored = legalHolds.get(reference)
      if (stored?.client !== client) return refuse('notFound')
      if (stored.ended) return refuse('holdEnded')
      const hold = { ...stored, ended: { at: clock().toISOString(), by: user!.username, reason } }
      legalHolds.set(reference, hold)
      recordAudit(world, user!, {
        action: hold.document === null ? 'client.end-hold' : 'document.end-hold',
        subject: hold.document ?? client,
        client,
      })
      return respond(200, view(hold))
    },
  }
}
