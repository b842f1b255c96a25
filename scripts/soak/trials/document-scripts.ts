/**
 * Scripts in every text that a client or the firm writes in the portal: responses carry them as JSON or in a file to
 * save, and mails and the page of the export as text. Screens have a trial of their own.
 */
import { endpoints } from '@anupalan/server/contract'
import { addCaller, sendCall, succeed } from '../../../server/contract/conformance/account-calls.ts'
import { addClientOf, adminOf, newTask } from '../../../server/contract/conformance/client-calls.ts'
import {
  addDocumentOf,
  addRequestOf,
  askApprovalOf,
  newRequest,
  readVersion,
} from '../../../server/contract/conformance/document-calls.ts'
import { sendTaskMails } from '../../../server/features/tasks/send-task-mails.ts'
import { conformanceTarget } from '../../../server/testing/conformance-target.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import { mark, strings } from '../stored-scripts.ts'
import type { Trial } from '../trial.ts'

/** A link of an export to one of its files, whose name is percent-encoded; its apostrophes are escaped as markup. */
const fileLink = /^<a href="\.\/(?:[\w%!*()~./-]|&#39;)*">$/

/** What a text becomes as markup: a tag that has the mark, or the string as it is. */
function findMarkup(html: string, written: string): string | undefined {
  if (html.includes(written)) return written
  return html.match(/<[^>]*>/g)?.find((tag) => tag.includes(mark) && !fileLink.test(tag))
}

export const documentScriptTrials: Trial[] = databaseKinds.map((kind) => ({
  name: `documents: stored script, ${strings.length} strings, ${kind.name}`,
  async run(context) {
    const { random, scaled, check, count, note, defer } = context
    // In the day in India, when mails may be sent.
    let now = new Date('2026-11-30T05:00:00.000Z')
    const server = await startTestServer({
      kind,
      clock: () => now,
      settings: { PUBLIC_URL: 'http://testing.example' },
    })
    defer(server.close)
    const target = { ...conformanceTarget(server), origin: 'http://testing.example' }
    const admin = await adminOf(target)
    let [responses, shown] = [0, 0]

    const isData = async (what: string, response: Response) => {
      const type = response.headers.get('Content-Type') ?? ''
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      const isFile = response.headers.get('Content-Disposition')?.startsWith('attachment;') === true
      check(response.status < 300, `${what}: ${response.status}`)
      check(isFile || type.startsWith('application/json'), `${what} is ${type}`)
      check(response.headers.get('X-Content-Type-Options') === 'nosniff', `${what} is sniffed`)
      check(policy.includes("default-src 'none'"), `${what} may load: ${policy}`)
      responses++
      return Buffer.from(await response.arrayBuffer()).toString()
    }

    for (const text of strings.toSorted(() => random() - 0.5).slice(0, scaled(strings.length))) {
      const asha = await addCaller(target)
      await server.database
        .updateTable('users')
        .set({ fullName: text })
        .where('username', '=', asha.username)
        .execute()
      const { id: client } = await addClientOf(target, [asha.username], { name: text })
      const { body: task } = await succeed(target, endpoints.addTask, {
        cookie: admin.cookie,
        params: { client },
        body: { ...newTask, dueOn: '2026-12-01', title: text, detail: text, items: [text] },
      })
      const ofTask = { client, task: task.id }
      await succeed(target, endpoints.addTaskComment, {
        cookie: admin.cookie,
        params: ofTask,
        body: { text },
      })
      const sent = await addDocumentOf(target, asha, client, { name: text }, { name: `${text}.pdf` })
      const ofDocument = { client, document: sent.id }
      await succeed(target, endpoints.addDocumentComment, {
        cookie: asha.cookie,
        params: ofDocument,
        body: { text },
      })
      const request = await addRequestOf(target, client, {
        ...newRequest,
        title: text,
        note: text,
        items: [
          { title: text, note: text, category: 'bank', year: null },
          { title: text, note: text, category: 'sales', year: null },
        ],
      })
      const ofItem = { client, request: request.id, item: request.items[0]!.id }
      await succeed(target, endpoints.answerItem, {
        cookie: asha.cookie,
        params: ofItem,
        body: { answer: 'sent-otherwise', reason: text },
      })
      await succeed(target, endpoints.reviewItem, {
        cookie: admin.cookie,
        params: ofItem,
        body: { decision: 'returned', reason: 'other', text },
      })
      const delivered = await addDocumentOf(target, admin, client, { name: text, deliveredAs: 'report' })
      const approval = await askApprovalOf(target, client, delivered)
      await succeed(target, endpoints.decideApproval, {
        cookie: asha.cookie,
        params: { client, approval: approval.id },
        body: { decision: 'refused', sha256: approval.sha256, reason: text },
      })

      for (const [endpoint, params] of [
        [endpoints.getClient, { client }],
        [endpoints.listTasks, { client }],
        [endpoints.getTask, ofTask],
        [endpoints.listDocuments, { client, search: mark }],
        [endpoints.getDocument, ofDocument],
        [endpoints.listRequests, { client }],
        [endpoints.listApprovals, { client, status: 'all' }],
        [endpoints.listActivity, { client }],
        [endpoints.listMembers, { client }],
      ] as const) {
        const response = await sendCall(target, endpoint, { cookie: asha.cookie, params })
        const body = await isData(endpoint.name, response)
        check(body.includes(mark), `${endpoint.name} does not have ${text}`)
        count()
      }
      for (const how of ['previewDocument', 'downloadDocument'] as const) {
        const response = await readVersion(target, asha, client, sent, how)
        check(!/[\r\n]/.test(response.headers.get('Content-Disposition') ?? ''), `${how}: two headers`)
        await isData(how, response)
        count()
      }
      const exported = await sendCall(target, endpoints.exportClientData, {
        cookie: asha.cookie,
        params: { client },
      })
      const zip = await isData('the export', exported)
      // Its entries are not compressed.
      const page = /<!doctype html.*?<\/html>/is.exec(zip)?.[0] ?? ''
      check(page.includes(mark), `the page of the export does not have ${text}`)
      const found = findMarkup(page, text)
      check(found === undefined, `the page of the export has ${found}`)
      shown += page.split(mark).length - 1
      count()
    }

    await sendTaskMails(server.context)
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    await sendTaskMails(server.context)
    const mails = await server.database.selectFrom('outbox').selectAll().execute()
    const withMark = mails.filter(
      ({ html, subject }) => (html ?? '').includes(mark) || subject.includes(mark),
    )
    check(withMark.length > 0, 'no mail has a string')
    for (const { html, subject } of withMark) {
      check(!/[\r\n]/.test(subject), `a subject has two lines: ${subject}`)
      for (const text of strings) {
        const found = findMarkup(html ?? '', text)
        check(found === undefined, `a mail has ${found}`)
      }
      count()
    }
    note(
      `${scaled(strings.length)} strings in 17 fields: ${responses} responses, none a page; ${withMark.length} mails and ${shown} places of exports, all as text`,
    )
  },
}))
