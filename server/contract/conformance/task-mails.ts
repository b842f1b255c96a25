import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, fillPath } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { getTaskMails, openUnsubscribe, setTaskMails, unsubscribe } = endpoints

export function describeTaskMails(start: StartTarget) {
  describe('mails about tasks', () => {
    const target = useTarget(start)
    let asha: TestCaller
    beforeAll(async () => {
      asha = await addCaller(target())
    })

    const isOn = async ({ cookie }: TestCaller) =>
      (await succeed(target(), getTaskMails, { cookie })).body.isOn

    test('are on until they are turned off, for that person only', async () => {
      const other = await addCaller(target())
      expect(await isOn(asha)).toBe(true)
      const { body } = await succeed(target(), setTaskMails, { cookie: asha.cookie, body: { isOn: false } })
      expect(body).toEqual({ isOn: false })
      expect([await isOn(asha), await isOn(other)]).toEqual([false, true])
      await succeed(target(), setTaskMails, { cookie: asha.cookie, body: { isOn: true } })
      expect(await isOn(asha)).toBe(true)
    })

    test('"a one-click way out": opening the link changes nothing, and a POST stops them', async () => {
      const token = await target().unsubscribeKey(asha.username)
      for (let count = 0; count < 2; count++) {
        const { response } = await succeed(target(), openUnsubscribe, { params: { token } })
        expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
        // Shown, not saved.
        expect(response.headers.get('Content-Disposition')).toBeNull()
      }
      expect(await isOn(asha)).toBe(true)
      // As a mail program sends it (RFC 8058, section 3.2), and again, because it may repeat it.
      for (let count = 0; count < 2; count++) {
        const response = await target().fetch(fillPath(unsubscribe.path, { token }), {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        })
        expect(response.status).toBe(200)
        expect(await isOn(asha)).toBe(false)
      }
    })

    test('an unknown key stops nothing', async () => {
      for (const token of ['', 'x', `${await target().unsubscribeKey(asha.username)}x`])
        await expectProblem(await sendCall(target(), unsubscribe, { params: { token } }), 'mailLinkUnknown')
    })
  })
}
