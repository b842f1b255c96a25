/** Legal holds: while one stands, nothing of the client is erased. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addNoteOf, adminOf, setHoldOf } from './client-calls.ts'
import { sendEnquiryOf } from './data-rights-samples.ts'
import { addDocumentOf, addRequestOf } from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import { accountPassword } from './target.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  confirmErasure,
  deleteAccount,
  endHold,
  eraseDocument,
  getDocument,
  getErasure,
  listDocuments,
  listHolds,
  prepareErasure,
  removeClientNote,
  removeDocument,
  removeRequest,
  requestErasure,
  setHold,
  withdrawConsent,
  withdrawDocument,
} = endpoints

export function describeLegalHolds(start: StartTarget) {
  describe('legal holds', () => {
    const target = useTarget(start)
    let admin: TestCaller
    let asha: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      asha = await addCaller(target())
    })

    const end = (client: string, hold: string) =>
      sendCall(target(), endHold, {
        cookie: admin.cookie,
        params: { client, hold },
        body: { reason: 'The appeal is decided.' },
      })

    test('are set with a reason and ended with one, and stay listed, the newest first', async () => {
      const { id: client } = await addClientOf(target())
      const first = await setHoldOf(target(), client)
      expect(first).toMatchObject({ setBy: { isStaff: true }, endedAt: null, endedBy: null, endReason: '' })
      const second = await setHoldOf(target(), client)
      expect((await end(client, first.reference)).status).toBe(200)
      await expectProblem(await end(client, first.reference), 'holdEnded')
      const { body } = await succeed(target(), listHolds, { cookie: admin.cookie, params: { client } })
      expect(body.holds.map(({ reference }) => reference).toSorted()).toEqual(
        [first.reference, second.reference].toSorted(),
      )
      expect(body.holds.find(({ reference }) => reference === first.reference)).toMatchObject({
        reason: first.reason,
        endReason: 'The appeal is decided.',
        endedBy: { isStaff: true },
      })
    })

    test('are read by readonly, changed by managers only, and never shown to a member', async () => {
      const { id: client } = await addClientOf(target(), [asha.username])
      const { reference: hold, reason } = await setHoldOf(target(), client)
      const reader = await addCaller(target(), { role: 'readonly' })
      const as = { cookie: reader.cookie, params: { client, hold } }
      expect((await succeed(target(), listHolds, as)).body.holds).toHaveLength(1)
      for (const { cookie } of [reader, asha]) {
        const body = { reason: 'Another reason.' }
        const headers = { [referenceHeader]: newReference('LH') }
        const set = { cookie, params: { client }, body, headers }
        await expectProblem(await sendCall(target(), setHold, set), 'forbidden')
        await expectProblem(await sendCall(target(), endHold, { ...as, cookie, body }), 'forbidden')
      }
      const member = { cookie: asha.cookie, params: { client } }
      await expectProblem(await sendCall(target(), listHolds, member), 'forbidden')
      const state = await sendCall(target(), getErasure, member)
      const received = await state.text()
      expect(JSON.parse(received)).toMatchObject({ isHeld: true })
      expect(received).not.toContain(reason)
    })

    test('keep everything of the client until the last one ends', async () => {
      const { id: client } = await addClientOf(target(), [asha.username])
      const own = await addDocumentOf(target(), asha, client, { name: 'Own', year: '2010-11' })
      const removed = await addDocumentOf(target(), asha, client, { name: 'Removed', year: '2010-11' })
      const { reference: note } = await addNoteOf(target(), client)
      const by = (caller: TestCaller, params: object = {}) => ({
        cookie: caller.cookie,
        params: { client, ...params },
      })
      const second = await addCaller(target(), { role: 'admin' })
      await succeed(target(), removeDocument, by(admin, { document: removed.id }))
      const holds = [await setHoldOf(target(), client), await setHoldOf(target(), client)]
      await succeed(target(), requestErasure, by(asha))
      await succeed(target(), prepareErasure, by(admin))
      for (const { reference } of holds) {
        const refusedOnes = [
          await sendCall(target(), withdrawDocument, by(asha, { document: own.id })),
          await sendCall(target(), eraseDocument, by(admin, { document: removed.id })),
          await sendCall(target(), removeClientNote, by(admin, { note })),
          await sendCall(target(), confirmErasure, by(second)),
        ]
        for (const refused of refusedOnes) await expectProblem(refused, 'underHold')
        expect((await end(client, reference)).status).toBe(200)
      }
      const { body: left } = await succeed(target(), listDocuments, by(asha))
      expect(left.documents.map(({ name }) => name)).toEqual(['Own'])
      const { body } = await succeed(target(), confirmErasure, by(second))
      expect(body).toMatchObject({ isHeld: false, erasure: { status: 'confirmed' } })
    })

    test('stop the erasure of an account, and not the withdrawal of a consent', async () => {
      const member = await addCaller(target())
      const { id: client } = await addClientOf(target(), [member.username])
      const consent = await sendEnquiryOf(target(), member.username)
      await setHoldOf(target(), client)
      await expectProblem(
        await sendCall(target(), deleteAccount, {
          cookie: member.cookie,
          body: { password: accountPassword },
        }),
        'underHold',
      )
      const withdrawn = await sendCall(target(), withdrawConsent, {
        cookie: member.cookie,
        params: { consent },
      })
      expect(withdrawn.status).toBe(204)
      const stored = (await target().stored.enquiries()).map(({ reference }) => reference)
      expect(stored).not.toContain(consent)
      await expectHeld(client)
    })

    test('on one document keep it with its client, and let other papers go', async () => {
      const { id: client } = await addClientOf(target(), [asha.username])
      const held = await addDocumentOf(target(), asha, client, { name: 'Held', year: '2010-11' })
      const gone = await addDocumentOf(target(), asha, client, { name: 'Gone', year: '2010-11' })
      const own = await addDocumentOf(target(), asha, client, { name: 'Own', year: '2010-11' })
      const free = await addDocumentOf(target(), asha, client, { name: 'Free', year: '2010-11' })
      const { reference: note } = await addNoteOf(target(), client)
      const { id: request } = await addRequestOf(target(), client)
      const second = await addCaller(target(), { role: 'admin' })
      const by = (caller: TestCaller, params: object = {}) => ({
        cookie: caller.cookie,
        params: { client, ...params },
      })
      for (const { id: document } of [held, gone])
        await succeed(target(), removeDocument, by(admin, { document }))
      const ofHeld = await setHoldOf(target(), client, held.id)
      expect(ofHeld.document).toEqual({ id: held.id, name: 'Held' })
      const ofOwn = await setHoldOf(target(), client, own.id)
      await succeed(target(), requestErasure, by(asha))
      await succeed(target(), prepareErasure, by(admin))
      const refusedOnes = [
        await sendCall(target(), withdrawDocument, by(asha, { document: own.id })),
        await sendCall(target(), eraseDocument, by(admin, { document: held.id })),
        await sendCall(target(), confirmErasure, by(second)),
      ]
      for (const refused of refusedOnes) await expectProblem(refused, 'underHold')
      expect((await sendCall(target(), withdrawDocument, by(asha, { document: free.id }))).status).toBe(204)
      expect((await sendCall(target(), eraseDocument, by(admin, { document: gone.id }))).status).toBe(204)
      expect((await sendCall(target(), removeClientNote, by(admin, { note }))).status).toBe(204)
      expect((await sendCall(target(), removeRequest, by(admin, { request }))).status).toBe(204)

      expect((await end(client, ofOwn.reference)).status).toBe(200)
      await expectProblem(await sendCall(target(), confirmErasure, by(second)), 'underHold')
      expect((await end(client, ofHeld.reference)).status).toBe(200)
      expect((await sendCall(target(), eraseDocument, by(admin, { document: held.id }))).status).toBe(204)
      const { body: left } = await succeed(target(), listHolds, by(admin))
      expect(left.holds.map(({ document }) => document?.name)).toEqual(['Own'])
      const { body } = await succeed(target(), confirmErasure, by(second))
      expect(body).toMatchObject({ isHeld: false, erasure: { status: 'confirmed' } })
    })

    test('on one document stop the erasure of the account of a member', async () => {
      const member = await addCaller(target())
      const { id: client } = await addClientOf(target(), [member.username])
      const { id: document } = await addDocumentOf(target(), member, client)
      const { reference } = await setHoldOf(target(), client, document)
      const call = { cookie: member.cookie, body: { password: accountPassword } }
      await expectProblem(await sendCall(target(), deleteAccount, call), 'underHold')
      expect((await end(client, reference)).status).toBe(200)
      expect((await sendCall(target(), deleteAccount, call)).status).toBe(204)
    })

    test('on one document are shown at it, without their reason, until the last one ends', async () => {
      const { id: client } = await addClientOf(target(), [asha.username])
      const { id: document } = await addDocumentOf(target(), asha, client)
      const other = await addDocumentOf(target(), asha, client)
      const holds = [await setHoldOf(target(), client, document), await setHoldOf(target(), client, document)]
      const read = async () => {
        const response = await sendCall(target(), getDocument, {
          cookie: asha.cookie,
          params: { client, document },
        })
        const received = await response.text()
        expect(received).not.toContain(holds[0]?.reason)
        return (JSON.parse(received) as { document: { isHeld: boolean } }).document.isHeld
      }
      for (const { reference } of holds) {
        expect(await read()).toBe(true)
        expect((await end(client, reference)).status).toBe(200)
      }
      expect(await read()).toBe(false)
      await setHoldOf(target(), client, other.id)
      const { body } = await succeed(target(), listDocuments, { cookie: asha.cookie, params: { client } })
      expect(body.documents.filter(({ isHeld }) => isHeld).map(({ id }) => id)).toEqual([other.id])
    })

    test('are set only on a document of that client', async () => {
      const { id: client } = await addClientOf(target(), [asha.username])
      const { id: otherClient } = await addClientOf(target(), [asha.username])
      const { id: document } = await addDocumentOf(target(), asha, otherClient)
      for (const named of [document, 'none', 'x'.repeat(65)]) {
        const refused = await sendCall(target(), setHold, {
          cookie: admin.cookie,
          params: { client },
          body: { reason: 'Summons.', document: named },
          headers: { [referenceHeader]: newReference('LH') },
        })
        await expectProblem(refused, 'invalid')
      }
    })

    test.each([
      ['the client', false],
      ['the document', true],
    ])(
      'on %s at the same moment as its erasure, either come first or find it done',
      async (_, isOnDocument) => {
        for (let round = 0; round < 8; round++) {
          const { id: client } = await addClientOf(target(), [asha.username])
          const { id: document } = await addDocumentOf(target(), asha, client)
          const send = (isHold: boolean) =>
            isHold
              ? setHoldOf(target(), client, isOnDocument ? document : null).then(
                  () => 201,
                  // The document was withdrawn before.
                  () => 400,
                )
              : sendCall(target(), withdrawDocument, {
                  cookie: asha.cookie,
                  params: { client, document },
                }).then(({ status }) => status)
          const [first, other] = await Promise.all([send(round % 2 === 0), send(round % 2 === 1)])
          const [held, withdrawn] = round % 2 === 0 ? [first, other] : [other, first]
          expect([204, 409]).toContain(withdrawn)
          if (isOnDocument) expect(held).toBe(withdrawn === 204 ? 400 : 201)
          const { body } = await succeed(target(), listDocuments, { cookie: asha.cookie, params: { client } })
          expect(body.documents).toHaveLength(withdrawn === 204 ? 0 : 1)
          if (!isOnDocument || held === 201) await expectHeld(client)
        }
      },
    )

    const expectHeld = async (client: string) => {
      const { body } = await succeed(target(), getErasure, { cookie: admin.cookie, params: { client } })
      expect(body.isHeld).toBe(true)
    }
  })
}
