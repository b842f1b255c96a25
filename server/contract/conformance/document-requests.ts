import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentRequest } from '../documents/schema.ts'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addTaskOf, adminOf, returnOf } from './client-calls.ts'
import {
  addDocumentOf,
  addRequestOf,
  addUploaded,
  addVersionOf,
  askApprovalOf,
  newContent,
  newDocument,
  newRequest,
  startUploadOf,
} from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { setAccess } from './client-calls.ts'
import { useTarget } from './use-target.ts'

const {
  addDocument,
  answerItem,
  askApproval,
  decideApproval,
  fulfilItem,
  getDocument,
  getTask,
  listApprovals,
  listRequests,
  removeDocument,
  removeRequest,
  restoreDocument,
  reviewItem,
  setFilingStatus,
  updateRequest,
} = endpoints

export function describeDocumentRequests(start: StartTarget) {
  describe('what a client is asked for', () => {
    let now = Date.parse('2026-11-24T06:00:00.000Z')
    const target = useTarget(start, { rateLimits: 'off', clock: () => new Date((now += 1000)) })
    let admin: TestCaller
    let asha: TestCaller
    let client: string
    beforeAll(async () => {
      admin = await adminOf(target())
      asha = await addCaller(target())
      client = (await addClientOf(target(), [asha.username])).id
    })

    const list = async (params: Readonly<Record<string, string>> = {}) =>
      (await succeed(target(), listRequests, { cookie: asha.cookie, params: { client, ...params } })).body
        .requests

    const find = async (id: string, status = 'open') => {
      const found = (await list({ status, limit: '100' })).find((request) => request.id === id)
      expect(found).toBeDefined()
      return found!
    }

    const itemOf = ({ id, items }: DocumentRequest, index = 0) => ({
      client,
      request: id,
      item: items[index]?.id ?? '',
    })

    const review = (params: ReturnType<typeof itemOf>, body: object) =>
      sendCall(target(), reviewItem, { cookie: admin.cookie, params, body })

    describe('requests', () => {
      test('an item is sent by an upload, returned with a reason, sent again, and accepted', async () => {
        const request = await addRequestOf(target(), client)
        expect(request).toMatchObject({ waitsFor: 'client', dueOn: '2026-12-05', version: 1 })
        expect(request.items.map(({ title, status }) => [title, status])).toEqual([
          ['Sales invoices', 'asked'],
          ['बैंक स्टेटमेंट', 'asked'],
        ])
        const params = itemOf(request)
        expect(await expectProblem(await review(params, { decision: 'accepted' }), 'invalid')).toEqual({
          decision: 'Nothing was sent for this yet.',
        })
        const document = await addDocumentOf(target(), asha, client, { item: params.item })
        const [first] = (await find(request.id)).items
        expect(first).toMatchObject({ status: 'sent', documents: [{ id: document.id, name: document.name }] })

        const returned = { decision: 'returned', text: 'The second page.' }
        expect(await expectProblem(await review(params, returned), 'invalid')).toEqual({
          reason: 'Please choose why it is returned.',
        })
        expect(
          await expectProblem(await review(params, { decision: 'returned', reason: 'other' }), 'invalid'),
        ).toEqual({ text: 'Please write the reason.' })
        expect((await review(params, { ...returned, reason: 'blurred' })).status).toBe(200)
        // A newer version of the same document answers the return.
        await addVersionOf(target(), asha, client, document.id)
        expect((await review(params, { decision: 'accepted' })).status).toBe(200)
        const [item] = (await find(request.id)).items
        expect(
          item?.history.map(({ status, by, reason, text }) => [status, by.isStaff, reason, text]),
        ).toEqual([
          ['asked', true, null, ''],
          ['sent', false, null, ''],
          ['returned', true, 'blurred', 'The second page.'],
          ['sent', false, null, ''],
          ['accepted', true, null, ''],
        ])
        const times = item?.history.map(({ at }) => at) ?? []
        expect(times).toEqual(times.toSorted())
        const late = await sendCall(target(), addDocument, {
          cookie: asha.cookie,
          params: { client },
          body: { ...newDocument, upload: await startUploadOf(target(), asha, client), item: params.item },
        })
        expect(await expectProblem(late, 'invalid')).toEqual({
          item: 'What was sent for this is accepted already.',
        })
      })

      test('an item is answered without a document; the request is done once everything is accepted', async () => {
        const request = await addRequestOf(target(), client)
        const answer = (index: number, body: object) =>
          sendCall(target(), answerItem, { cookie: asha.cookie, params: itemOf(request, index), body })
        expect(await expectProblem(await answer(0, { answer: 'not-applicable' }), 'invalid')).toEqual({
          reason: 'Please write a reason, so that we know.',
        })
        await answer(0, { answer: 'not-applicable', reason: 'There were no sales.' })
        await answer(1, { answer: 'sent-otherwise', reason: 'By courier on Monday.' })
        expect(await find(request.id)).toMatchObject({
          waitsFor: 'firm',
          items: [{ status: 'not-applicable' }, { status: 'sent-otherwise' }],
        })
        await review(itemOf(request, 0), { decision: 'accepted' })
        await review(itemOf(request, 1), {
          decision: 'returned',
          reason: 'other',
          text: 'It did not arrive.',
        })
        expect(await find(request.id)).toMatchObject({ waitsFor: 'client' })
        await answer(1, { answer: 'sent-otherwise', reason: 'Sent once more.' })
        await review(itemOf(request, 1), { decision: 'accepted' })
        expect(await find(request.id, 'done')).toMatchObject({ waitsFor: null })
        expect((await list()).map(({ id }) => id)).not.toContain(request.id)
      })

      test('a stored document is sent for an item; removed by the staff, the item is asked for again', async () => {
        const request = await addRequestOf(target(), client)
        const document = await addDocumentOf(target(), asha, client)
        const params = itemOf(request)
        const fulfil = (id: string) =>
          sendCall(target(), fulfilItem, { cookie: asha.cookie, params, body: { document: id } })
        await fulfil(document.id)
        expect(await find(request.id)).toMatchObject({ items: [{ status: 'sent' }, {}] })
        const named = { cookie: admin.cookie, params: { client, document: document.id } }
        await succeed(target(), removeDocument, named)
        expect(await find(request.id)).toMatchObject({ items: [{ status: 'asked', documents: [] }, {}] })
        await succeed(target(), restoreDocument, named)
        expect(await find(request.id)).toMatchObject({
          items: [{ status: 'sent', documents: [{ id: document.id }] }, {}],
        })
        const other = await addDocumentOf(target(), admin, (await addClientOf(target())).id)
        expect(await expectProblem(await fulfil(other.id), 'invalid')).toEqual({
          document: 'This document does not exist any more. Please reload the page.',
        })
      })

      test('the staff changes a request: items stay by their id, and what was sent for is not removed', async () => {
        const request = await addRequestOf(target(), client)
        const [sales, bank] = request.items
        await addDocumentOf(target(), asha, client, { item: bank?.id })
        const change = (items: readonly object[], version: number) =>
          sendCall(target(), updateRequest, {
            cookie: admin.cookie,
            params: { client, request: request.id },
            body: { ...newRequest, title: 'अक्टूबर के कागज़', items, version },
          })
        const purchases = { title: 'Purchase invoices', category: 'purchases' }
        expect(await expectProblem(await change([purchases], 1), 'invalid')).toEqual({
          items: 'A document that was sent or answered cannot be removed from the request.',
        })
        const kept = { id: bank?.id, title: 'Bank statement', category: 'bank' }
        const changed = (await (await change([purchases, kept], 1)).json()) as DocumentRequest
        expect(changed).toMatchObject({
          title: 'अक्टूबर के कागज़',
          version: 2,
          items: [
            { ...purchases, status: 'asked' },
            { ...kept, status: 'sent' },
          ],
        })
        expect(changed.items.map(({ id }) => id)).not.toContain(sales?.id)
        await expectProblem(await change([kept], 1), 'changedMeanwhile')
        // An item of another request.
        const foreign = (await addRequestOf(target(), client)).items[0]
        await expectProblem(await change([kept, { ...purchases, id: foreign?.id }], 2), 'invalid')
      })

      test('requests are ordered by due date, those without one last, and paged without a gap', async () => {
        const { id } = await addClientOf(target(), [asha.username])
        for (const dueOn of [null, '2027-01-10', '2026-12-01'])
          await addRequestOf(target(), id, { ...newRequest, dueOn })
        const page = async (after = '') =>
          (
            await succeed(target(), listRequests, {
              cookie: asha.cookie,
              params: { client: id, limit: '2', after },
            })
          ).body
        const first = await page()
        const next = await page(first.requests.at(-1)?.id)
        expect([first.hasMore, next.hasMore]).toEqual([true, false])
        expect([...first.requests, ...next.requests].map(({ dueOn }) => dueOn)).toEqual([
          '2026-12-01',
          '2027-01-10',
          null,
        ])
        await succeed(target(), removeRequest, {
          cookie: admin.cookie,
          params: { client: id, request: first.requests[0]?.id ?? '' },
        })
        expect((await page()).requests).toHaveLength(2)
      })
    })

    describe('approvals', () => {
      const decide = (approval: string, body: object, caller = asha) =>
        sendCall(target(), decideApproval, { cookie: caller.cookie, params: { client, approval }, body })

      const waiting = async (params: Readonly<Record<string, string>> = {}) =>
        (await succeed(target(), listApprovals, { cookie: asha.cookie, params: { client, ...params } })).body
          .approvals

      test('a version is approved by its checksum, once, and by a member with full access', async () => {
        const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'computation' })
        const approval = await askApprovalOf(target(), client, document)
        const { sha256 } = document.newest
        expect(approval).toMatchObject({ status: 'waiting', number: 1, sha256, askedBy: { isStaff: true } })
        expect(await waiting()).toContainEqual(approval)
        const limited = await addCaller(target())
        await setAccess(target(), client, limited.username, 'limited')
        const body = { decision: 'approved', sha256 }
        await expectProblem(await decide(approval.id, body, limited), 'forbidden')
        await expectProblem(
          await decide(approval.id, { ...body, sha256: '0'.repeat(64) }),
          'changedMeanwhile',
        )
        expect(await (await decide(approval.id, body)).json()).toMatchObject({
          status: 'approved',
          decidedBy: { isStaff: false },
          decidedAt: expect.any(String),
        })
        await expectProblem(await decide(approval.id, body), 'changedMeanwhile')
        expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: approval.id }))
        expect((await waiting({ status: 'all' }))[0]).toMatchObject({ id: approval.id, status: 'approved' })
      })

      test('what the firm delivers has a comment and waits for approval from the start; a member asks for none', async () => {
        const asked = { comment: 'दो पन्ने हैं।', approval: { note: 'Please check the rent.' } }
        const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'report', ...asked })
        const { sha256 } = document.newest
        expect(document.approval).toMatchObject({ status: 'waiting', number: 1, sha256, ...asked.approval })
        const params = { client, document: document.id }
        const { body } = await succeed(target(), getDocument, { cookie: asha.cookie, params })
        expect(body.document.unread).toBe(1)
        expect(body.comments).toMatchObject([{ text: asked.comment, author: { isStaff: true } }])
        expect(await waiting()).toContainEqual(document.approval)

        const upload = await startUploadOf(target(), asha, client)
        const refused = await sendCall(target(), addDocument, {
          cookie: asha.cookie,
          params: { client },
          body: { ...newDocument, upload, approval: {} },
        })
        expect(await expectProblem(refused, 'invalid')).toEqual({
          approval: 'Only the practice asks for an approval.',
        })
      })

      test('the same bytes delivered for a task: nothing is attached, since the comment would be lost', async () => {
        const content = newContent()
        const { id } = await addDocumentOf(target(), admin, client, { deliveredAs: 'report' }, { content })
        const { id: task } = await addTaskOf(target(), client)
        const upload = await startUploadOf(target(), admin, client, { content })
        const body = { ...newDocument, deliveredAs: 'report', comment: 'कृपया देखें।', upload, task } as const
        expect(await addUploaded(target(), admin, client, body)).toMatchObject({
          isDuplicate: true,
          document: { id, task: null, comments: 0 },
        })
        const kept = { ...body, isDuplicateAllowed: true }
        expect(await addUploaded(target(), admin, client, kept)).toMatchObject({
          isDuplicate: false,
          document: { task, comments: 1 },
        })
      })

      test.each(['approved', 'refused'])(
        'a return that waits for the approval of its document waits for the firm once it is %s',
        async (decision) => {
          const { id: task } = await returnOf(target(), client)
          const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'computation', task })
          const approval = await askApprovalOf(target(), client, document)
          const { body: before } = await succeed(target(), setFilingStatus, {
            cookie: admin.cookie,
            params: { client, task },
            body: { status: 'for-approval' },
          })
          expect(before.waitsFor).toBe('client')
          const { sha256 } = document.newest
          const decided = await decide(approval.id, { decision, sha256, reason: 'The rent is wrong.' })
          expect(decided.status).toBe(200)
          const { body } = await succeed(target(), getTask, {
            cookie: asha.cookie,
            params: { client, task },
          })
          expect(body.task).toMatchObject({ waitsFor: 'firm', version: before.version + 1 })
        },
      )

      test('a newer version voids an approval, whether it waits or was given', async () => {
        const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'report' })
        const { sha256 } = document.newest
        const given = await askApprovalOf(target(), client, document)
        await decide(given.id, { decision: 'approved', sha256 })
        const newer = await addVersionOf(target(), admin, client, document.id)
        expect(newer.approval).toBeNull()
        const asked = await askApprovalOf(target(), client, newer)
        await addVersionOf(target(), admin, client, document.id)
        await expectProblem(
          await decide(asked.id, { decision: 'approved', sha256: newer.newest.sha256 }),
          'changedMeanwhile',
        )
        const { approvals } = (
          await succeed(target(), getDocument, {
            cookie: asha.cookie,
            params: { client, document: document.id },
          })
        ).body
        expect(approvals.map(({ status, number }) => [status, number])).toEqual([
          ['voided', 2],
          ['voided', 1],
        ])
      })

      test('it is not approved with a reason; asked again, only the newest waits', async () => {
        const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'report' })
        const { sha256 } = document.newest
        const first = await askApprovalOf(target(), client, document)
        const second = await askApprovalOf(target(), client, document)
        await expectProblem(await decide(first.id, { decision: 'approved', sha256 }), 'changedMeanwhile')
        const refusal = { decision: 'refused', sha256 }
        expect(await expectProblem(await decide(second.id, refusal), 'invalid')).toEqual({
          reason: 'Please write why you do not approve it.',
        })
        const reason = 'किराया गलत है।'
        expect(await (await decide(second.id, { ...refusal, reason })).json()).toMatchObject({
          status: 'refused',
          reason,
        })
      })

      test('only a version that exists is approved, and nothing of a removed document', async () => {
        const document = await addDocumentOf(target(), admin, client, { deliveredAs: 'report' })
        const params = { client, document: document.id }
        const ask = (number: number) =>
          sendCall(target(), askApproval, { cookie: admin.cookie, params, body: { number } })
        await expectProblem(await ask(2), 'invalid')
        const approval = await askApprovalOf(target(), client, document)
        await succeed(target(), removeDocument, { cookie: admin.cookie, params })
        await expectProblem(await ask(1), 'notFound')
        const { sha256 } = approval
        await expectProblem(await decide(approval.id, { decision: 'approved', sha256 }), 'notFound')
      })
    })
  })
}
