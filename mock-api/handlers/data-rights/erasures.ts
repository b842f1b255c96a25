/** The steps of an erasure, as the server's. */
import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { refuse, respond } from '@anupalan/server/contract'
import type { Refusal, User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/data-rights/endpoints'
import { addRecords, keptByLaw } from '@anupalan/server/contract/data-rights/erasure'
import { ANSWER_DAYS } from '@anupalan/server/contract/data-rights/rules'
import type { Erasure, ErasureState, Kept } from '@anupalan/server/contract/data-rights/schema'
import { yearOf } from '@anupalan/server/contract/documents/years'
import { hasAcknowledgement } from '@anupalan/server/contract/tasks/rules'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import { accessOf } from '../clients/clients.ts'
import { eraseDocumentHolds, isHeld } from '../clients/legal-holds.ts'
import { personOf } from '../conversations.ts'
import type { DocumentsState, StoredDocument } from '../documents/state.ts'
import { newestOf } from '../documents/view.ts'
import type { Needs } from '../documents/view.ts'
import type { StoredTask } from '../tasks/state.ts'
import type { DataRightsState, StoredErasure, StoredStep } from './state.ts'

export type DataRightsWorld = World<DataRightsState & DocumentsState & Needs>

const yearOfDocument = (document: StoredDocument) =>
  document.year ?? yearOf(istDate(Date.parse(newestOf(document).sentAt)))

/** The year of a return with an acknowledgement number; `undefined` for any other task. */
const yearOfReturn = ({ dueOn, filing }: StoredTask) => {
  const filed = filing.find(({ status }) => hasAcknowledgement(status))
  return filed && yearOf(dueOn ?? filed.on)
}

type ErasureHandlers = Pick<
  Handlers<typeof endpoints>,
  'getErasure' | 'requestErasure' | 'withdrawErasure' | 'prepareErasure' | 'confirmErasure'
>

export function erasureHandlers({ state, clock }: DataRightsWorld): ErasureHandlers {
  const {
    accounts,
    activity,
    approvals,
    clientMembers,
    clientNotes,
    clients,
    comments,
    documents,
    documentRequests,
    erasures,
    outbox,
    tasks,
  } = state

  const of = <Item extends { readonly client: string }>(items: ReadonlyMap<string, Item>, client: string) =>
    [...items].filter(([, item]) => item.client === client)

  function readKept(client: string): Kept[] {
    const stored = clients.get(client)
    if (!stored) return []
    const sent = addRecords(
      new Map(),
      'documents',
      of(documents, client).map(([, document]) => yearOfDocument(document)),
    )
    const returns = of(tasks, client).flatMap(([, task]) => yearOfReturn(task) ?? [])
    return keptByLaw(stored.profile, addRecords(sent, 'returns', returns), clock())
  }

  const view = ({ requested, prepared, confirmed }: StoredErasure): Erasure => ({
    status: confirmed ? 'confirmed' : prepared ? 'prepared' : 'requested',
    requestedAt: requested.at,
    requestedBy: personOf(state, requested.by, false),
    answerBy: addDays(istDate(Date.parse(requested.at)), ANSWER_DAYS),
    preparedAt: prepared?.at ?? null,
    preparedBy: prepared && personOf(state, prepared.by, true),
    confirmedAt: confirmed?.at ?? null,
    confirmedBy: confirmed && personOf(state, confirmed.by, true),
  })

  function read(client: string): ErasureState {
    const erasure = erasures.get(client)
    return { erasure: erasure ? view(erasure) : null, kept: readKept(client), isHeld: isHeld(state, client) }
  }

  function erase(client: string): void {
    const years = readKept(client).map(({ year }) => year)
    const subjects = new Set<string>()
    for (const [id, document] of of(documents, client)) {
      subjects.add(id)
      if (years.includes(yearOfDocument(document))) documents.set(id, { ...document, views: [] })
      else {
        documents.delete(id)
        eraseDocumentHolds(state, id)
      }
    }
    for (const [id, task] of of(tasks, client)) {
      subjects.add(id)
      if (!years.includes(yearOfReturn(task) ?? '')) tasks.delete(id)
    }
    for (const [id, approval] of of(approvals, client))
      if (!documents.has(approval.document)) approvals.delete(id)
    for (const [reference, { subject }] of comments) if (subjects.has(subject)) comments.delete(reference)
    for (const map of [documentRequests, activity, clientMembers, clientNotes])
      for (const [id] of of<{ readonly client: string }>(map, client)) map.delete(id)
    if (years.length === 0) clients.delete(client)
  }

  interface ErasureCall {
    readonly user: User | null
    readonly params: { readonly client: string }
  }

  const step =
    <Problem extends 'forbidden' | 'erasureMissing' | 'otherPersonNeeded' | 'underHold'>(
      take: (step: {
        readonly client: string
        readonly open: StoredErasure | undefined
        readonly taken: StoredStep
        readonly isLimited: boolean
      }) => Refusal<Problem> | undefined,
    ) =>
    ({ user, params: { client } }: ErasureCall) => {
      if (!clients.has(client)) return refuse('notFound')
      const found = erasures.get(client)
      const refusal = take({
        client,
        open: found?.confirmed === null ? found : undefined,
        taken: { at: clock().toISOString(), by: user!.username },
        isLimited: accessOf(state, user!, client) === 'limited',
      })
      return refusal ?? respond(200, read(client))
    }

  const owns = ({ user, params }: { readonly user: User; readonly params: { readonly client: string } }) =>
    accessOf(state, user, params.client) !== undefined

  return {
    getErasure: { owns, handle: ({ params }) => respond(200, read(params.client)) },

    requestErasure: {
      owns,
      handle: step(({ client, open, taken, isLimited }) => {
        if (isLimited) return refuse('forbidden')
        if (!open) erasures.set(client, { requested: taken, prepared: null, confirmed: null })
        return undefined
      }),
    },

    withdrawErasure: {
      owns,
      handle: step(({ client, open, isLimited }) => {
        if (isLimited) return refuse('forbidden')
        if (!open) return refuse('erasureMissing')
        erasures.delete(client)
        return undefined
      }),
    },

    prepareErasure: step(({ client, open, taken }) => {
      if (!open) return refuse('erasureMissing')
      if (!open.prepared) erasures.set(client, { ...open, prepared: taken })
      return undefined
    }),

    confirmErasure: step(({ client, open, taken }) => {
      if (!open?.prepared) return refuse('erasureMissing')
      if (open.prepared.by === taken.by) return refuse('otherPersonNeeded')
      if (isHeld(state, client)) return refuse('underHold')
      erasures.set(client, { ...open, confirmed: taken })
      for (const [, { username }] of of(clientMembers, client)) {
        const account = accounts.get(username)
        if (account && account.disabledAt === null)
          outbox.push({ kind: 'erasure', to: account.email, reference: client })
      }
      erase(client)
      return undefined
    }),
  }
}
