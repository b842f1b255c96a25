import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { endpoints, problems } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { bookOne, booking, newEmail, newStart } from './booking-samples.ts'
import type { StartTarget } from './target.ts'
import { useBookings } from './use-bookings.ts'

const { getBooking, getBookingCalendar } = endpoints

/** Moving and cancelling a booking, and the expiry of its link. */
export function describeManagedBookings(start: StartTarget) {
  describe('managed bookings', () => {
    const { target, time, follow, send, startsOn, move, cancel, read, show } = useBookings(start)

    test('moved: one booking, its sequence incremented, its old start free again, and a mail to each side', async () => {
      const [first, second] = [newStart(), newStart()]
      const link = await bookOne(target(), { start: first })
      await bookOne(target(), { start: first })
      const before = await target().queuedMails()
      expect(await startsOn(first.slice(0, 10))).not.toContain(first)
      const moved = await read(await move(link, second))
      expect(moved).toMatchObject({ reference: link.reference, start: second, sequence: 1, status: 'booked' })
      expect(await startsOn(first.slice(0, 10))).toContain(first)
      expect(await show(link)).toEqual(moved)
      expect((await target().queuedMails()) - before).toBe(2)
      // To the same start again: unchanged.
      expect(await read(await move(link, second))).toEqual(moved)
      expect((await target().queuedMails()) - before).toBe(2)
    })

    test('of many concurrently moved to one start, as many succeed as there are consultants; the others are unchanged', async () => {
      const wanted = newStart()
      const links = await Promise.all(Array.from({ length: 10 }, () => bookOne(target())))
      const before = new Map(
        await Promise.all(links.map(async (link) => [link, (await show(link)).start] as const)),
      )
      const moves = await Promise.all(
        links.map(async (link) => ({ link, response: await move(link, wanted) })),
      )
      expect(moves.filter(({ response }) => response.status === 200)).toHaveLength(2)
      for (const { link, response } of moves) {
        const { start: now, sequence } = await show(link)
        if (response.status === 200) expect([now, sequence]).toEqual([wanted, 1])
        else {
          await expectProblem(response, 'slotTaken')
          expect([now, sequence]).toEqual([before.get(link), 0])
        }
      }
    })

    test('one booking concurrently moved to two starts has one of them, and the other is free', async () => {
      const [link, one, other] = [await bookOne(target()), newStart(), newStart()]
      const responses = await Promise.all([one, other, one, other].map((to) => move(link, to)))
      for (const response of responses) await read(response)
      const shown = await show(link)
      expect([one, other]).toContain(shown.start)
      const booked = (await target().stored.bookings()).filter(
        (each) => each.start === one || each.start === other,
      )
      expect(booked.map(({ reference }) => reference)).toEqual([link.reference])
    })

    test('cancelled: its start is free again, cancelling is idempotent, and it can no longer be moved', async () => {
      const wanted = newStart()
      const link = await bookOne(target(), { start: wanted })
      await bookOne(target(), { start: wanted })
      const before = await target().queuedMails()
      const cancelled = await read(await cancel(link))
      expect(cancelled).toMatchObject({ status: 'cancelled', sequence: 1, canChange: false })
      expect(await read(await cancel(link))).toEqual(cancelled)
      expect((await target().queuedMails()) - before).toBe(2)
      await expectProblem(await move(link, newStart()), 'bookingCancelled')
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => send({ ...booking, email: newEmail(), start: wanted })),
      )
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    })

    test('a link "shows no more than its own booking", and no personal data', async () => {
      const link = await bookOne(target(), { name: 'Lekha Planted', note: 'A planted note' })
      const page = await follow(getBooking, link)
      const file = await follow(getBookingCalendar, link)
      for (const text of [await page.text(), (await file.text()).replaceAll('\r\n ', '')]) {
        for (const personal of ['Lekha', 'planted', booking.email, booking.phone])
          expect(text).not.toContain(personal)
        expect([...new Set(text.match(/BK-[\w-]+/g))]).toEqual([link.reference])
      }
    })

    test('a link expires a week after the meeting, and cannot change a meeting that has begun', async () => {
      const wanted = newStart()
      const link = await bookOne(target(), { start: wanted })
      time.set(wanted)
      expect(await show(link)).toMatchObject({ status: 'booked', canChange: false })
      await expectProblem(await cancel(link), 'bookingBegun')
      await expectProblem(await move(link, newStart()), 'bookingBegun')
      const end = Date.parse(wanted) + 30 * 60_000 + 7 * 86_400_000
      time.set(new Date(end - 1).toISOString())
      await show(link)
      time.set(new Date(end).toISOString())
      await expectProblem(await follow(getBooking, link), 'linkEnded')
      expect(problems.linkEnded.status).toBe(410)
    })

    test('the calendar file is valid iCalendar: "stable UID, sequence, time zone"', async () => {
      const [first, second] = [newStart(), newStart()]
      const link = await bookOne(target(), { start: first })
      const calendar = async () => {
        const response = await follow(getBookingCalendar, link)
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar\b/)
        expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="meeting.ics"')
        const root = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
        const [event] = root.getAllSubcomponents('vevent')
        for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
        const { uid, sequence, startDate, endDate, organizer } = new ICAL.Event(event)
        const status = event?.getFirstPropertyValue('status')
        const instants = [startDate, endDate].map((each) => each.toJSDate().toISOString())
        expect(root.getFirstPropertyValue('method')).toBe('PUBLISH')
        expect(startDate.zone?.tzid).toBe('Asia/Kolkata')
        expect(organizer).toBe('mailto:office@testing.example')
        expect(event?.getAllProperties('attendee')).toEqual([])
        return { uid, sequence, status, instants }
      }
      const endOf = (begin: string) => new Date(Date.parse(begin) + 30 * 60_000).toISOString()
      const uid = `${link.reference}@testing.example`
      expect(await calendar()).toEqual({
        uid,
        sequence: 0,
        status: 'CONFIRMED',
        instants: [first, endOf(first)],
      })
      await move(link, second)
      expect(await calendar()).toEqual({
        uid,
        sequence: 1,
        status: 'CONFIRMED',
        instants: [second, endOf(second)],
      })
      await cancel(link)
      expect(await calendar()).toEqual({
        uid,
        sequence: 2,
        status: 'CANCELLED',
        instants: [second, endOf(second)],
      })
    })
  })
}
