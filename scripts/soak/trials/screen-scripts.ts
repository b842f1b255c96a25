/**
 * Scripts in every text that a client or the firm writes in the portal, on the screens of the portal and of the staff
 * that show them, as built and served: `npm run build && npm run soak -- --only "on screens"`. None runs, nothing is
 * loaded for one, and the content security policy has nothing to report.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@anupalan/server/contract'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { addCaller, succeed } from '../../../server/contract/conformance/account-calls.ts'
import {
  addClientOf,
  addNoteOf,
  adminOf,
  newTask,
} from '../../../server/contract/conformance/client-calls.ts'
import {
  addDocumentOf,
  addRequestOf,
  newRequest,
} from '../../../server/contract/conformance/document-calls.ts'
import type { TestCaller } from '../../../server/contract/conformance/sample.ts'
import type { ConformanceTarget } from '../../../server/contract/conformance/target.ts'
import { conformanceTarget } from '../../../server/testing/conformance-target.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import { launchOptions } from '../../chromium.ts'
import { mark, strings } from '../stored-scripts.ts'
import { MissingRequirementError } from '../trial.ts'
import type { Trial, TrialContext } from '../trial.ts'

declare global {
  interface Window {
    /** Exposed to the pages of the trial. */
    reportViolation?: (what: string) => void
  }
}

/** Each has this many of the strings: as many rows as a list shows at once. */
const STRINGS_OF_CLIENT = 20

const builtSite = join(import.meta.dirname, '../../../site/dist')

/** A client each of whose texts is one of the strings. */
async function addScripted(target: ConformanceTarget, texts: readonly string[]) {
  const { cookie } = await adminOf(target)
  const member = await addCaller(target)
  const client = await addClientOf(target, [member.username], { name: texts[0]! })
  const params = { client: client.id }
  const ids: { task: string; document: string }[] = []
  for (const text of texts) {
    const body = { ...newTask, title: text, detail: text, items: [text] }
    const task = await succeed(target, endpoints.addTask, { cookie, params, body })
    const sent = await addDocumentOf(target, member, client.id, { name: text, comment: text })
    await addDocumentOf(target, { cookie }, client.id, {
      name: text,
      deliveredAs: 'report',
      comment: text,
      approval: { note: text },
    })
    const { id: request, items } = await addRequestOf(target, client.id, {
      ...newRequest,
      title: text,
      note: text,
      items: [{ title: text, note: text, category: 'bank', year: null }],
    })
    const ofItem = { ...params, request, item: items[0]!.id }
    const answer = { answer: 'sent-otherwise', reason: text }
    await succeed(target, endpoints.answerItem, { cookie: member.cookie, params: ofItem, body: answer })
    const review = { decision: 'returned', reason: 'other', text }
    await succeed(target, endpoints.reviewItem, { cookie, params: ofItem, body: review })
    await addNoteOf(target, client.id, text)
    ids.push({ task: task.body.id, document: sent.id })
    // The first task and the first document have a comment of each string.
    const { task: ofTask, document } = ids[0]!
    const comment = { cookie: member.cookie, body: { text } }
    await succeed(target, endpoints.addTaskComment, { ...comment, params: { ...params, task: ofTask } })
    await succeed(target, endpoints.addDocumentComment, { ...comment, params: { ...params, document } })
  }
  return { client: client.id, member, ...ids[0]! }
}

/** Opens screens with a session, and reports what ran, what was refused and what was requested elsewhere. */
async function openSession(
  browser: Browser,
  url: string,
  { cookie }: TestCaller,
  { check, count, defer }: TrialContext,
) {
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata', locale: 'en-IN' })
  defer(() => context.close())
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  let at = ''
  await context.exposeBinding(mark, () => check(false, `${at}: a script ran`))
  await context.exposeBinding('reportViolation', (_source, what: string) =>
    check(false, `${at}: the policy refused ${what}`),
  )
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation?.(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    check(false, `${at}: a dialog opened`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => check(false, `${at}: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    check(origin === url || ['data:', 'blob:'].includes(protocol), `${at}: ${request.url()} was requested`)
  })
  /** @returns how often the screen shows one of the strings */
  return async (path: string): Promise<number> => {
    at = path
    await page.goto(url + path)
    await page.getByText(mark).first().waitFor()
    await page.waitForLoadState('networkidle')
    const shown = (await page.locator('body').innerText()).split(mark).length - 1
    const elements = await page
      .locator(`[src*="${mark}"], [href*="${mark}"]:not([href^="/"]), ${mark}`)
      .count()
    check(elements === 0, `${path}: ${elements} elements are made of a string`)
    count()
    return shown
  }
}

export const screenScriptTrials: Trial[] = [
  {
    name: `portal: stored script on screens, ${strings.length} strings`,
    async run(context) {
      const { scaled, note, defer } = context
      if (!existsSync(builtSite)) throw new MissingRequirementError('The site is not built: npm run build.')
      const server = await startTestServer({ site: builtSite })
      defer(server.close)
      const target = conformanceTarget(server)
      const browser = await chromium.launch(launchOptions())
      defer(() => browser.close())
      const admin = await adminOf(target)
      const asStaff = await openSession(browser, server.url, admin, context)
      let [screens, shown] = [0, 0]
      const texts = strings.slice(0, scaled(strings.length))
      for (let first = 0; first < texts.length; first += STRINGS_OF_CLIENT) {
        const { client, member, task, document } = await addScripted(
          target,
          texts.slice(first, first + STRINGS_OF_CLIENT),
        )
        const asMember = await openSession(browser, server.url, member, context)
        for (const path of [
          `/client/dashboard?client=${client}`,
          `/client/documents?client=${client}`,
          `/client/documents?client=${client}&document=${document}`,
          `/client/tasks?client=${client}`,
          `/client/tasks?client=${client}&task=${task}`,
          `/client/data?client=${client}`,
        ]) {
          shown += await asMember(path)
          screens++
        }
        for (const path of [
          ...['overview', 'tasks', 'documents', 'notes'].map(
            (tab) => `/admin/client?client=${client}&tab=${tab}`,
          ),
          `/admin/client?client=${client}&tab=documents&document=${document}`,
          `/admin/client?client=${client}&tab=tasks&task=${task}`,
          `/admin/client-view?client=${client}`,
          '/admin/clients?of=all',
          '/admin/clients?of=all&view=board',
        ]) {
          shown += await asStaff(path)
          screens++
        }
      }
      note(`${texts.length} strings in 17 fields: ${shown} places on ${screens} screens, all as text`)
    },
  },
]
