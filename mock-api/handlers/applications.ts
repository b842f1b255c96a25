import { istDate } from '@anupalan/server/compliance/ist'
import { respond, checkRepeat, defaultApplicationMonths, fileKinds, refuse } from '@anupalan/server/contract'
import type { ReceivedFile } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/applications/endpoints'
import { monthsAfter } from '@anupalan/server/contract/applications/erased-from'
import type { ApplicationStatus } from '@anupalan/server/contract/applications/review-rules'
import { applicationRules, isOpen } from '@anupalan/server/contract/applications/rules'
import { sampleCv } from '@anupalan/server/contract/applications/samples'
import type { Application, ApplicationDetail } from '@anupalan/server/contract/applications/schema'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import type { Handlers, MockFeature } from '../mock-feature.ts'
import { contentOf } from '../received-content.ts'
import type { Stored } from '../state.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'
import type { World } from '../world.ts'

/** Metadata of a CV is saved, the CV itself is not. */
export type StoredApplication = Stored<Application> & { readonly cv: ReceivedFile }

/** What the staff has done with an application. */
export interface ApplicationProgress {
  readonly status: ApplicationStatus
  readonly staffNote: string
  readonly version: number
}

export interface ApplicationsState {
  readonly applications: Map<string, StoredApplication>
  /** By reference; an application that nobody has touched has none. */
  readonly applicationProgress: Map<string, ApplicationProgress>
}

const untouched: ApplicationProgress = { status: 'new', staffNote: '', version: 1 }

const key = (text: string) => nameKey(text).replaceAll(/\s+/g, ' ').trim()

const isFoundBy = ({ reference, name, email }: StoredApplication, search: string) =>
  [reference, name, name.split(/\s+/).at(-1)!, email].some((text) => key(text).startsWith(key(search)))

/** The newest first. */
const byArrival = (a: StoredApplication, b: StoredApplication) =>
  a.receivedAt + a.reference > b.receivedAt + b.reference ? -1 : 1

async function* inOnePiece(content: Uint8Array) {
  yield content
}

/** What the staff reads and decides. */
function reviewHandlers({
  state,
  practice: { openings = [], retention },
}: World<ApplicationsState>): Omit<Handlers<typeof endpoints>, 'sendApplication'> {
  const { applications, applicationProgress, outbox } = state
  const progressOf = (reference: string) => applicationProgress.get(reference) ?? untouched

  const view = ({ reference, receivedAt, opening, name, email, phone }: StoredApplication) => {
    const { status, version } = progressOf(reference)
    return {
      reference,
      receivedAt,
      opening: openings.find(({ id }) => id === opening)?.title ?? opening,
      name,
      email,
      phone,
      status,
      erasedFrom: monthsAfter(receivedAt, retention?.applicationMonths ?? defaultApplicationMonths),
      version,
    }
  }

  const detail = (stored: StoredApplication): ApplicationDetail => ({
    application: view(stored),
    note: stored.note,
    staffNote: progressOf(stored.reference).staffNote,
    cv: { name: stored.cv.name, kind: stored.cv.kind, bytes: stored.cv.bytes },
  })

  /** An application in the version of the call, or why it may not be changed. */
  const findUnchanged = (reference: string, version: number) => {
    const stored = applications.get(reference)
    if (!stored) return refuse('notFound')
    return progressOf(reference).version === version ? stored : refuse('changedMeanwhile')
  }

  return {
    listApplications: ({ params: { search, status, order, after, limit } }) => {
      const found = [...applications.values()]
        .filter((each) => key(search) === '' || isFoundBy(each, search))
        .filter(({ reference }) => status === '' || progressOf(reference).status === status)
        .toSorted(byArrival)
      if (order === 'oldest') found.reverse()
      const from = found.findIndex(({ reference }) => reference === after) + 1
      return respond(200, {
        applications: found.slice(from, from + limit).map(view),
        hasMore: found.length > from + limit,
      })
    },

    getApplication: ({ params: { application } }) => {
      const stored = applications.get(application)
      return stored ? respond(200, detail(stored)) : refuse('notFound')
    },

    downloadCv: ({ params: { application } }) => {
      const cv = applications.get(application)?.cv
      if (!cv) return refuse('notFound')
      const content = contentOf(cv) ?? (cv.bytes === sampleCv.length ? sampleCv : undefined)
      if (!content) return refuse('fileDamaged')
      return respond(200, {
        name: cv.name,
        type: fileKinds[cv.kind].mediaType,
        bytes: cv.bytes,
        content: inOnePiece(content),
      })
    },

    setApplicationProgress: ({ params: { application }, body: { status, staffNote, version } }) => {
      const found = findUnchanged(application, version)
      if ('problem' in found) return found
      applicationProgress.set(application, { status, staffNote, version: version + 1 })
      return respond(200, detail(found))
    },

    eraseApplication: ({ params: { application }, body: { version } }) => {
      const found = findUnchanged(application, version)
      if ('problem' in found) return found
      applications.delete(application)
      applicationProgress.delete(application)
      const kept = outbox.filter(({ reference }) => reference !== application)
      outbox.splice(0, outbox.length, ...kept)
      return respond(204, undefined)
    },
  }
}

export const applicationsMock = {
  state: (): ApplicationsState => ({ applications: new Map(), applicationProgress: new Map() }),
  handlers: (world) => ({
    ...reviewHandlers(world),
    sendApplication: ({ body, file, reference }) => {
      const { practice, clock, state } = world
      const { applications, outbox } = state
      const stored = applications.get(reference)
      if (stored) {
        const { cv, receivedAt: _, reference: _same, ...before } = stored
        const repeated = { ...before, sha256: cv.sha256 }
        return checkRepeat(repeated, { ...body, sha256: file.sha256 }) ?? respond(201, { reference })
      }
      if (!isOpen(practice, body.opening, istDate(clock().getTime())))
        return refuse('invalid', { fields: { opening: applicationRules.opening.closed } })

      applications.set(reference, { ...body, reference, receivedAt: clock().toISOString(), cv: file })
      outbox.push({ kind: 'application', to: practice.email, reference })
      queueMailToVisitor(world, { kind: 'application', to: body.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof endpoints, ApplicationsState>
