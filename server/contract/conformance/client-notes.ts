/** Notes of the firm about a client. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addNoteOf, adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference, testClock } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addClientNote, exportClientData, listActivity, listClientNotes, removeClientNote, updateClientNote } =
  endpoints

export function describeClientNotes(start: StartTarget) {
  describe('notes of the firm about a client', () => {
    const time = testClock()
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const listFor = async (client: string, params: object = {}, { cookie } = admin) =>
      (await succeed(target(), listClientNotes, { cookie, params: { client, ...params } })).body

    const change = (client: string, note: string, body: object) =>
      sendCall(target(), updateClientNote, { cookie: admin.cookie, params: { client, note }, body })

    test('are never shown to a member of the client, by any call', async () => {
      const asha = await addCaller(target())
      const { id: client } = await addClientOf(target(), [asha.username])
      const text = 'Owes us for two years; ask before new work.'
      const { reference: note } = await addNoteOf(target(), client, text)
      const as = { cookie: asha.cookie, params: { client, note } }
      for (const endpoint of [listClientNotes, removeClientNote])
        await expectProblem(await sendCall(target(), endpoint, as), 'forbidden')
      const written = { ...as, body: { text, version: 1 } }
      await expectProblem(await sendCall(target(), updateClientNote, written), 'forbidden')
      const key = { [referenceHeader]: newReference('CN') }
      await expectProblem(await sendCall(target(), addClientNote, { ...written, headers: key }), 'forbidden')
      for (const endpoint of [exportClientData, listActivity]) {
        const response = await sendCall(target(), endpoint, { cookie: asha.cookie, params: { client } })
        expect(response.status).toBe(200)
        const received = new TextDecoder().decode(await response.arrayBuffer())
        expect(received).not.toContain(text)
        expect(received).not.toContain(note)
      }
    })

    test('are read by readonly, the newest first, in pages', async () => {
      const reader = await addCaller(target(), { role: 'readonly' })
      const { id: client } = await addClientOf(target())
      const { id: other } = await addClientOf(target())
      await addNoteOf(target(), other)
      const texts = ['First', 'Second', 'Third', 'Fourth', 'पाँचवाँ\nनोट']
      for (const [index, text] of texts.entries()) {
        time.set(`2026-11-23T04:0${index}:00.000Z`)
        await addNoteOf(target(), client, text)
      }
      const all = await listFor(client, {}, reader)
      expect(all.hasMore).toBe(false)
      expect(all.notes.map(({ text }) => text)).toEqual(texts.toReversed())
      expect(all.notes[0]).toMatchObject({
        author: { fullName: expect.stringMatching(/./), isStaff: true },
        at: '2026-11-23T04:04:00.000Z',
        changedAt: null,
        version: 1,
      })
      const paged: string[] = []
      for (let after = '', hasMore = true; hasMore;) {
        const page = await listFor(client, { limit: '2', ...(after && { after }) }, reader)
        paged.push(...page.notes.map(({ text }) => text))
        after = page.notes.at(-1)?.reference ?? ''
        hasMore = page.hasMore
      }
      expect(paged).toEqual(texts.toReversed())
    })

    test('are stored once, however often they are sent', async () => {
      const { id: client } = await addClientOf(target())
      const reference = newReference('CN')
      const send = (text: string, to = client) =>
        sendCall(target(), addClientNote, {
          cookie: admin.cookie,
          params: { client: to },
          body: { text },
          headers: { [referenceHeader]: reference },
        })
      const responses = await Promise.all([send('Call after 5 pm.'), send(' Call after 5 pm. ')])
      expect(responses.map(({ status }) => status)).toEqual([201, 201])
      await expectProblem(await send('Another text.'), 'referenceReused')
      await expectProblem(await send('Call after 5 pm.', (await addClientOf(target())).id), 'referenceReused')
      expect((await listFor(client)).notes).toHaveLength(1)
    })

    test('of changes to one version at once, one succeeds and the others get 409', async () => {
      const { id: client } = await addClientOf(target())
      const { reference: note } = await addNoteOf(target(), client)
      const responses = await Promise.all(
        ['First', 'Second', 'Third'].map((text) => change(client, note, { text, version: 1 })),
      )
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      const [stored] = (await listFor(client)).notes
      expect(stored).toMatchObject({ version: 2, changedAt: time.clock().toISOString() })
      expect((await change(client, note, { text: 'Fourth', version: 2 })).status).toBe(200)
    })

    test('are reached by their own client only, and are gone once they are erased', async () => {
      const { id: client } = await addClientOf(target())
      const { id: other } = await addClientOf(target())
      const { reference: note } = await addNoteOf(target(), client)
      await expectProblem(await change(other, note, { text: 'Elsewhere', version: 1 }), 'notFound')
      const remove = (of: string) =>
        sendCall(target(), removeClientNote, { cookie: admin.cookie, params: { client: of, note } })
      await expectProblem(await remove(other), 'notFound')
      expect((await remove(client)).status).toBe(204)
      await expectProblem(await remove(client), 'notFound')
      expect((await listFor(client)).notes).toEqual([])
      expect((await target().stored.clientNotes()).map(({ reference }) => reference)).not.toContain(note)
    })
  })
}
