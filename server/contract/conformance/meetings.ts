import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingLink } from '../bookings/links.ts'
import { meetingMessages, meetingRules } from '../bookings/staff-rules.ts'
import { startMessages } from '../bookings/rules.ts'
import { endpoints, MAX_MAILS_PER_DAY } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { bookOne, newEmail, newStart } from './booking-samples.ts'
import { adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useBookings } from './use-bookings.ts'

const { callOffMeeting, changeMeeting, disableUser, listMeetings, setAttendance } = endpoints

/** Meetings as the staff sees, moves, assigns and cancels them. */
export function describeMeetings(start: StartTarget) {
  describe('meetings', () => {
    const { target, time, startsOn, move, show, cancel, read } = useBookings(start)
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const list = async (params: Readonly<Record<string, string>>, { cookie } = admin) =>
      (await succeed(target(), listMeetings, { cookie, params })).body

    const listed = async ({ reference }: Pick<BookingLink, 'reference'>, at: string) =>
      (await list({ from: at.slice(0, 10) })).meetings.find((each) => each.reference === reference)!

    const change = ({ reference }: Pick<BookingLink, 'reference'>, body: object, { cookie } = admin) =>
      sendCall(target(), changeMeeting, { cookie, params: { reference }, body })

    const changed = async ({ reference }: Pick<BookingLink, 'reference'>, body: object) =>
      (await succeed(target(), changeMeeting, { cookie: admin.cookie, params: { reference }, body })).body

    const mailsOf = async (act: () => Promise<unknown>) => {
      const before = await target().queuedMails()
      await act()
      return (await target().queuedMails()) - before
    }

    test('a day and a week have the meetings of these days by their start, with who booked them', async () => {
      const [first, second] = ['2026-12-01T05:00:00.000Z', '2026-12-03T04:30:00.000Z']
      const later = await bookOne(target(), { start: second })
      const earlier = await bookOne(target(), { start: first, name: 'Lekha Nair', note: 'GST' })
      const day = await list({ from: '2026-12-01' })
      expect(day.days.map(({ date }) => date)).toEqual(['2026-12-01'])
      expect(day.days[0]?.starts).toHaveLength(18)
      expect(day.meetings).toEqual([
        expect.objectContaining({
          reference: earlier.reference,
          status: 'booked',
          start: first,
          end: '2026-12-01T05:30:00.000Z',
          name: 'Lekha Nair',
          email: expect.stringContaining('@example.in'),
          note: 'GST',
          consultant: null,
          attendance: null,
          cancelReason: '',
          version: 0,
        }),
      ])
      const week = await list({ from: '2026-11-30', days: '7' })
      expect(week.days).toHaveLength(7)
      expect(week.days.at(-1)?.closed).toEqual({ kind: 'weekly', reason: 'Closed on Sundays' })
      expect(week.meetings.map(({ reference }) => reference)).toEqual([earlier.reference, later.reference])
      expect(week.consultants.map(({ username }) => username)).toContain(admin.username)
      const names = week.consultants.map(({ fullName }) => fullName)
      expect(names).toEqual(names.toSorted())
    })

    test('pages continue after a meeting, and one after an unknown meeting is empty', async () => {
      const at = newStart()
      const links = [await bookOne(target(), { start: at }), await bookOne(target(), { start: at })]
      const from = at.slice(0, 10)
      const all = (await list({ from })).meetings.map(({ reference }) => reference)
      const paged: string[] = []
      for (let hasMore = true, after = ''; hasMore;) {
        const page = await list({ from, limit: '1', after })
        expect(page.meetings).toHaveLength(1)
        after = page.meetings[0]?.reference ?? ''
        paged.push(after)
        hasMore = page.hasMore
      }
      expect(paged).toEqual(all)
      expect(paged).toEqual(expect.arrayContaining(links.map(({ reference }) => reference)))
      expect((await list({ from, after: newReference('BK') })).meetings).toEqual([])
    })

    test('meetings of one consultant, and those of nobody', async () => {
      const at = newStart()
      const [held, open] = [await bookOne(target(), { start: at }), await bookOne(target(), { start: at })]
      const { username } = await addCaller(target(), { role: 'readonly' })
      expect(await changed(held, { start: at, consultant: username, version: 0 })).toMatchObject({
        consultant: { username },
        start: at,
        version: 1,
      })
      const of = async (consultant: string) =>
        (await list({ from: at.slice(0, 10), consultant })).meetings.map(({ reference }) => reference)
      expect(await of(username)).toEqual([held.reference])
      expect(await of('-')).toContain(open.reference)
      expect(await of('-')).not.toContain(held.reference)
      expect(await of('nobody.has.this.name')).toEqual([])
      // It can be taken back.
      expect(await changed(held, { start: at, version: 1 })).toMatchObject({ consultant: null, version: 2 })
    })

    test('a choice of who holds a meeting sends no mail, and only staff can be chosen', async () => {
      const at = newStart()
      const link = await bookOne(target(), { start: at })
      const { username } = await addCaller(target(), { role: 'admin' })
      expect(await mailsOf(() => changed(link, { start: at, consultant: username, version: 0 }))).toBe(0)
      for (const consultant of [await target().addAccount({ role: 'client' }), 'nobody.has.this.name']) {
        const fields = await expectProblem(
          await change(link, { start: at, consultant, version: 1 }),
          'invalid',
        )
        expect(fields).toEqual({ consultant: meetingMessages.consultant })
      }
    })

    test('moved: the visitor sees the new time, the old start is free again, and both sides get a mail', async () => {
      const [first, second] = [newStart(), newStart()]
      const link = await bookOne(target(), { start: first })
      await bookOne(target(), { start: first })
      expect(await startsOn(first.slice(0, 10))).not.toContain(first)
      expect(await mailsOf(() => changed(link, { start: second, version: 0 }))).toBe(2)
      expect(await startsOn(first.slice(0, 10))).toContain(first)
      expect(await show(link)).toMatchObject({ start: second, sequence: 1, canChange: true })
    })

    test('the mail about a change by the practice is sent also beyond the daily limit', async () => {
      const link = await bookOne(target(), { email: newEmail() })
      for (let mail = 1; mail < MAX_MAILS_PER_DAY; mail++) await read(await move(link, newStart()))
      expect(await mailsOf(() => move(link, newStart()))).toBe(1)
      const version = MAX_MAILS_PER_DAY
      expect(await mailsOf(() => changed(link, { start: newStart(), version }))).toBe(2)
    })

    test('the staff moves a meeting within the lead time and beyond the horizon, but not to a closed day', async () => {
      const link = await bookOne(target())
      await changed(link, { start: '2026-11-23T04:30:00.000Z', version: 0 })
      await changed(link, { start: '2027-06-01T04:30:00.000Z', version: 1 })
      for (const [wrong, message] of [
        ['2026-12-06T04:30:00.000Z', startMessages.closed],
        ['2026-12-25T04:30:00.000Z', startMessages.closed],
        ['2026-12-02T04:45:00.000Z', startMessages.forged],
        ['2026-11-20T04:30:00.000Z', startMessages.past],
        ['2028-01-04T04:30:00.000Z', startMessages.tooFar],
      ] as const)
        expect(await expectProblem(await change(link, { start: wrong, version: 2 }), 'invalid')).toEqual({
          start: message,
        })
    })

    test('of two people who change a meeting, the second is notified, and nothing of theirs is stored', async () => {
      const [first, second] = [newStart(), newStart()]
      const link = await bookOne(target())
      const other = await addCaller(target(), { role: 'super_admin' })
      const responses = await Promise.all([
        change(link, { start: first, version: 0 }),
        change(link, { start: second, version: 0 }, other),
      ])
      expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      for (const response of responses)
        if (response.status === 409) await expectProblem(response, 'changedMeanwhile')
      const shown = await show(link)
      expect(shown.sequence).toBe(1)
      // The visitor's own change counts too.
      await read(await move(link, newStart()))
      await expectProblem(await change(link, { start: newStart(), version: 1 }), 'changedMeanwhile')
    })

    test('one person holds one meeting at a time; a visitor who moves a meeting there gets somebody else', async () => {
      const [at, elsewhere] = [newStart(), newStart()]
      const { username } = await addCaller(target(), { role: 'admin' })
      const one = await bookOne(target(), { start: at })
      const other = await bookOne(target(), { start: elsewhere })
      await changed(one, { start: at, consultant: username, version: 0 })
      await changed(other, { start: elsewhere, consultant: username, version: 0 })
      await expectProblem(
        await change(other, { start: at, consultant: username, version: 1 }),
        'consultantBusy',
      )
      await read(await move(other, at))
      expect(await listed(other, at)).toMatchObject({ consultant: null, start: at })
      // A cancelled meeting keeps nobody busy.
      await read(await cancel(one))
      await changed(other, { start: at, consultant: username, version: 2 })
    })

    test('who was disabled keeps a meeting that is moved, and gets no other', async () => {
      const { username } = await addCaller(target(), { role: 'admin' })
      const held = await bookOne(target())
      const other = await bookOne(target())
      const { start: at } = await changed(held, { start: newStart(), consultant: username, version: 0 })
      const manager = await addCaller(target(), { role: 'super_admin' })
      await succeed(target(), disableUser, { cookie: manager.cookie, params: { username } })
      const moved = { start: newStart(), consultant: username }
      expect(moved.start).not.toBe(at)
      expect(await changed(held, { ...moved, version: 1 })).toMatchObject({
        start: moved.start,
        consultant: { username },
      })
      const wanted = { start: newStart(), consultant: username, version: 0 }
      expect(await expectProblem(await change(other, wanted), 'invalid')).toEqual({
        consultant: meetingMessages.consultant,
      })
    })

    test('cancelled with a reason: the start is free again, both sides get a mail, and nothing else can be changed', async () => {
      const at = newStart()
      const link = await bookOne(target(), { start: at })
      const call = { cookie: admin.cookie, params: { reference: link.reference } }
      const empty = await sendCall(target(), callOffMeeting, { ...call, body: { reason: ' ', version: 0 } })
      expect(await expectProblem(empty, 'invalid')).toEqual({ reason: meetingRules.reason.short })
      const body = { reason: 'Our office has no power that day.', version: 0 }
      expect(await mailsOf(() => succeed(target(), callOffMeeting, { ...call, body }))).toBe(2)
      expect(await listed(link, at)).toMatchObject({
        status: 'cancelled',
        cancelReason: body.reason,
        canChange: false,
        version: 1,
      })
      expect(await show(link)).toMatchObject({ status: 'cancelled' })
      for (const response of [
        await change(link, { start: newStart(), version: 1 }),
        await sendCall(target(), callOffMeeting, { ...call, body: { ...body, version: 1 } }),
        await sendCall(target(), setAttendance, { ...call, body: { attendance: 'came', version: 1 } }),
      ])
        await expectProblem(response, 'bookingCancelled')
    })

    test('who came and who did not is recorded once the meeting has begun, and can be taken back', async () => {
      const at = newStart()
      const link = await bookOne(target(), { start: at })
      time.set(at)
      const caller = await addCaller(target(), { role: 'admin' })
      const record = (attendance: 'came' | 'missed' | null, version: number) => {
        const body = { attendance, version }
        return sendCall(target(), setAttendance, {
          cookie: caller.cookie,
          params: { reference: link.reference },
          body,
        })
      }
      const recorded = async () =>
        (await list({ from: at.slice(0, 10) }, caller)).meetings.find(
          ({ reference }) => reference === link.reference,
        )
      time.set(new Date(Date.parse(at) - 1).toISOString())
      for (const attendance of ['came', 'missed'] as const)
        await expectProblem(await record(attendance, 0), 'meetingNotBegun')
      expect(await recorded()).toMatchObject({ attendance: null, version: 0 })
      time.set(at)
      for (const [version, attendance] of (['missed', 'came', null, 'missed'] as const).entries()) {
        expect((await record(attendance, version)).status).toBe(200)
        expect(await recorded()).toMatchObject({ attendance, version: version + 1, canChange: false })
      }
      await expectProblem(await change(link, { start: newStart(), version: 4 }, caller), 'meetingBegun')
    })
  })
}
