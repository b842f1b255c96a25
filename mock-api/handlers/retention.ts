/** How long papers are kept, as the server's. In place of its job, each list of erasures erases what is due. */
import { financialYear } from '@anupalan/server/compliance/calendar/financial-year'
import { istDate } from '@anupalan/server/compliance/ist'
import { retentionCategories, retentionRow } from '@anupalan/server/compliance/retention/categories'
import type { RetentionCategory } from '@anupalan/server/compliance/retention/categories'
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/retention/endpoints'
import { erasableParts } from '@anupalan/server/contract/retention/erasable'
import type { ErasablePart } from '@anupalan/server/contract/retention/erasable'
import { retentionMessages as messages } from '@anupalan/server/contract/retention/rules'
import type { RetentionErasure, RetentionPeriod } from '@anupalan/server/contract/retention/schema'
import type { MockFeature } from '../mock-feature.ts'
import { recordAudit } from '../record-audit.ts'
import type { World } from '../world.ts'
import { eraseDocumentHolds, isDocumentHeld, isPartHeld } from './clients/legal-holds.ts'
import { personOf } from './conversations.ts'
import type { DocumentsState } from './documents/state.ts'
import { newestOf } from './documents/view.ts'
import type { Needs } from './documents/view.ts'

export interface StoredPeriod {
  readonly years: number
  readonly reason: string
  readonly setAt: string
  /** User name. */
  readonly setBy: string
  readonly version: number
}

export interface StoredRetentionErasure extends Omit<RetentionErasure, 'startedBy'> {
  /** User name. */
  readonly startedBy: string
  readonly parts: readonly { readonly client: string; readonly category: RetentionCategory }[]
  /** Clients that are not done, with the number of documents that were stated. */
  readonly left: readonly {
    readonly client: string
    readonly categories: readonly RetentionCategory[]
    readonly documents: number
  }[]
}

export interface RetentionState {
  readonly retentionPeriods: Map<RetentionCategory, StoredPeriod>
  /** By reference, the oldest first. */
  readonly retentionErasures: Map<string, StoredRetentionErasure>
}

type RetentionWorld = World<RetentionState & DocumentsState & Needs>

const CLIENTS_A_SECOND = 25

const sumOf = (parts: readonly ErasablePart[]) => parts.reduce((sum, { ids }) => sum + ids.length, 0)

/** What may be erased of a client today. */
function partsOf({ state, clock }: RetentionWorld, client: string): ErasablePart[] {
  const stored = state.clients.get(client)
  if (!stored) return []
  const papers = [...state.documents.values()]
    .filter((document) => document.client === client)
    .map((document) => ({ ...document, sentAt: newestOf(document).sentAt }))
  const today = istDate(clock().getTime())
  const days = [
    ...papers.map(({ sentAt }) => istDate(Date.parse(sentAt))),
    ...[...state.tasks.values()]
      .filter((task) => task.client === client)
      .flatMap(({ dueOn, doneAt }) =>
        [dueOn ?? [], doneAt === null ? [] : istDate(Date.parse(doneAt))].flat(),
      ),
  ].toSorted()
  const years = new Map(
    retentionCategories.map((row) => [
      row.category,
      Math.max(row.years, state.retentionPeriods.get(row.category)?.years ?? 0),
    ]),
  )
  const lastYear = financialYear(days.at(-1) ?? today)
  const free = papers.filter(({ id }) => !isDocumentHeld(state, id))
  return erasableParts(free, { profile: stored.profile, lastYear }, years, today)
}

function erase(state: DocumentsState & Needs, ids: ReadonlySet<string>) {
  const { documents, comments, activity, approvals } = state
  for (const id of ids) {
    documents.delete(id)
    eraseDocumentHolds(state, id)
  }
  for (const [reference, { subject }] of comments) if (ids.has(subject)) comments.delete(reference)
  for (const [id, entry] of activity) if (ids.has(entry.subject.id)) activity.delete(id)
  for (const [id, { document }] of approvals) if (ids.has(document)) approvals.delete(id)
}

/** As many clients as are due by now. */
function eraseDue(world: RetentionWorld, stored: StoredRetentionErasure): void {
  if (stored.state !== 'running') return
  const { state, clock } = world
  const seconds = Math.floor((clock().getTime() - Date.parse(stored.startedAt)) / 1000)
  const next = stored.left.slice(
    0,
    Math.max(0, seconds * CLIENTS_A_SECOND - (stored.clients - stored.left.length)),
  )
  let { erasedClients, erased, held, changed } = stored
  for (const { client, categories, documents } of next) {
    const due = partsOf(world, client).filter(({ category }) => categories.includes(category))
    if (isPartHeld(state, client)) held += 1
    else if (sumOf(due) !== documents) changed += 1
    else {
      erase(state, new Set(due.flatMap(({ ids }) => ids)))
      erasedClients += 1
      erased += documents
    }
  }
  const left = stored.left.slice(next.length)
  state.retentionErasures.set(stored.reference, {
    ...stored,
    erasedClients,
    erased,
    held,
    changed,
    left,
    state: left.length > 0 ? 'running' : 'done',
  })
}

export const retentionMock = {
  state: (): RetentionState => ({ retentionPeriods: new Map(), retentionErasures: new Map() }),
  handlers: (world: RetentionWorld) => {
    const { state, clock } = world
    const { clients, legalHolds, retentionErasures, retentionPeriods } = state

    function period(category: RetentionCategory): RetentionPeriod {
      const stored = retentionPeriods.get(category)
      const lawYears = retentionRow(category).years
      return {
        category,
        years: Math.max(lawYears, stored?.years ?? 0),
        lawYears,
        reason: stored?.reason ?? '',
        setAt: stored?.setAt ?? null,
        setBy: stored ? personOf(state, stored.setBy, true) : null,
        version: stored?.version ?? 0,
      }
    }

    const view = ({
      left: _left,
      parts: _parts,
      startedBy,
      ...shown
    }: StoredRetentionErasure): RetentionErasure => ({
      ...shown,
      startedBy: personOf(state, startedBy, true),
    })

    return {
      listRetentionPeriods: () =>
        respond(200, { periods: retentionCategories.map(({ category }) => period(category)) }),

      setRetentionPeriod: ({ user, params, body: { years, reason, version } }) => {
        const found = retentionCategories.find(({ category }) => category === params.category)
        if (!found) return refuse('notFound')
        if (years < found.years) return refuse('invalid', { fields: { years: messages.belowLaw } })
        if ((retentionPeriods.get(found.category)?.version ?? 0) !== version)
          return refuse('changedMeanwhile')
        retentionPeriods.set(found.category, {
          years,
          reason,
          setAt: clock().toISOString(),
          setBy: user!.username,
          version: version + 1,
        })
        recordAudit(world, user!, { action: 'retention.set-period', subject: found.category })
        return respond(200, period(found.category))
      },

      listErasable: ({ params: { after, limit } }) => {
        const ordered = [...clients.values()].toSorted(
          (a, b) => a.profile.name.localeCompare(b.profile.name) || (a.id < b.id ? -1 : 1),
        )
        const due = ordered
          .slice(ordered.findIndex(({ id }) => id === after) + 1)
          .map(({ id, profile }) => ({ id, name: profile.name, parts: partsOf(world, id) }))
          .filter(({ parts }) => parts.length > 0)
        const page = due.slice(0, limit)
        return respond(200, {
          clients: page.map(({ id, name, parts }) => ({
            client: id,
            name,
            parts: parts.map(({ category, ids, since }) => ({ category, documents: ids.length, since })),
            holds: [...legalHolds.values()]
              .filter((hold) => hold.client === id && hold.document === null && hold.ended === null)
              .map(({ reason }) => reason),
          })),
          next: due.length > limit ? page.at(-1)!.id : null,
        })
      },

      eraseRetained: ({ user, body: { parts, documents }, reference }) => {
        const stored = retentionErasures.get(reference)
        const received = { parts: JSON.stringify(parts), documents }
        const refusal =
          stored &&
          checkRepeat<typeof received>(
            { parts: JSON.stringify(stored.parts), documents: stored.documents },
            received,
          )
        if (refusal) return refusal
        if (stored) return respond(201, view(stored))
        const left = [...Map.groupBy(parts, ({ client }) => client)].flatMap(([client, chosen]) => {
          const due = partsOf(world, client).filter((part) =>
            chosen.some(({ category }) => category === part.category),
          )
          const categories = due.map(({ category }) => category)
          return due.length > 0 ? [{ client, categories, documents: sumOf(due) }] : []
        })
        const sum = left.reduce((total, each) => total + each.documents, 0)
        if (sum !== documents || sum === 0)
          return refuse('invalid', { fields: { documents: messages.otherCount } })
        const started: StoredRetentionErasure = {
          reference,
          parts,
          clients: left.length,
          documents,
          erasedClients: 0,
          erased: 0,
          held: 0,
          changed: 0,
          state: 'running',
          startedAt: clock().toISOString(),
          startedBy: user!.username,
          left,
        }
        retentionErasures.set(reference, started)
        recordAudit(world, user!, { action: 'retention.start-erasing', subject: reference })
        return respond(201, view(started))
      },

      listRetentionErasures: () => {
        for (const each of retentionErasures.values()) eraseDue(world, each)
        return respond(200, { erasures: [...retentionErasures.values()].map(view).toReversed() })
      },

      stopRetentionErasure: ({ params: { erasure } }) => {
        const stored = retentionErasures.get(erasure)
        if (!stored) return refuse('notFound')
        const stopped: StoredRetentionErasure =
          stored.state === 'running' ? { ...stored, state: 'stopped' } : stored
        retentionErasures.set(erasure, stopped)
        return respond(200, view(stopped))
      },
    }
  },
} satisfies MockFeature<typeof endpoints, RetentionState, DocumentsState & Needs>
