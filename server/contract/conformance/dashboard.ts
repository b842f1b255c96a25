import { describe, expect, test } from 'vitest'
import type * as dashboard from '../dashboard/endpoints.ts'
import type { Referral } from '../core/referral.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { notFoundPath } from '../page-views/rules.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { application } from './applications.ts'
import { bookOne, meetings } from './booking-samples.ts'
import { addClientOf, addTaskOf, newTask } from './client-calls.ts'
import { sendEnquiryOf } from './data-rights-samples.ts'
import { enquiry as enquirySample } from './enquiry-samples.ts'
import { expectProblem } from './expect-problem.ts'
import { pageViewSamples } from './page-views.ts'
import { newReference, requestTo, testClock } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  completeTask,
  getFigures,
  getToday,
  replyToEnquiry,
  reportPageView,
  sendApplication,
  sendFeedback,
  setEnquiryStatus,
} = endpoints

export const dashboardSamples: Samples<typeof dashboard> = {
  getToday: {},
  getFigures: { invalidParams: [{ range: 'years' }] },
}

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
          { start: '2026-11-25T05:00:00.000Z', mode: 'video', service: 'gst-services', name: 'Asha Rao' },
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
      // Of people, only the names of the day's meetings.
      expect(JSON.stringify({ ...now, meetings: [] })).not.toContain('Asha')
      expect(JSON.stringify(now)).not.toContain('example.in')
    })

    test('"figures over time": each in the span in which it was in India', async () => {
      // 00:30 on the 24th in India.
      time.set('2026-11-23T19:00:00.000Z')
      const { cookie, username } = await addCaller(target(), { role: 'admin' })
      const figures = async (range: string) =>
        (await succeed(target(), getFigures, { cookie, params: { range } })).body
      const before = await figures('days')
      expect(before.spans.map(({ to }) => to).slice(-2)).toEqual(['2026-11-23', '2026-11-24'])
      const enquiry = await sendEnquiryOf(target(), username)
      await bookOne(target(), { start: '2026-11-26T06:00:00.000Z' })
      for (const score of [5, 5, 2] as const)
        await succeed(target(), sendFeedback, {
          body: { score, source: '/pricing', category: 'general', comment: null },
          headers: { [referenceHeader]: newReference('FB') },
        })
      await target().fetch(
        reportPageView.path,
        requestTo(reportPageView, pageViewSamples.reportPageView.body),
      )

      time.set('2026-11-24T19:00:00.000Z')
      const answerer = await addCaller(target(), { role: 'admin' })
      await succeed(target(), replyToEnquiry, {
        cookie: answerer.cookie,
        params: { enquiry },
        headers: { [referenceHeader]: newReference(replyToEnquiry.reference) },
        body: { text: 'Thank you. We call you tomorrow.', version: 1 },
      })

      time.set('2026-11-27T06:30:00.000Z')
      const caller = await addCaller(target(), { role: 'readonly' })
      const read = async (range: string) =>
        (await succeed(target(), getFigures, { cookie: caller.cookie, params: { range } })).body
      const after = await read('days')
      const at = (counts: readonly number[], day: string) =>
        counts[after.spans.findIndex(({ from }) => from === day)]
      expect(at(after.enquiries.received, '2026-11-24')).toBe(before.enquiries.received.at(-1)! + 1)
      expect(at(after.bookings, '2026-11-26')).toBeGreaterThan(0)
      expect(after.enquiries.replies).toEqual([0, 1, 0, 0])
      expect(after.enquiries.services[0]).toMatchObject({ enquiries: expect.any(Number) })
      expect(after.feedback.find(({ category }) => category === 'general')?.scores).toEqual([0, 1, 0, 0, 2])
      expect(at(after.views.counts, '2026-11-24')).toBe(1)
      expect(after.views.pages).toHaveLength(1)

      for (const range of ['weeks', 'months']) {
        const wider = await read(range)
        expect(wider.spans).toHaveLength(12)
        expect(wider.views.counts.reduce((sum, count) => sum + count)).toBe(1)
        expect(wider.enquiries.received.at(-1)).toBeGreaterThan(0)
      }
    })

    test('"where they came from": counted once for an enquiry, with a page of the site and nothing typed', async () => {
      time.set('2026-10-04T06:30:00.000Z')
      const figures = async () => {
        const { cookie } = await addCaller(target(), { role: 'readonly' })
        return (await succeed(target(), getFigures, { cookie, params: { range: 'days' } })).body.enquiries
      }
      expect(await figures()).toMatchObject({ sources: [], pages: [] })
      const send = async (referral?: Partial<Referral>, reference = newReference('EN')) => {
        const response = await sendCall(target(), endpoints.sendEnquiry, {
          body: { ...enquirySample, ...(referral && { referral }) },
          headers: { [referenceHeader]: reference },
        })
        return { status: response.status, reference }
      }
      const { reference } = await send({ source: 'search', page: '/' })
      // A retry is counted once, wherever it comes from.
      expect(await send({ source: 'direct', page: '/pricing' }, reference)).toMatchObject({ status: 201 })
      await send({ source: 'search', page: '/' })
      await send({ source: 'own', page: '/pricing' })
      await send({ source: 'site', page: '/asha.rao@example.in' })
      await send()
      for (const wrong of [
        { source: 'https://example.in' as never, page: '/' },
        { source: 'search', page: '/?utm_source=asha' },
        { source: 'search' },
      ] as const)
        expect(await send(wrong)).toMatchObject({ status: 422 })
      expect(await figures()).toMatchObject({
        sources: [
          { source: 'search', enquiries: 2 },
          { source: 'own', enquiries: 1 },
          { source: 'site', enquiries: 1 },
          { source: 'unknown', enquiries: 1 },
        ],
        pages: [
          { path: '/', enquiries: 2 },
          { path: notFoundPath, enquiries: 1 },
          { path: '/pricing', enquiries: 1 },
        ],
      })
      const stored = (await target().stored.enquiries()).filter((each) => each.reference === reference)
      expect(JSON.stringify(stored)).not.toMatch(/search|referral/)
      time.set('2026-10-05T06:30:00.000Z')
      expect((await figures()).sources).toHaveLength(4)
      time.set('2026-10-20T06:30:00.000Z')
      expect((await figures()).sources).toEqual([])
    })

    test('clients do not see it', async () => {
      const { cookie } = await addCaller(target())
      await expectProblem(await sendCall(target(), getToday, { cookie }), 'forbidden')
    })
  })
}
