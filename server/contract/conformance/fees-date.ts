import { beforeAll, describe, expect, test } from 'vitest'
import type * as feesDate from '../fees-date/endpoints.ts'
import { endpoints } from '../index.ts'
import { sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { getFeesDate, resetFeesDate, setFeesDate } = endpoints

const date = '2026-04-01'

/** The date in version 1. */
const withDate = {
  async prepare(target: ConformanceTarget) {
    const { cookie } = await adminOf(target)
    await succeed(target, resetFeesDate, { cookie })
    await succeed(target, setFeesDate, { cookie, body: { date, version: 0 } })
    return {}
  },
} satisfies AnySample

export const feesDateSamples: Samples<typeof feesDate> = {
  getFeesDate: {},
  setFeesDate: { ...withDate, body: { date, version: 1 } },
  resetFeesDate: withDate,
}

export function describeFeesDate(start: StartTarget) {
  describe('the date of the fees', () => {
    const target = useTarget(start)
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const set = (body: { date: typeof date; version: number }) =>
      sendCall(target(), setFeesDate, { cookie: admin.cookie, body })
    const get = async () => (await succeed(target(), getFeesDate, { cookie: admin.cookie })).body

    test('is that of the content until the staff sets one; of changes at once, one succeeds', async () => {
      expect(await get()).toEqual({ date: null, version: 0 })
      const statuses = (await Promise.all([1, 2, 3].map(() => set({ date, version: 0 })))).map(
        ({ status }) => status,
      )
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(await get()).toEqual({ date, version: 1 })
      await succeed(target(), resetFeesDate, { cookie: admin.cookie })
      expect(await get()).toEqual({ date: null, version: 0 })
      await succeed(target(), resetFeesDate, { cookie: admin.cookie })
    })

    test.each([
      ['2026-02-30', 'Please choose the day.'],
      ['2099-01-01', 'The day must not be after today.'],
    ])('is not %s', async (wrong, message) => {
      const response = await set({ date: wrong as typeof date, version: 0 })
      expect(await expectProblem(response, 'invalid')).toEqual({ date: message })
    })
  })
}
