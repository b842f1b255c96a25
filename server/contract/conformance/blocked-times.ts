/** Time in which members of the staff hold no meetings. */
import { beforeAll, describe, expect, test } from 'vitest'
import { meetingMessages } from '../bookings/staff-rules.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { bookOne, booking, newEmail } from './booking-samples.ts'
import { adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useBookings } from './use-bookings.ts'

const { blockTime, bookMeeting, changeMeeting, checkBlockedTime, listMeetings, unblockTime } = endpoints

/** A Tuesday morning: the start of a meeting, and the time around it. */
const start = '2026-12-15T05:00:00.000Z'
const span = { startsAt: '2026-12-15T04:30:00.000Z', endsAt: '2026-12-15T07:30:00.000Z' }
const day = '2026-12-15'

export function describeBlockedTimes(startTarget: StartTarget) {
  describe('blocked time', () => {
    const { target, startsOn } = useBookings(startTarget)
    let admin: TestCaller
    let first: TestCaller
    let second: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      first = await addCaller(target(), { role: 'admin' })
      second = await addCaller(target(), { role: 'admin' })
    })

    const block = (consultant: string, body: object = {}, reference = newReference('BL')) =>
      sendCall(target(), blockTime, {
        cookie: admin.cookie,
        body: { ...span, consultant, reason: 'On leave', conflicts: 0, ...body },
        headers: { [referenceHeader]: reference },
      })
    const check = async (consultant: string) =>
      (
        await succeed(target(), checkBlockedTime, {
          cookie: admin.cookie,
          params: { ...span, consultant },
        })
      ).body
    const list = async (consultant = '') =>
      (await succeed(target(), listMeetings, { cookie: admin.cookie, params: { from: day, consultant } }))
        .body
    const free = (reference: string) =>
      succeed(target(), unblockTime, { cookie: admin.cookie, params: { blocked: reference } })

    test('takes starts away from visitors once nobody is left, at once, and gives them back', async () => {
      const references = [newReference('BL'), newReference('BL')]
      expect(await startsOn(day)).toContain(start)
      expect((await block(first.username, {}, references[0])).status).toBe(201)
      // The other one of two is left.
      expect(await startsOn(day)).toContain(start)
      expect((await block(second.username, {}, references[1])).status).toBe(201)
      const starts = await startsOn(day)
      expect(starts).not.toContain(start)
      expect(starts).toContain(span.endsAt)
      expect((await list()).days[0]?.starts).not.toContain(start)
      const refused = await sendCall(target(), bookMeeting, {
        body: { ...booking, email: newEmail(), start },
        headers: { [referenceHeader]: newReference('BK') },
      })
      await expectProblem(refused, 'slotTaken')

      const { blocked } = await list(first.username)
      expect(blocked).toEqual([
        {
          ...span,
          reference: references[0],
          consultant: expect.objectContaining({ username: first.username }) as object,
          reason: 'On leave',
        },
      ])
      expect((await list()).blocked).toHaveLength(2)
      await free(references[0] ?? '')
      expect(await startsOn(day)).toContain(start)
      await free(references[1] ?? '')
      expect((await list()).blocked).toEqual([])
    })

    test('of somebody with a meeting then is blocked only if that was seen; the meeting stays', async () => {
      const { reference } = await bookOne(target(), { start, name: 'Lekha Nair' })
      const change = (consultant: string, version: number) =>
        sendCall(target(), changeMeeting, {
          cookie: admin.cookie,
          params: { reference },
          body: { start, consultant, version },
        })
      expect((await change(first.username, 0)).status).toBe(200)
      expect(await check(first.username)).toEqual({ meetings: 1, first: [{ start, name: 'Lekha Nair' }] })
      expect(await check(second.username)).toEqual({ meetings: 0, first: [] })
      expect(await expectProblem(await block(first.username), 'invalid')).toEqual({
        conflicts: meetingMessages.otherConflicts,
      })
      expect((await block(first.username, { conflicts: 1 })).status).toBe(201)
      const { blocked, meetings } = await list()
      expect(meetings).toHaveLength(1)
      // Who has the meeting is not taken twice.
      expect(await startsOn(day)).toContain(start)

      // A colleague whose time is blocked does not get it either.
      const other = newReference('BL')
      expect((await block(second.username, {}, other)).status).toBe(201)
      await expectProblem(await change(second.username, 1), 'consultantBusy')
      await free(other)
      await free(blocked[0]?.reference ?? '')
    })

    test.each([
      [{ endsAt: span.startsAt }, { endsAt: meetingMessages.endsAt }],
      [{ endsAt: '2027-03-20T04:30:00.000Z' }, { endsAt: meetingMessages.endsAt }],
      [
        { startsAt: '2026-10-01T04:30:00.000Z', endsAt: '2026-10-02T04:30:00.000Z' },
        { endsAt: meetingMessages.past },
      ],
      [{ consultant: 'nobody.has.this.name' }, { consultant: meetingMessages.consultant }],
    ])('with %j is refused', async (body, problems) => {
      expect(await expectProblem(await block(first.username, body), 'invalid')).toEqual(problems)
    })

    test('is seen to leave too few people for the meetings at a start that nobody holds yet', async () => {
      const at = '2026-12-15T06:00:00.000Z'
      const names = ['Meena Iyer', 'Ravi Patil']
      await bookOne(target(), { start: at, name: names[0] })
      expect(await check(second.username)).toEqual({ meetings: 0, first: [] })
      await bookOne(target(), { start: at, name: names[1] })
      const { meetings, first: listed } = await check(second.username)
      expect(meetings).toBe(2)
      expect(listed.map(({ name }) => name).toSorted()).toEqual(names)
    })
  })
}
