/** How long papers are kept, and their erasure after it. That a job erases each once is tested on the server. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, adminOf, setHoldOf } from './client-calls.ts'
import { addDocumentOf } from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import { addOldPapersOf } from './retention-samples.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  eraseRetained,
  listErasable,
  listRetentionErasures,
  listRetentionPeriods,
  setRetentionPeriod,
  stopRetentionErasure,
} = endpoints

export function describeRetention(start: StartTarget) {
  describe('how long papers are kept', () => {
    const target = useTarget(start, { rateLimits: 'off' })
    let admin: TestCaller
    let owner: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      owner = await addCaller(target(), { role: 'super_admin' })
    })

    const set = (body: object, { cookie }: TestCaller = owner, category = 'identity') =>
      sendCall(target(), setRetentionPeriod, {
        cookie,
        params: { category },
        body: { years: 8, reason: 'The insurer asks for it.', version: 0, ...body },
      })

    test('follows from the law, and is made longer by a super_admin alone, with a reason', async () => {
      const { body } = await succeed(target(), listRetentionPeriods, { cookie: admin.cookie })
      expect(body.periods.map(({ category, years }) => [category, years])).toEqual([
        ['tax-returns', 7],
        ['gst', 6],
        ['accounts', 8],
        ['reports', 7],
        ['identity', 5],
      ])
      expect(body.periods[0]).toEqual({
        category: 'tax-returns',
        years: 7,
        lawYears: 7,
        reason: '',
        setAt: null,
        setBy: null,
        version: 0,
      })
      const reader = await addCaller(target(), { role: 'readonly' })
      for (const caller of [admin, reader]) await expectProblem(await set({}, caller), 'forbidden')
      expect(await expectProblem(await set({ years: 4 }), 'invalid')).toEqual({
        years: 'The law has them kept longer. A period can only be made longer than the law’s.',
      })
      expect(await expectProblem(await set({ reason: ' ' }), 'invalid')).toEqual({
        reason: 'Please give the reason.',
      })
      await expectProblem(await set({}, owner, 'letters'), 'notFound')
      expect((await set({})).status).toBe(200)
      // Another one has changed it meanwhile.
      await expectProblem(await set({ years: 10 }), 'changedMeanwhile')
      const changed = await succeed(target(), listRetentionPeriods, { cookie: reader.cookie })
      expect(changed.body.periods.at(-1)).toMatchObject({
        years: 8,
        lawYears: 5,
        reason: 'The insurer asks for it.',
        setBy: { isStaff: true },
        version: 1,
      })
      // Back to the law's.
      expect((await set({ years: 5, version: 1 })).status).toBe(200)
    })
  })

  describe('papers whose period is over', () => {
    const target = useTarget(start, { rateLimits: 'off' })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const list = async (caller = admin) => {
      const { body } = await succeed(target(), listErasable, { cookie: caller.cookie })
      return body.clients
    }
    const erase = (body: object, reference = newReference('RX'), { cookie } = admin) =>
      sendCall(target(), eraseRetained, { cookie, body, headers: { [referenceHeader]: reference } })

    test('are listed by client and category, since when, and with the holds', async () => {
      const member = await addCaller(target())
      const { id: client } = await addClientOf(target(), [member.username], { name: 'Iyer Stores' })
      const add = (category: string, year: string) =>
        addDocumentOf(target(), member, client, { name: `${category} ${year}`, category, year })
      await add('gst', '2010-11')
      await add('gst', '2012-13')
      await add('gst', '2026-27')
      await add('bank', '2010-11')
      // Five years after the last year with a client's papers.
      await add('identity', '2010-11')
      const reader = await addCaller(target(), { role: 'readonly' })
      const found = (await list(reader)).find((each) => each.client === client)
      expect(found).toEqual({
        client,
        name: 'Iyer Stores',
        // For a business, rule 46 keeps longer than section 36 of the CGST Act.
        parts: [
          { category: 'gst', documents: 2, since: '2018-04-01' },
          { category: 'accounts', documents: 1, since: '2019-04-01' },
        ],
        holds: [],
      })
      const { reason } = await setHoldOf(target(), client)
      expect((await list()).find((each) => each.client === client)?.holds).toEqual([reason])
    })

    test('are not due while a legal hold of their own stands', async () => {
      const member = await addCaller(target())
      const { id: client } = await addClientOf(target(), [member.username])
      const of2010 = { category: 'gst', year: '2010-11' }
      const { id: document } = await addDocumentOf(target(), member, client, { name: 'Held', ...of2010 })
      await addDocumentOf(target(), member, client, { name: 'Due', ...of2010 })
      const due = async () => (await list()).find((each) => each.client === client)
      expect(await due()).toMatchObject({ parts: [{ documents: 2 }] })
      await setHoldOf(target(), client, document)
      expect(await due()).toMatchObject({ parts: [{ documents: 1 }], holds: [] })
      const parts = [{ client, category: 'gst' }]
      await expectProblem(await erase({ parts, documents: 2 }), 'invalid')
    })

    test('are listed for the staff alone', async () => {
      const member = await addCaller(target())
      await expectProblem(await sendCall(target(), listErasable, { cookie: member.cookie }), 'forbidden')
    })

    test('are read in pages', async () => {
      const first = await addOldPapersOf(target())
      const second = await addOldPapersOf(target())
      const seen: string[] = []
      let after = ''
      for (;;) {
        const { body } = await succeed(target(), listErasable, {
          cookie: admin.cookie,
          params: { limit: '1', after },
        })
        seen.push(...body.clients.map(({ client }) => client))
        if (body.next === null) break
        after = body.next
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toEqual(expect.arrayContaining([first, second]))
    })

    test('are erased only in the number that was seen, by a job, which can be stopped', async () => {
      const client = await addOldPapersOf(target(), 2)
      const parts = [{ client, category: 'gst' }]
      for (const documents of [1, 3])
        expect(await expectProblem(await erase({ parts, documents }), 'invalid')).toEqual({
          documents: 'The number of documents has changed meanwhile.',
        })
      // Nothing of this category is due.
      await expectProblem(await erase({ parts: [{ client, category: 'reports' }], documents: 0 }), 'invalid')
      const reader = await addCaller(target(), { role: 'readonly' })
      await expectProblem(await erase({ parts, documents: 2 }, undefined, reader), 'forbidden')
      const reference = newReference('RX')
      const first = await erase({ parts, documents: 2 }, reference)
      expect(first.status).toBe(201)
      expect(await first.json()).toMatchObject({
        reference,
        clients: 1,
        documents: 2,
        erased: 0,
        held: 0,
        changed: 0,
        state: 'running',
        startedBy: { isStaff: true },
      })
      expect((await erase({ parts, documents: 2 }, reference)).status).toBe(201)
      const { body: stopped } = await succeed(target(), stopRetentionErasure, {
        cookie: admin.cookie,
        params: { erasure: reference },
      })
      expect(stopped).toMatchObject({ state: 'stopped', erased: 0 })
      const { body } = await succeed(target(), listRetentionErasures, { cookie: reader.cookie })
      expect(body.erasures).toEqual([stopped])
      expect((await list()).find((each) => each.client === client)?.parts).toMatchObject([{ documents: 2 }])
    })
  })
}
