import { istDate } from '@anupalan/server/compliance/ist'
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { FileBody, Refusal } from '@anupalan/server/contract'
import { accountSection, sessionsSection } from '@anupalan/server/contract/accounts/export'
import { activitySection } from '@anupalan/server/contract/activity/export'
import { membershipsSection, membersSection, profileSection } from '@anupalan/server/contract/clients/export'
import { exportJson, exportPage, jsonPath, writeTime } from '@anupalan/server/contract/core/export-page'
import type { ExportSection } from '@anupalan/server/contract/core/export-page'
import { locale } from '@anupalan/server/contract/core/locale'
import type * as endpoints from '@anupalan/server/contract/data-rights/endpoints'
import { consentsSection } from '@anupalan/server/contract/data-rights/export'
import { exportTexts as texts } from '@anupalan/server/contract/data-rights/rules'
import {
  approvalsSection,
  documentCommentsSection,
  documentsSection,
  exportPath,
  requestsSection,
  viewsSection,
} from '@anupalan/server/contract/documents/export'
import { taskCommentsSection, taskMailsSection, tasksSection } from '@anupalan/server/contract/tasks/export'
import { makeZip } from 'client-zip'
import type { Handlers, MockCall, MockFeature } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import { activityMock } from '../activity/activity.ts'
import { accessOf, clientsMock } from '../clients/clients.ts'
import { documentsMock } from '../documents/documents.ts'
import { piecesOf } from '../documents/contents.ts'
import type { DocumentsState } from '../documents/state.ts'
import type { Needs } from '../documents/view.ts'
import { tasksMock } from '../tasks/tasks.ts'
import { exportedAccount } from '../accounts/own-account.ts'
import type { AccountsState } from '../accounts/state.ts'
import { consentHandlers, consentsOf } from './consents.ts'
import type { ConsentsState } from './consents.ts'
import { erasureHandlers } from './erasures.ts'
import type { DataRightsWorld } from './erasures.ts'
import type { DataRightsState } from './state.ts'

/** More than a mock has of anything. */
const all = { after: '', limit: 100_000 } as const

type Answer<Body> = { readonly status: number; readonly body: Body } | Refusal

/** The body of another handler's response. @throws Error if that refuses, which it cannot for the same caller */
async function bodyOf<Body>(outcome: Answer<Body> | Promise<Answer<Body>>): Promise<Body> {
  const answer = await outcome
  if ('problem' in answer) throw new Error(`The export was refused: ${answer.problem}.`)
  return answer.body
}

interface Export {
  readonly title: string
  /** What it is, and when it was made. */
  readonly note: string
  readonly sections: readonly ExportSection[]
  readonly files: readonly {
    readonly path: string
    readonly at: Date
    readonly open: () => Answer<FileBody> | Promise<Answer<FileBody>>
  }[]
  readonly now: Date
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  const read: string[] = []
  for await (const piece of pieces) read.push(piece)
  return read.join('')
}

async function* entriesOf({ title, note, sections, files, now }: Export) {
  const { empty, asData } = texts
  const page = exportPage({ lang: locale, title, note, empty, asData, sections })
  yield { name: texts.page, lastModified: now, input: await textOf(page) }
  for (const section of sections)
    yield { name: jsonPath(section), lastModified: now, input: await textOf(exportJson(section)) }
  for (const { path, at, open } of files) {
    const outcome: Answer<FileBody> = await open()
    // What was uploaded before a reload of the page is left out.
    if (!('problem' in outcome)) yield { name: path, lastModified: at, input: outcome.body.content }
  }
}

function createHandlers(
  world: DataRightsWorld & World<ConsentsState & AccountsState>,
): Handlers<typeof endpoints> {
  const clients = clientsMock.handlers(world)
  const tasks = tasksMock.handlers(world)
  const documents = documentsMock.handlers(world)
  const activity = activityMock.handlers(world)

  async function read(call: MockCall<typeof endpoints.exportClientData>) {
    const { client } = call.params
    const withParams = <Params extends object>(params: Params) => ({ ...call, params: { client, ...params } })
    const file = await bodyOf(clients.getClient.handle(call))
    const { members } = await bodyOf(clients.listMembers.handle(call))
    const open = await bodyOf(tasks.listTasks.handle(withParams({ status: 'open', ...all } as const)))
    const done = await bodyOf(tasks.listTasks.handle(withParams({ status: 'done', ...all } as const)))
    const taskDetails = await Promise.all(
      [...open.tasks, ...done.tasks].map(({ id }) => bodyOf(tasks.getTask.handle(withParams({ task: id })))),
    )
    const listed = await bodyOf(
      documents.listDocuments.handle(withParams({ search: '', status: 'stored', ...all } as const)),
    )
    const details = await Promise.all(
      listed.documents.map(({ id }) => bodyOf(documents.getDocument.handle(withParams({ document: id })))),
    )
    const requests = await Promise.all(
      (['open', 'done'] as const).map((status) =>
        bodyOf(documents.listRequests.handle(withParams({ status, ...all }))),
      ),
    )
    const approvals = await bodyOf(
      documents.listApprovals.handle(withParams({ status: 'all', ...all } as const)),
    )
    const entries = await bodyOf(activity.listActivity.handle(withParams(all)))

    const sections: ExportSection[] = [
      profileSection(() => [file]),
      membersSection(() => members),
      tasksSection(() => taskDetails.map(({ task }) => task)),
      taskCommentsSection(() =>
        taskDetails.flatMap(({ task, comments }) =>
          comments.map((comment) => ({ about: task.title, ...comment })),
        ),
      ),
      documentsSection(() => details.map(({ document, versions }) => ({ document, versions }))),
      viewsSection(() =>
        details.flatMap(({ document, views }) => views.map((view) => ({ document: document.name, ...view }))),
      ),
      documentCommentsSection(() =>
        details.flatMap(({ document, comments }) =>
          comments.map((comment) => ({ about: document.name, ...comment })),
        ),
      ),
      requestsSection(() => requests.flatMap((page) => page.requests)),
      approvalsSection(() => approvals.approvals),
      activitySection(() => entries.activity),
    ]
    const files = details.flatMap(({ document, versions }) =>
      versions.map((version) => ({
        path: exportPath(document, version),
        at: new Date(version.sentAt),
        open: () =>
          documents.downloadDocument.handle(withParams({ document: document.id, number: version.number })),
      })),
    )
    return { name: file.profile.name, sections, files }
  }

  function ownSections(call: MockCall<typeof endpoints.exportOwnData>): ExportSection[] {
    const user = call.user!
    const { account, createdAt, sessions } = exportedAccount(world, call)
    const own = [
      accountSection(() => [{ ...account, createdAt }]),
      sessionsSection(() => sessions),
      consentsSection(() => consentsOf(world.state, user)),
    ]
    if (isStaff(user)) return own
    const { clients: stored, clientMembers, stoppedTaskMails } = world.state
    const memberships = [...clientMembers.values()].filter(({ username }) => username === user.username)
    return [
      ...own,
      membershipsSection(() =>
        memberships.flatMap(({ client, access }) => {
          const name = stored.get(client)?.profile.name
          return name === undefined ? [] : [{ client, name, access }]
        }),
      ),
      taskMailsSection(() => [{ isOn: !stoppedTaskMails.has(user.username) }]),
    ]
  }

  return {
    ...erasureHandlers(world),
    ...consentHandlers(world),
    exportClientData: {
      owns: ({ user, params }) => accessOf(world.state, user, params.client) !== undefined,
      handle: async (call) => {
        if (accessOf(world.state, call.user!, call.params.client) === 'limited') return refuse('forbidden')
        const now = world.clock()
        const { name, ...data } = await read(call)
        const head = { title: texts.title(name), note: texts.note(writeTime(now.toISOString())) }
        return respond(200, {
          name: texts.file(name, istDate(now.getTime())),
          type: 'application/zip',
          content: piecesOf(makeZip(entriesOf({ ...head, ...data, now }))),
        })
      },
    },

    exportOwnData: (call) => {
      const now = world.clock()
      const head = { title: texts.ownTitle, note: texts.ownNote(writeTime(now.toISOString())) }
      return respond(200, {
        name: texts.ownFile(istDate(now.getTime())),
        type: 'application/zip',
        content: piecesOf(makeZip(entriesOf({ ...head, sections: ownSections(call), files: [], now }))),
      })
    },
  }
}

export const dataRightsMock = {
  state: (): DataRightsState => ({ erasures: new Map() }),
  handlers: createHandlers,
} satisfies MockFeature<
  typeof endpoints,
  DataRightsState,
  AccountsState & ConsentsState & DocumentsState & Needs
>
