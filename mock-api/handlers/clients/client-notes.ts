/** What the firm notes about a client. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import type { ClientNote } from '@anupalan/server/contract/clients/schema'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import { isPartHeld } from './legal-holds.ts'
import type { ClientsState, StoredNote } from './state.ts'

type NotesWorld = World<ClientsState & Pick<DataRightsState, 'erasures'> & Pick<AccountsState, 'accounts'>>

type NoteHandlers = Pick<
  Handlers<typeof endpoints>,
  'listClientNotes' | 'addClientNote' | 'updateClientNote' | 'removeClientNote'
>

/** The newest first. */
const byDate = (a: StoredNote, b: StoredNote) => (a.at + a.reference > b.at + b.reference ? -1 : 1)

export function noteHandlers({ state, clock }: NotesWorld): NoteHandlers {
  const { clients, clientNotes, erasures } = state
  const view = ({ reference, text, author, at, changedAt, version }: StoredNote): ClientNote => ({
    reference,
    text,
    author: personOf(state, author, true),
    at,
    changedAt,
    version,
  })
  const find = (client: string, note: string) => {
    const stored = clientNotes.get(note)
    return stored?.client === client ? stored : undefined
  }

  return {
    listClientNotes: ({ params: { client, after, limit } }) => {
      if (!clients.has(client)) return refuse('notFound')
      const notes = [...clientNotes.values()].filter((note) => note.client === client).toSorted(byDate)
      const from = notes.findIndex(({ reference }) => reference === after) + 1
      return respond(200, {
        notes: notes.slice(from, from + limit).map(view),
        hasMore: notes.length > from + limit,
      })
    },

    addClientNote: ({ user, params: { client }, body: { text }, reference }) => {
      if (!clients.has(client) || erasures.get(client)?.confirmed) return refuse('notFound')
      const received = { client, text }
      const stored = clientNotes.get(reference)
      const refusal = stored && checkRepeat<typeof received>(stored, received)
      if (refusal) return refusal
      const note = stored ?? {
        ...received,
        reference,
        author: user!.username,
        at: clock().toISOString(),
        changedAt: null,
        version: 1,
      }
      clientNotes.set(reference, note)
      return respond(201, view(note))
    },

    updateClientNote: ({ params: { client, note }, body: { text, version } }) => {
      const stored = find(client, note)
      if (!stored) return refuse('notFound')
      if (stored.version !== version) return refuse('changedMeanwhile')
      const changed = { ...stored, text, changedAt: clock().toISOString(), version: version + 1 }
      clientNotes.set(note, changed)
      return respond(200, view(changed))
    },

    removeClientNote: ({ params: { client, note } }) => {
      if (!find(client, note)) return refuse('notFound')
      if (isPartHeld(state, client)) return refuse('underHold')
      clientNotes.delete(note)
      return respond(204, undefined)
    },
  }
}
