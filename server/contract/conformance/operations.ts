import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import type * as operations from '../operations/endpoints.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { missingId } from './client-samples.ts'
import { expectProblem } from './expect-problem.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { dropMail, getHealth, listAudit, retryMail } = endpoints

const decision = { reason: 'The address is right now.', version: 3 }

const ofAMail = {
  prepare: async (target) => ({ params: { mail: await target.addFailedMail() } }),
  missing: () => ({ mail: missingId }),
  body: decision,
} satisfies AnySample

export const operationsSamples: Samples<typeof operations> = {
  getHealth: {},
  retryMail: ofAMail,
  dropMail: ofAMail,
}

export function describeOperations(start: StartTarget) {
  describe('operations', () => {
    const target = useTarget(start)
    let operator: TestCaller
    beforeAll(async () => {
      operator = await addCaller(target(), { role: 'super_admin' })
    })

    const health = async () => (await succeed(target(), getHealth, { cookie: operator.cookie })).body
    const decide = (endpoint: typeof retryMail | typeof dropMail, mail: string, body = decision) =>
      sendCall(target(), endpoint, {
        cookie: operator.cookie,
        params: { mail },
        body,
      })

    test('versions, storage and mails of the server', async () => {
      const { versions, storage, backedUpAt } = await health()
      expect(versions.product).toMatch(/^\d+\.\d+\.\d+$/)
      expect(versions.node).toMatch(/^v\d+\./)
      expect(versions.schema).toMatch(/^\d{4}-[a-z-]+$/)
      expect(storage.databaseBytes).toBeGreaterThan(0)
      expect(backedUpAt).toBeNull()
    })

    test('a failed mail is listed without the name in its address, until it is retried', async () => {
      const before = (await health()).outbox
      const id = await target().addFailedMail()
      const { outbox, failedMails } = await health()
      expect(outbox.refused).toBe(before.refused + 1)
      expect(failedMails.find((mail) => mail.id === id)).toMatchObject({
        to: 'a…@example.in',
        attempts: 3,
        error: 'EENVELOPE 550',
        nextAttemptAt: null,
      })
      expect((await decide(retryMail, id)).status).toBe(204)
      const after = await health()
      expect(after.outbox.refused).toBe(before.refused)
      expect(after.outbox.queued).toBe(before.queued + 1)
      expect(after.failedMails.map((mail) => mail.id)).not.toContain(id)
      await expectProblem(await decide(retryMail, id), 'changedMeanwhile')
      await expectProblem(await decide(dropMail, id), 'changedMeanwhile')
    })

    test('a dropped mail is gone; of two who decide at once, one is told', async () => {
      const id = await target().addFailedMail()
      await expectProblem(await decide(dropMail, id, { ...decision, version: 2 }), 'changedMeanwhile')
      const statuses = await Promise.all([decide(dropMail, id), decide(dropMail, id)])
      expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
      expect((await health()).failedMails.map((mail) => mail.id)).not.toContain(id)
    })

    test('"retried or dropped with a reason": without one, nothing happens', async () => {
      const id = await target().addFailedMail()
      for (const endpoint of [retryMail, dropMail])
        expect(
          await expectProblem(await decide(endpoint, id, { ...decision, reason: ' ' }), 'invalid'),
        ).toEqual({
          reason: 'The reason must be at least 3 characters.',
        })
      expect((await health()).failedMails.map((mail) => mail.id)).toContain(id)
    })

    test('decisions stand in the audit trail, with the mail as it was shown and their reasons', async () => {
      const id = await target().addFailedMail()
      const mail = (await health()).failedMails.find((each) => each.id === id)
      expect((await decide(dropMail, id, { ...decision, reason: 'Sent by post.' })).status).toBe(204)
      await target().chainAudit()
      const { entries } = (
        await succeed(target(), listAudit, { cookie: operator.cookie, params: { action: 'mail.drop' } })
      ).body
      expect(entries.find(({ subject }) => subject === id)).toMatchObject({
        actor: { username: operator.username },
        details: expect.arrayContaining([
          { name: 'mail', value: mail?.subject },
          { name: 'to', value: mail?.to },
          { name: 'reason', value: 'Sent by post.' },
        ]),
      })
    })

    test('only super admins see it', async () => {
      for (const role of ['admin', 'readonly', 'client'] as const) {
        const { cookie } = await addCaller(target(), { role })
        await expectProblem(await sendCall(target(), getHealth, { cookie }), 'forbidden')
      }
    })
  })
}
