import { beforeAll, describe, expect, test } from 'vitest'
import { daysBetween, istDate } from '../../compliance/ist.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addNoteOf, addTaskOf, adminOf, newTask, returnOf, setAccess } from './client-calls.ts'
import { sendEnquiryOf } from './data-rights-samples.ts'
import { addDocumentOf, addRequestOf, addVersionOf, newContent } from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  addDocumentComment,
  confirmErasure,
  exportClientData,
  exportOwnData,
  getClient,
  getDocument,
  getErasure,
  listConsents,
  listDocuments,
  listTasks,
  prepareErasure,
  removeDocument,
  requestErasure,
  setFilingStatus,
  setMember,
  withdrawConsent,
  withdrawErasure,
} = endpoints

export function describeDataRights(start: StartTarget) {
  describe('the export of a client’s data', () => {
    const target = useTarget(start)
    let asha: TestCaller
    let client: string
    beforeAll(async () => {
      asha = await addCaller(target())
      client = (await addClientOf(target(), [asha.username], { name: 'राव <b>Textiles</b>' })).id
    })

    const send = ({ cookie }: TestCaller) =>
      sendCall(target(), exportClientData, { cookie, params: { client } })

    /** The zip as text: its entries without compression, and the names of all. */
    const read = async (caller: TestCaller) => {
      const response = await send(caller)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/zip')
      // RFC 8187.
      expect(response.headers.get('Content-Disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent('राव')}`,
      )
      return new TextDecoder().decode(await response.arrayBuffer())
    }

    test('has a readable page and every version of every document, and is recorded', async () => {
      const first = newContent()
      const document = await addDocumentOf(target(), asha, client, { name: 'बैंक.pdf' }, { content: first })
      const second = newContent()
      await addVersionOf(target(), asha, client, document.id, { content: second })
      await addTaskOf(target(), client, { ...newTask, title: '<script>alert(1)</script>' })
      await addRequestOf(target(), client)
      const text = await read(asha)
      expect(text).toContain('index.html')
      for (const content of [first, second]) expect(text).toContain(new TextDecoder().decode(content))
      expect(text).toContain('documents/2026-27/बैंक')
      // As a subject's JSON has it.
      expect(text).toContain('data/tasks.json')
      expect(text).toContain('"title":"<script>alert(1)</script>"')
      // What people wrote is text in the page.
      expect(text).toContain('राव &lt;b&gt;Textiles&lt;/b&gt;')
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(text.slice(text.indexOf('<!doctype html>'), text.indexOf('</html>'))).not.toContain('<script')
      expect(text).toContain('बैंक स्टेटमेंट')
      const { views } = (
        await succeed(target(), getDocument, {
          cookie: asha.cookie,
          params: { client, document: document.id },
        })
      ).body
      expect(
        views.map(({ number, how }) => [number, how] as const).toSorted(([one], [other]) => one - other),
      ).toEqual([
        [1, 'downloaded'],
        [2, 'downloaded'],
      ])
    })

    test('is not for members with limited access, and leaves out what the staff has removed', async () => {
      const limited = await addCaller(target())
      await setAccess(target(), client, limited.username, 'limited')
      await expectProblem(await send(limited), 'forbidden')
      const document = await addDocumentOf(target(), asha, client, { name: 'Of somebody else' })
      const { cookie } = await adminOf(target())
      await succeed(target(), removeDocument, { cookie, params: { client, document: document.id } })
      expect(await read(asha)).not.toContain('documents/2026-27/Of somebody else')
    })
  })
}

export function describeOwnExport(start: StartTarget) {
  describe('the export of one’s own data', () => {
    const target = useTarget(start)

    test('has the account, its clients and its consents, and nothing of others', async () => {
      const [asha, other] = [await addCaller(target()), await addCaller(target())]
      const { id } = await addClientOf(target(), [asha.username], { name: 'राव & Sons' })
      await addClientOf(target(), [other.username], { name: 'Of somebody else' })
      const consent = await sendEnquiryOf(target(), asha.username)
      const response = await sendCall(target(), exportOwnData, { cookie: asha.cookie })
      expect(response.headers.get('Content-Type')).toBe('application/zip')
      const text = new TextDecoder().decode(await response.arrayBuffer())
      for (const name of ['index.html', 'account', 'sessions', 'clients', 'consents', 'task-mails'])
        expect(text).toContain(name === 'index.html' ? name : `data/${name}.json`)
      for (const own of [asha.username, consent, `"client":"${id}"`, 'राव &amp; Sons', '{"isOn":true}'])
        expect(text).toContain(own)
      for (const foreign of [other.username, 'Of somebody else']) expect(text).not.toContain(foreign)
    })
  })
}

export function describeErasures(start: StartTarget) {
  describe('the erasure of a client’s data', () => {
    const target = useTarget(start)
    let asha: TestCaller
    let first: TestCaller
    let second: TestCaller
    beforeAll(async () => {
      asha = await addCaller(target())
      first = await addCaller(target(), { role: 'admin' })
      second = await addCaller(target(), { role: 'admin' })
    })

    const shopOf = (member: TestCaller, profile: object = {}) =>
      addClientOf(target(), [member.username], { gst: 'none', payroll: [], ...profile })

    const callAs = (caller: TestCaller, client: string) => ({ cookie: caller.cookie, params: { client } })

    test('is requested by a member with full access, once, and can be withdrawn', async () => {
      const { id } = await shopOf(asha)
      const limited = await addCaller(target())
      await setAccess(target(), id, limited.username, 'limited')
      await expectProblem(await sendCall(target(), requestErasure, callAs(limited, id)), 'forbidden')
      const { body } = await succeed(target(), requestErasure, callAs(asha, id))
      const again = await succeed(target(), requestErasure, callAs(asha, id))
      expect(again.body).toEqual(body)
      expect(body.erasure).toMatchObject({ status: 'requested', preparedAt: null, confirmedAt: null })
      const requestedOn = istDate(Date.parse(body.erasure!.requestedAt))
      expect(daysBetween(requestedOn, body.erasure!.answerBy)).toBe(30)
      const withdrawn = await succeed(target(), withdrawErasure, callAs(asha, id))
      expect(withdrawn.body.erasure).toBeNull()
      await expectProblem(await sendCall(target(), prepareErasure, callAs(first, id)), 'erasureMissing')
    })

    test('leaves what the law has kept, and names the law and the day', async () => {
      const { id } = await shopOf(asha)
      const kept = await addDocumentOf(target(), asha, id, { name: 'Kept', year: '2026-27' })
      const old = await addDocumentOf(target(), asha, id, { name: 'Old', year: '2010-11' })
      for (const document of [kept, old])
        await succeed(target(), addDocumentComment, {
          ...callAs(asha, id),
          params: { client: id, document: document.id },
          body: { text: 'Is this the right one?' },
          headers: { [referenceHeader]: newReference('DC') },
        })
      await addTaskOf(target(), id)
      const { reference: note } = await addNoteOf(target(), id)
      const filed = await returnOf(target(), id)
      await succeed(target(), setFilingStatus, {
        cookie: first.cookie,
        params: { client: id, task: filed.id },
        body: { status: 'filed', acknowledgement: 'AA2911260000001' },
      })
      const { body: before } = await succeed(target(), requestErasure, callAs(asha, id))
      expect(before.kept.map(({ year, documents }) => [year, documents])).toContainEqual(['2026-27', 1])
      expect(before.kept.map(({ year }) => year)).not.toContain('2010-11')
      expect(before.kept.reduce((sum, { returns }) => sum + returns, 0)).toBe(1)
      expect(before.kept.find(({ year }) => year === '2026-27')).toMatchObject({
        until: '2034-03-31',
        law: 'Income-tax Rules 2026, rule 46',
        confirm: true,
      })
      // Reading what would be kept erases nothing.
      const { body: stored } = await succeed(target(), listDocuments, callAs(asha, id))
      expect(stored.documents).toHaveLength(2)

      await succeed(target(), prepareErasure, callAs(first, id))
      await expectProblem(await sendCall(target(), confirmErasure, callAs(first, id)), 'otherPersonNeeded')
      // One to each member: with their access, the portal's own notices end.
      const colleague = await addCaller(target())
      await setAccess(target(), id, colleague.username, 'limited')
      const mails = await target().queuedMails()
      const { body: after } = await succeed(target(), confirmErasure, callAs(second, id))
      expect((await target().queuedMails()) - mails).toBe(2)
      expect(after.erasure).toMatchObject({ status: 'confirmed' })
      expect(after.kept).toEqual(before.kept)

      expect((await target().stored.clientNotes()).map(({ reference }) => reference)).not.toContain(note)
      const { body: left } = await succeed(target(), listDocuments, callAs(first, id))
      expect(left.documents.map(({ name, comments }) => [name, comments])).toEqual([['Kept', 0]])
      const tasks = await succeed(target(), listTasks, callAs(first, id))
      expect(tasks.body.tasks.map((task) => task.id)).toEqual([filed.id])
      for (const endpoint of [getClient, getErasure, exportClientData])
        await expectProblem(await sendCall(target(), endpoint, callAs(asha, id)), 'notFound')
      const member = { cookie: first.cookie, params: { client: id, username: asha.username } }
      await expectProblem(
        await sendCall(target(), setMember, { ...member, body: { access: 'full' } }),
        'notFound',
      )
    })

    test('erases a client completely if no law has anything kept', async () => {
      const person = {
        constitution: 'individual',
        filing: 'no-business',
        advanceTax: 'none',
        tdsDeductor: false,
      }
      const { id } = await shopOf(asha, person)
      await addDocumentOf(target(), asha, id)
      const { body } = await succeed(target(), requestErasure, callAs(asha, id))
      expect(body.kept).toEqual([])
      await succeed(target(), prepareErasure, callAs(first, id))
      await succeed(target(), confirmErasure, callAs(second, id))
      await expectProblem(await sendCall(target(), getClient, callAs(second, id)), 'notFound')
    })
  })
}

export function describeConsents(start: StartTarget) {
  describe('consents', () => {
    const target = useTarget(start)

    test('of one’s own address are shown, and withdrawn with what was sent on them', async () => {
      const [asha, other] = [await addCaller(target()), await addCaller(target())]
      const own = await sendEnquiryOf(target(), asha.username)
      const foreign = await sendEnquiryOf(target(), other.username)
      const list = async ({ cookie }: TestCaller) =>
        (await succeed(target(), listConsents, { cookie })).body.consents
      expect(await list(asha)).toMatchObject([{ reference: own, purpose: 'enquiry' }])
      const withdraw = (consent: string) =>
        sendCall(target(), withdrawConsent, { cookie: asha.cookie, params: { consent } })
      const mails = await target().queuedMails()
      await expectProblem(await withdraw(foreign), 'notFound')
      expect((await withdraw(own)).status).toBe(204)
      expect(await list(asha)).toEqual([])
      const stored = (await target().stored.enquiries()).map(({ reference }) => reference)
      expect(stored).toContain(foreign)
      expect(stored).not.toContain(own)
      // The mail to the firm has the same data; the acknowledgement has the address.
      expect(await target().queuedMails()).toBe(mails - 2)
      await expectProblem(await withdraw(own), 'notFound')
    })
  })
}
