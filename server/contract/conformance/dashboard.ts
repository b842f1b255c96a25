import { describe, expect, test } from 'vitest'
import type * as dashboard from '../dashboard/endpoints.ts'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { application } from './applications.ts'
import { bookOne, meetings } from './booking-samples.ts'
import { addClientOf, addTaskOf, newTask } from './client-calls.ts'
import { sendEnquiryOf } from './data-rights-samples.ts'
import { expectProblem } from './expect-problem.ts'
import { requestTo, testClock } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { completeTask, getToday, sendApplication, setEnquiryStatus } = endpoints

export const dashboardSamples: Samples<typeof dashboard> = { getToday: {} }

export function describeDashboard(start: StartTarget) {
  describe('the dashboard', () => {
    const time = testClock()
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock, meetings })

    const today = async () => {
      const { cookie } = await addCaller(target(), { role: 'readonly' })
      return (await succeed(target(), getToday, { cookie })).body
    }

    // A Wednesday and the Monday before it.
    test('"today first": of all features, against the promise of 24 hours', async () => {
      time.set('2026-11-23T06:30:00.000Z')
      expect(await today()).toMatchObject({
        meetings: [],
        tasks: { overdue: 0, overdueSince: null, today: 0, week: 0 },
        enquiries: { unanswered: 0, late: 0, nextReplyBy: null },
        applications: { week: 0 },
        mails: { failed: 0 },
      })

      const { username } = await addCaller(target())
      await sendEnquiryOf(target(), username)
      const answered = await sendEnquiryOf(target(), username)
      for (const at of ['2026-11-25T10:00:00.000Z', '2026-11-25T05:00:00.000Z', '2026-11-26T05:00:00.000Z'])
        await bookOne(target(), { start: at })
      const sent = await target().fetch(sendApplication.path, requestTo(sendApplication, application))
      expect(sent.status).toBe(201)

      time.set('2026-11-25T04:30:00.000Z')
      await sendEnquiryOf(target(), username)
      const client = (await addClientOf(target(), [], { gst: 'none', filing: 'no-business', payroll: [] })).id
      const before = (await today()).tasks
      for (const dueOn of ['2026-11-20', '2026-11-21', '2026-11-25', '2026-12-02', '2026-12-03', null])
        await addTaskOf(target(), client, { ...newTask, dueOn })
      const done = await addTaskOf(target(), client, { ...newTask, dueOn: '2026-11-19' })
      await target().addFailedMail()

      time.set('2026-11-25T06:30:00.000Z')
      const admin = await addCaller(target(), { role: 'admin' })
      await succeed(target(), completeTask, {
        cookie: admin.cookie,
        params: { client, task: done.id },
        body: { version: done.version },
      })
      await succeed(target(), setEnquiryStatus, {
        cookie: admin.cookie,
        params: { enquiry: answered },
        body: { status: 'closed', version: 1 },
      })
      const now = await today()
      expect(now).toMatchObject({
        at: '2026-11-25T06:30:00.000Z',
        meetings: [
          { start: '2026-11-25T05:00:00.000Z', mode: 'video', service: 'gst-services' },
          { start: '2026-11-25T10:00:00.000Z' },
        ],
        tasks: {
          overdue: before.overdue + 2,
          overdueSince: before.overdueSince ?? '2026-11-20',
          today: before.today + 1,
          week: before.week + 1,
        },
        enquiries: { unanswered: 2, late: 1, nextReplyBy: '2026-11-26T04:30:00.000Z' },
        applications: { week: 1 },
        mails: { failed: 1 },
      })
      expect(JSON.stringify(now)).not.toMatch(/Asha|example\.in/)
    })

    test('clients do not see it', async () => {
      const { cookie } = await addCaller(target())
      await expectProblem(await sendCall(target(), getToday, { cookie }), 'forbidden')
    })
  })
}
