import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, parseIsoDate } from '../../compliance/ist.ts'
import { endpoints } from '../index.ts'
import type * as officeDays from '../office-days/endpoints.ts'
import { officeDayMessages as messages } from '../office-days/rules.ts'
import { sendCall, succeed } from './account-calls.ts'
import { meetings } from './booking-samples.ts'
import { adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { monday } from './requests.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { getSlots, listOfficeDays, resetOfficeDay, setOfficeDay } = endpoints

/** Longer ago than any booking of other tests. */
let day = parseIsoDate('2024-01-01')

const newDay = () => (day = addDays(day, 1))

const closed = { kind: 'closed', name: 'Varamahalakshmi', opens: '', closes: '', version: 0 } as const

type Changes = Partial<Record<keyof typeof closed, string | number>>

async function set(target: ConformanceTarget, date: string = newDay(), changes: Changes = {}) {
  const { cookie } = await adminOf(target)
  const body = { ...closed, ...changes } as typeof closed
  const params = { date: parseIsoDate(date) }
  return (await succeed(target, setOfficeDay, { cookie, params, body })).body
}

const ofADay = {
  prepare: async (target) => ({ params: { date: (await set(target)).date } }),
  missing: () => ({ date: '2023-01-01' }),
  invalidParams: [{ date: '2026-02-30' }, { date: 'today' }],
} satisfies AnySample

export const officeDaySamples: Samples<typeof officeDays> = {
  listOfficeDays: {},
  setOfficeDay: { ...ofADay, body: { ...closed, version: 1 } },
  resetOfficeDay: ofADay,
}

export function describeOfficeDays(start: StartTarget) {
  describe('days of the office', () => {
    const target = useTarget(start, { rateLimits: 'off', meetings, clock: () => new Date(monday) })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const list = async () => (await succeed(target(), listOfficeDays, { cookie: admin.cookie })).body.days
    const reset = (date: string) =>
      succeed(target(), resetOfficeDay, { cookie: admin.cookie, params: { date: parseIsoDate(date) } })
    const slotsOf = async (date: string) => {
      const { body } = await succeed(target(), getSlots, { params: { from: date, days: '1' } })
      return body.days[0]
    }

    test('are those of the content until the staff sets one, and again once it is reset', async () => {
      const christmas = { ...closed, date: '2026-12-25', name: 'Christmas' }
      expect(await list()).toContainEqual(christmas)
      await set(target(), '2026-12-25', { kind: 'open', name: 'Christmas' })
      expect(await list()).toContainEqual({ ...christmas, kind: 'open', version: 1 })
      await reset('2026-12-25')
      expect(await list()).toContainEqual(christmas)
    })

    test('that are closed, open or have other hours are so for bookings at once', async () => {
      expect((await slotsOf('2026-12-25'))?.closed).toEqual({ kind: 'holiday', reason: 'Christmas' })
      await set(target(), '2026-12-25', { kind: 'open', name: 'Christmas' })
      expect((await slotsOf('2026-12-25'))?.starts).toHaveLength(18)
      await set(target(), '2026-12-28', { name: 'Stocktaking' })
      expect((await slotsOf('2026-12-28'))?.closed).toEqual({ kind: 'holiday', reason: 'Stocktaking' })
      // A Sunday.
      const hours = { kind: 'hours', name: 'Last Sunday of the quarter', opens: '10:00', closes: '11:00' }
      await set(target(), '2026-12-27', hours)
      expect((await slotsOf('2026-12-27'))?.starts).toEqual([
        '2026-12-27T04:30:00.000Z',
        '2026-12-27T05:00:00.000Z',
      ])
      for (const date of ['2026-12-25', '2026-12-27', '2026-12-28']) await reset(date)
      expect((await slotsOf('2026-12-27'))?.closed).toEqual({ kind: 'weekly', reason: 'Closed on Sundays' })
    })

    test('of changes to one version at once, one succeeds and the others get 409', async () => {
      const { date, version } = await set(target())
      const change = (name: string) =>
        sendCall(target(), setOfficeDay, {
          cookie: admin.cookie,
          params: { date },
          body: { ...closed, name, version },
        })
      const responses = await Promise.all([change('First'), change('Second'), change('Third')])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      await expectProblem(await change('Fourth'), 'changedMeanwhile')
    })

    test.each([
      [{ name: 'X' }, { name: 'Please name the day, such as Deepavali.' }],
      [{ kind: 'holiday' }, { kind: messages.kind }],
      [
        { kind: 'hours', opens: '9' },
        { opens: messages.opens, closes: messages.closes },
      ],
      [{ kind: 'hours', opens: '09:30', closes: '24:00' }, { closes: messages.closes }],
      [{ kind: 'hours', opens: '09:30', closes: '09:45' }, { closes: messages.order }],
    ])('%j is rejected', async (changes, fields) => {
      const body = { ...closed, ...changes } as typeof closed
      const response = await sendCall(target(), setOfficeDay, {
        cookie: admin.cookie,
        params: { date: newDay() },
        body,
      })
      expect(await expectProblem(response, 'invalid')).toEqual(fields)
    })
  })
}
