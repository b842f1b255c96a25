import { beforeAll, describe, expect, test } from 'vitest'
import { samplePdf, samplePng } from '../documents/sample-files.ts'
import type { Document } from '../documents/schema.ts'
import { endpoints, fillPath, referenceHeader, tusHeaders } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addTaskOf, adminOf, setAccess } from './client-calls.ts'
import {
  addDocumentOf,
  addUploaded,
  addVersionOf,
  newContent,
  newDocument,
  readVersion,
  startUploadOf,
} from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  addDocument,
  addDocumentComment,
  addDocumentVersion,
  downloadYear,
  eraseDocument,
  getDocument,
  getUpload,
  listActivity,
  listClients,
  listDocuments,
  markDocumentRead,
  previewDocument,
  removeDocument,
  removeMember,
  restoreDocument,
  startUpload,
  updateDocument,
  withdrawDocument,
} = endpoints

export function describeDocuments(start: StartTarget) {
  describe('documents', () => {
    // Each call is a second after the one before, so that lists have an order.
    let now = Date.parse('2026-11-24T06:00:00.000Z')
    const target = useTarget(start, { rateLimits: 'off', clock: () => new Date((now += 1000)) })
    let admin: TestCaller
    let asha: TestCaller
    let limited: TestCaller
    let client: string
    beforeAll(async () => {
      admin = await adminOf(target())
      asha = await addCaller(target())
      limited = await addCaller(target())
      client = (await addClientOf(target(), [asha.username])).id
      await setAccess(target(), client, limited.username, 'limited')
    })

    const list = async (params: Readonly<Record<string, string>> = {}, caller = asha) =>
      (await succeed(target(), listDocuments, { cookie: caller.cookie, params: { client, ...params } })).body

    const read = async (document: string, { cookie }: TestCaller = asha) =>
      (await succeed(target(), getDocument, { cookie, params: { client, document } })).body

    const send = (
      endpoint: typeof removeDocument | typeof withdrawDocument,
      id: string,
      caller: TestCaller,
    ) => sendCall(target(), endpoint, { cookie: caller.cookie, params: { client, document: id } })

    const ids = (documents: readonly Document[]) => documents.map(({ id }) => id)

    test('what was uploaded is listed first, with the names intact, and read back byte by byte', async () => {
      const content = newContent()
      const name = 'किराया अनुबंध (अक्टूबर).pdf'
      const document = await addDocumentOf(target(), asha, client, {}, { content, name })
      expect(document).toMatchObject({
        name,
        source: 'client',
        deliveredAs: null,
        ...newDocument,
        newest: { number: 1, fileName: name, kind: 'pdf', bytes: content.length, seenAt: null },
        versions: 1,
        isWithdrawable: true,
        isEditable: true,
      })
      expect((await list()).documents[0]).toEqual(document)
      const response = await readVersion(target(), asha, client, document, 'downloadDocument')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(content)
      const disposition = response.headers.get('Content-Disposition') ?? ''
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7E]+"; filename\*=UTF-8''/)
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name)
    })

    test('an upload continues where it stopped, and becomes a document only once it is complete', async () => {
      const content = newContent()
      const reference = await startUploadOf(target(), asha, client, { content }, 100)
      const params = { client, upload: reference }
      const state = await sendCall(target(), getUpload, { cookie: asha.cookie, params })
      expect(state.headers.get('Upload-Offset')).toBe('100')
      const body = { ...newDocument, upload: reference }
      const early = await sendCall(target(), addDocument, { cookie: asha.cookie, params: { client }, body })
      expect(await expectProblem(early, 'invalid')).toEqual({
        upload: 'This file did not arrive completely. Please send it again.',
      })
      const rest = await target().fetch(fillPath(endpoints.sendUpload.path, params), {
        method: 'PATCH',
        headers: {
          Cookie: asha.cookie,
          Origin: target().origin,
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': '100',
          'Content-Type': 'application/offset+octet-stream',
        },
        body: content.subarray(100),
      })
      expect(rest.status).toBe(204)
      const { document } = await addUploaded(target(), asha, client, body)
      expect(document.newest.bytes).toBe(content.length)
    })

    test('a file may be as large as the list of clients says, and no larger', async () => {
      const { body } = await succeed(target(), listClients, { cookie: asha.cookie })
      const startOf = (bytes: number) =>
        sendCall(target(), startUpload, {
          cookie: asha.cookie,
          params: { client },
          body: { filename: 'statement.pdf' },
          headers: { [referenceHeader]: newReference('UP'), [tusHeaders.length]: String(bytes) },
        })
      expect((await startOf(body.maxFileBytes)).status).toBe(201)
      await expectProblem(await startOf(body.maxFileBytes + 1), 'tooLarge')
    })

    test('sent again under its reference it is stored once; another body is refused', async () => {
      const upload = await startUploadOf(target(), asha, client)
      const reference = newReference('DO')
      const body = { ...newDocument, upload }
      const first = await addUploaded(target(), asha, client, body, reference)
      const again = await addUploaded(target(), asha, client, body, reference)
      expect(again.document.id).toBe(first.document.id)
      const changed = await sendCall(target(), addDocument, {
        cookie: asha.cookie,
        params: { client },
        body: { ...body, category: 'gst' },
        headers: { [referenceHeader]: reference },
      })
      await expectProblem(changed, 'referenceReused')
      // A claimed upload cannot become a second document.
      const second = await sendCall(target(), addDocument, { cookie: asha.cookie, params: { client }, body })
      await expectProblem(second, 'invalid')
    })

    test('the same bytes again name the stored document, unless a duplicate is allowed', async () => {
      const content = newContent()
      const document = await addDocumentOf(target(), asha, client, {}, { content })
      const upload = await startUploadOf(target(), asha, client, { content, name: 'copy.pdf' })
      const body = { ...newDocument, upload }
      const offered = await addUploaded(target(), asha, client, body)
      expect(offered).toMatchObject({ isDuplicate: true, document: { id: document.id } })
      const { sha256 } = document.newest
      expect(ids((await list({ sha256 })).documents)).toEqual([document.id])
      const kept = await addUploaded(target(), asha, client, { ...body, isDuplicateAllowed: true })
      expect(kept).toMatchObject({ isDuplicate: false, document: { name: 'copy.pdf' } })
      expect(ids((await list({ sha256 })).documents).toSorted()).toEqual(
        [document.id, kept.document.id].toSorted(),
      )
      // Another client’s content is no duplicate.
      const other = await addClientOf(target(), [asha.username])
      await addDocumentOf(target(), asha, other.id, {}, { content })
    })

    test('the same bytes again, for a task: the stored document is attached if it belongs to none', async () => {
      const content = newContent()
      const document = await addDocumentOf(target(), asha, client, {}, { content })
      const [task, other] = [await addTaskOf(target(), client), await addTaskOf(target(), client)]
      const again = async (of: string, caller = asha) =>
        await addUploaded(target(), caller, client, {
          ...newDocument,
          upload: await startUploadOf(target(), caller, client, { content, name: 'copy.pdf' }),
          task: of,
        })
      // Limited access does not change what another member has sent.
      expect(await again(task.id, limited)).toMatchObject({ isDuplicate: true, document: { task: null } })
      const { id, version } = document
      const attached = { isDuplicate: true, document: { id, task: task.id, version: version + 1 } }
      expect(await again(task.id)).toMatchObject(attached)
      expect(ids((await list({ task: task.id })).documents)).toEqual([id])
      expect(await again(task.id)).toMatchObject(attached)
      expect(await again(other.id)).toMatchObject(attached)
    })

    test('lists are filtered by category, year and source, searched by name, and paged without a gap', async () => {
      const { id } = await addClientOf(target(), [asha.username])
      const add = (name: string, body: object, sender = asha) =>
        addDocumentOf(target(), sender, id, { name, ...body })
      await add('Sales 1', { category: 'sales', year: '2025-26' })
      await add('बिक्री रजिस्टर', { category: 'sales' })
      await add('BANK 100%', { category: 'bank', year: null })
      await add('ITR-V', { category: 'income-tax', deliveredAs: 'itr-v' }, admin)
      const names = async (params: Readonly<Record<string, string>> = {}) =>
        (await list({ client: id, ...params })).documents.map(({ name }) => name)
      expect(await names()).toEqual(['ITR-V', 'BANK 100%', 'बिक्री रजिस्टर', 'Sales 1'])
      expect(await names({ category: 'sales' })).toEqual(['बिक्री रजिस्टर', 'Sales 1'])
      expect(await names({ year: '2025-26' })).toEqual(['Sales 1'])
      expect(await names({ source: 'firm' })).toEqual(['ITR-V'])
      expect(await names({ source: 'client', category: 'bank' })).toEqual(['BANK 100%'])
      expect(await names({ search: 'bank' })).toEqual(['BANK 100%'])
      expect(await names({ search: 'रजिस्' })).toEqual(['बिक्री रजिस्टर'])
      expect(await names({ search: '0%' })).toEqual(['BANK 100%'])
      expect(await names({ search: '_' })).toEqual([])

      const paged: Document[] = []
      for (let hasMore = true; hasMore;) {
        const page = await list({ client: id, limit: '3', after: paged.at(-1)?.id ?? '' })
        paged.push(...page.documents)
        hasMore = page.hasMore
      }
      expect(paged).toEqual((await list({ client: id })).documents)
    })

    test('a newer version is the newest, brings the document to the top, and the old one stays', async () => {
      const old = newContent()
      const document = await addDocumentOf(target(), asha, client, {}, { content: old })
      await addDocumentOf(target(), asha, client)
      const newer = await addVersionOf(target(), asha, client, document.id, { name: 'again.pdf' })
      expect(newer).toMatchObject({
        id: document.id,
        name: document.name,
        versions: 2,
        newest: { number: 2 },
      })
      expect((await list()).documents[0]?.id).toBe(document.id)
      const { versions } = await read(document.id)
      expect(versions.map(({ number }) => number)).toEqual([2, 1])
      const first = await readVersion(target(), asha, client, document)
      expect(new Uint8Array(await first.arrayBuffer())).toEqual(old)
    })

    test('name, category, year and task change; of two changes to one version the second is refused', async () => {
      const document = await addDocumentOf(target(), asha, client)
      const task = await addTaskOf(target(), client)
      const change = (body: object) =>
        sendCall(target(), updateDocument, {
          cookie: asha.cookie,
          params: { client, document: document.id },
          body: { name: 'बैंक.pdf', category: 'gst', year: null, task: task.id, version: 1, ...body },
        })
      expect(await (await change({})).json()).toMatchObject({
        name: 'बैंक.pdf',
        category: 'gst',
        year: null,
        task: task.id,
        version: 2,
      })
      await expectProblem(await change({}), 'changedMeanwhile')
      const other = await addTaskOf(target(), (await addClientOf(target())).id)
      expect(await expectProblem(await change({ version: 2, task: other.id }), 'invalid')).toEqual({
        task: 'This task does not exist any more. Please choose another one.',
      })
    })

    test('what is attached to a task is listed by it, the newest first; a task of another client has nothing', async () => {
      const task = await addTaskOf(target(), client)
      const first = await addDocumentOf(target(), asha, client, { task: task.id })
      const second = await addDocumentOf(target(), asha, client, { task: task.id })
      await addDocumentOf(target(), asha, client)
      const attached = async (params: Readonly<Record<string, string>> = {}) =>
        ids((await list({ task: task.id, ...params })).documents)
      expect(await attached()).toEqual([second.id, first.id])
      expect(await attached({ after: second.id })).toEqual([first.id])
      expect(await attached({ sha256: first.newest.sha256 })).toEqual([first.id])
      const other = await addClientOf(target(), [asha.username])
      expect((await list({ task: task.id, client: other.id })).documents).toEqual([])
    })

    test('who opened or downloaded a version, and when, is shown; it is taken back until the firm opens it', async () => {
      const document = await addDocumentOf(target(), asha, client)
      await readVersion(target(), asha, client, document)
      expect((await read(document.id)).document).toMatchObject({
        newest: { seenAt: null },
        isWithdrawable: true,
      })
      await readVersion(target(), admin, client, document, 'downloadDocument')
      const seen = await read(document.id)
      expect(seen.views.map(({ number, how, by }) => [number, how, by.isStaff])).toEqual([
        [1, 'downloaded', true],
        [1, 'opened', false],
      ])
      expect(seen.document).toMatchObject({ newest: { seenAt: seen.views[0]?.at }, isWithdrawable: false })
      await expectProblem(await send(withdrawDocument, document.id, asha), 'openedAlready')

      // A version that was not opened yet.
      await addVersionOf(target(), asha, client, document.id)
      expect((await send(withdrawDocument, document.id, asha)).status).toBe(204)
      expect((await read(document.id)).document).toMatchObject({ versions: 1, newest: { number: 1 } })

      const unseen = await addDocumentOf(target(), asha, client)
      expect((await send(withdrawDocument, unseen.id, asha)).status).toBe(204)
      await expectProblem(await send(withdrawDocument, unseen.id, asha), 'notFound')
      await expectProblem(
        await sendCall(target(), getDocument, {
          cookie: admin.cookie,
          params: { client, document: unseen.id },
        }),
        'notFound',
      )
    })

    test('what the firm delivers is the firm’s: a member opens it, and neither changes nor withdraws it', async () => {
      const upload = await startUploadOf(target(), asha, client)
      const claimed = await sendCall(target(), addDocument, {
        cookie: asha.cookie,
        params: { client },
        body: { ...newDocument, upload, deliveredAs: 'itr-v' },
      })
      expect(await expectProblem(claimed, 'invalid')).toEqual({
        deliveredAs: 'Only the practice delivers documents.',
      })
      const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'challan' })
      expect(document).toMatchObject({ source: 'firm', deliveredAs: 'challan' })
      await readVersion(target(), admin, client, document)
      expect((await read(document.id)).document).toMatchObject({
        newest: { seenAt: null },
        isEditable: false,
        isWithdrawable: false,
      })
      await expectProblem(await send(withdrawDocument, document.id, asha), 'forbidden')
      const params = { client, document: document.id }
      const changed = await sendCall(target(), updateDocument, {
        cookie: asha.cookie,
        params,
        body: { name: 'mine', category: 'other', version: 1 },
      })
      await expectProblem(changed, 'forbidden')
      const replaced = await sendCall(target(), addDocumentVersion, {
        cookie: asha.cookie,
        params,
        body: { upload },
      })
      await expectProblem(replaced, 'forbidden')
      await readVersion(target(), asha, client, document)
      expect((await read(document.id, admin)).document.newest.seenAt).not.toBeNull()
    })

    test('a member with limited access sees and sends documents, and changes those of its own', async () => {
      const document = await addDocumentOf(target(), asha, client)
      await readVersion(target(), asha, client, document)
      await readVersion(target(), limited, client, document)
      await readVersion(target(), admin, client, document)
      const views = async (caller: TestCaller) =>
        (await read(document.id, caller)).views.map(({ by }) => by.isStaff)
      expect(await views(asha)).toEqual([true, false, false])
      expect(await views(limited)).toEqual([true, false])
      await expectProblem(await send(withdrawDocument, document.id, limited), 'forbidden')
      const own = await addDocumentOf(target(), limited, client)
      expect(own).toMatchObject({ isEditable: true, isWithdrawable: true })
      expect((await send(withdrawDocument, own.id, limited)).status).toBe(204)
    })

    test('the staff removes, restores and erases in two steps; members do not see what is removed', async () => {
      const content = newContent()
      const document = await addDocumentOf(target(), asha, client, {}, { content })
      const params = { client, document: document.id }
      const removed = await succeed(target(), removeDocument, { cookie: admin.cookie, params })
      expect(removed.body.removedAt).not.toBeNull()
      expect(ids((await list()).documents)).not.toContain(document.id)
      expect((await list({ status: 'removed' })).documents).toEqual([])
      expect(ids((await list({ status: 'removed' }, admin)).documents)).toContain(document.id)
      const numbered = { ...params, number: '1' }
      for (const endpoint of [getDocument, previewDocument, markDocumentRead])
        await expectProblem(
          await sendCall(target(), endpoint, { cookie: asha.cookie, params: numbered }),
          'notFound',
        )
      // Its content is no duplicate meanwhile.
      await addDocumentOf(target(), asha, client, {}, { content })
      await succeed(target(), restoreDocument, { cookie: admin.cookie, params })
      expect(ids((await list()).documents)).toContain(document.id)
      const erase = () => sendCall(target(), eraseDocument, { cookie: admin.cookie, params })
      await expectProblem(await erase(), 'notRemoved')
      await succeed(target(), removeDocument, { cookie: admin.cookie, params })
      expect((await erase()).status).toBe(204)
      await expectProblem(await erase(), 'notFound')
    })

    test('comments are in order, unread for others until they are read, and sent once', async () => {
      const { id } = await addDocumentOf(target(), asha, client)
      const comment = (text: string, { cookie }: TestCaller, reference = newReference('DC')) =>
        sendCall(target(), addDocumentComment, {
          cookie,
          params: { client, document: id },
          body: { text },
          headers: { [referenceHeader]: reference },
        })
      const reference = newReference('DC')
      await comment('कौन सा महीना?', asha, reference)
      await comment('कौन सा महीना?', asha, reference)
      await comment('October.', admin)
      const { document, comments } = await read(id, limited)
      expect(document).toMatchObject({ comments: 2, unread: 2 })
      expect(comments.map(({ text, author, isOwn }) => [text, author.isStaff, isOwn])).toEqual([
        ['कौन सा महीना?', false, false],
        ['October.', true, false],
      ])
      await succeed(target(), markDocumentRead, { cookie: limited.cookie, params: { client, document: id } })
      expect((await read(id, limited)).document.unread).toBe(0)
      expect((await read(id)).document.unread).toBe(1)
    })

    test('the documents of a year are one zip, with names intact', async () => {
      const { id } = await addClientOf(target(), [asha.username])
      const png = samplePng(4, 4, () => 128)
      await addDocumentOf(target(), asha, id, { name: 'दुकान का फोटो' }, { content: png, name: 'shop.png' })
      await addDocumentOf(target(), asha, id, { name: 'Other year', year: '2024-25' })
      const delivered = await addDocumentOf(target(), admin, id, {
        name: 'Computation',
        deliveredAs: 'computation',
      })
      const response = await sendCall(target(), downloadYear, {
        cookie: asha.cookie,
        params: { client: id, year: '2026-27' },
      })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/zip')
      const text = new TextDecoder().decode(await response.arrayBuffer())
      expect(text).toContain('दुकान का फोटो.png')
      expect(text).toContain('Computation.pdf')
      expect(text).not.toContain('Other year')
      const { views } = (
        await succeed(target(), getDocument, {
          cookie: admin.cookie,
          params: { client: id, document: delivered.id },
        })
      ).body
      expect(views).toMatchObject([{ how: 'downloaded', by: { isStaff: false } }])
    })

    test('activity is listed with the newest first, and forgets what was withdrawn', async () => {
      const { id } = await addClientOf(target(), [asha.username])
      const document = await addDocumentOf(target(), asha, id, { name: 'बिल.pdf' })
      const unseen = await addDocumentOf(target(), asha, id)
      await readVersion(target(), admin, id, document)
      const params = { client: id, document: unseen.id }
      await succeed(target(), withdrawDocument, { cookie: asha.cookie, params })
      const page = async (more: Readonly<Record<string, string>> = {}) =>
        (await succeed(target(), listActivity, { cookie: asha.cookie, params: { client: id, ...more } })).body
      const { activity } = await page()
      expect(activity.map(({ kind, isOwn, subject }) => [kind, isOwn, subject.name])).toEqual([
        ['document-opened', false, 'बिल.pdf'],
        ['document-sent', true, 'बिल.pdf'],
      ])
      const first = await page({ limit: '1' })
      expect(first).toEqual({ activity: activity.slice(0, 1), hasMore: true })
      const next = await page({ limit: '1', after: first.activity[0]?.id ?? '' })
      expect(next).toEqual({ activity: activity.slice(1), hasMore: false })
    })

    test('members with limited access do not see in the activity what other members opened', async () => {
      const [reader, other] = [await addCaller(target()), await addCaller(target())]
      const { id } = await addClientOf(target(), [asha.username])
      for (const { username } of [reader, other]) await setAccess(target(), id, username, 'limited')
      const delivered = { deliveredAs: 'computation' } as const
      const opened = await addDocumentOf(target(), admin, id, { ...delivered, name: 'Computation.pdf' })
      const own = await addDocumentOf(target(), admin, id, { ...delivered, name: 'Challan.pdf' })
      const sent = await addDocumentOf(target(), asha, id, { name: 'बिल.pdf' })
      await readVersion(target(), asha, id, opened)
      await readVersion(target(), other, id, own)
      await readVersion(target(), admin, id, sent)
      const openings = async ({ cookie }: TestCaller, limit = '20') =>
        (await succeed(target(), listActivity, { cookie, params: { client: id, limit } })).body.activity
          .filter(({ kind }) => kind === 'document-opened')
          .map(({ subject }) => subject.name)
      expect(await openings(asha)).toEqual(['बिल.pdf', 'Challan.pdf', 'Computation.pdf'])
      expect(await openings(reader)).toEqual(['बिल.pdf'])
      expect(await openings(other)).toEqual(['बिल.pdf', 'Challan.pdf'])
      // Pages are as long as for others.
      const { body } = await succeed(target(), listActivity, {
        cookie: reader.cookie,
        params: { client: id, limit: '2' },
      })
      expect([body.activity.length, body.hasMore]).toEqual([2, true])
    })

    test('whoever is no member any more sees nothing from the next call on, half-finished uploads included', async () => {
      const leaving = await addCaller(target())
      const { id } = await addClientOf(target(), [leaving.username])
      const document = await addDocumentOf(target(), leaving, id)
      const upload = await startUploadOf(target(), leaving, id, { content: samplePdf(['half']) }, 10)
      await succeed(target(), removeMember, {
        cookie: admin.cookie,
        params: { client: id, username: leaving.username },
      })
      const params = { client: id, document: document.id, number: '1', upload, year: '2026-27' }
      for (const endpoint of [listDocuments, getDocument, previewDocument, downloadYear, listActivity])
        await expectProblem(
          await sendCall(target(), endpoint, { cookie: leaving.cookie, params }),
          'notFound',
        )
      expect((await sendCall(target(), getUpload, { cookie: leaving.cookie, params })).status).toBe(404)
    })
  })
}
