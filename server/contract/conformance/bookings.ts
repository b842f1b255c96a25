import { describe, expect, test } from 'vitest'
import { getSlots } from '../bookings/endpoints.ts'
import { REPEAT_MINUTES } from '../bookings/meetings.ts'
import { MAX_OPEN_BOOKINGS, bookingRules, meetingModes, startMessages } from '../bookings/rules.ts'
import { bookingReceiptSchema } from '../bookings/schema.ts'
import type { BookingRequest } from '../bookings/schema.ts'
import { MAX_MAILS_PER_DAY } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { bookOne, booking, newEmail, newStart } from './booking-samples.ts'
import { monday, newReference, shorten } from './requests.ts'
import type { StartTarget } from './target.ts'
import { useBookings } from './use-bookings.ts'

/** Slots, and booking them. */
export function describeBookings(start: StartTarget) {
  describe('bookings', () => {
    const { target, time, send, book, slots, startsOn, move, cancel, read, show, stored } = useBookings(start)

    async function startError(body: Partial<BookingRequest>): Promise<string | undefined> {
      const fields = await expectProblem(await send({ ...booking, ...body }), 'invalid')
      expect(Object.keys(fields ?? {})).toEqual(['start'])
      return fields?.start
    }

    test('"30-minute slots, Monday to Saturday 9:30 AM to 6:30 PM IST (last start 18:00)"', async () => {
      const { days } = await slots('?from=2026-12-07&days=6')
      const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
      for (const { date, starts } of days) {
        expect(starts.map((each) => inIndia.format(new Date(each)))).toEqual(
          Array.from({ length: 18 }, (_, index) => {
            const minutes = 9 * 60 + 30 + index * 30
            return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
          }),
        )
        expect(new Set(starts.map((each) => each.slice(0, 10)))).toEqual(new Set([date]))
      }
    })

    test('"Sundays and a holiday list closed", with the reason; statutory dates mark days as busy', async () => {
      const { days } = await slots('?from=2026-12-18&days=8')
      expect(
        days.map(({ date, closed, busy, starts }) => [date, closed?.reason, busy, starts.length]),
      ).toEqual([
        ['2026-12-18', undefined, undefined, 18],
        ['2026-12-19', undefined, [{ title: 'GSTR-3B', due: '2026-12-20' }], 18],
        ['2026-12-20', 'Closed on Sundays', undefined, 0],
        ['2026-12-21', undefined, undefined, 18],
        ['2026-12-22', undefined, undefined, 18],
        ['2026-12-23', undefined, undefined, 18],
        ['2026-12-24', undefined, undefined, 18],
        ['2026-12-25', 'Christmas', undefined, 0],
      ])
    })

    test('slots begin with today in India, none within the lead time or beyond the horizon', async () => {
      const { bookable, days } = await slots('')
      expect(bookable).toEqual({ from: '2026-11-23', to: '2027-01-22' })
      expect(days.map(({ date }) => date)).toEqual(
        Array.from({ length: 14 }, (_, index) =>
          new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10),
        ),
      )
      // It is 9:30 in India: 13:30 is four hours away.
      expect(days[0]?.starts[0]).toBe('2026-11-23T08:00:00.000Z')
      expect(days[0]?.starts).toHaveLength(10)
      const last = await slots('?from=2027-01-22&days=2')
      expect(last.days.map(({ closed, starts }) => [closed?.kind, starts.length])).toEqual([
        [undefined, 18],
        ['beyond', 0],
      ])
      const past = await slots('?from=2026-11-21&days=1')
      expect(past.days[0]).toEqual({
        date: '2026-11-21',
        closed: expect.objectContaining({ kind: 'past' }),
        starts: [],
      })
    })

    test('invalid days get a message at their field', async () => {
      for (const [query, field] of [
        ['from=2026-02-29', 'from'],
        ['from=tomorrow', 'from'],
        ['from=9999-12-31', 'from'],
        ['days=0', 'days'],
        ['days=63', 'days'],
        ['days=', 'days'],
      ] as const) {
        const fields = await expectProblem(await target().fetch(`${getSlots.path}?${query}`), 'invalid')
        expect(Object.keys(fields ?? {})).toEqual([field])
      }
    })

    test('a booking is stored before the response, with mails to the visitor and the firm', async () => {
      const [before, reference] = [await target().queuedMails(), newReference('BK')]
      const receipt = await book(booking, reference)
      expect(receipt.booking).toEqual({
        reference,
        status: 'booked',
        service: 'gst-services',
        mode: 'video',
        start: booking.start,
        end: '2026-12-01T05:00:00.000Z',
        sequence: 0,
        place: {
          text: 'Video call',
          href: expect.stringMatching(/^https:\/\/meet\.testing\.example\/\S{10,}$/),
        },
        canChange: true,
      })
      expect(await stored(reference)).toEqual([
        expect.objectContaining({ ...booking, reference, receivedAt: monday, sequence: 0 }),
      ])
      expect((await target().queuedMails()) - before).toBe(2)
    })

    test('a booking of each mode has its place', async () => {
      const places = []
      for (const { value: mode } of meetingModes) {
        const { booking: shown } = await book({ ...booking, email: newEmail(), mode, start: newStart() })
        places.push(shown.place)
      }
      expect(places).toEqual([
        { text: 'Video call', href: expect.stringContaining('https://meet.testing.example/') },
        { text: 'We call you on the number you gave.' },
        { text: '1, Main Road, Bengaluru', href: 'https://map.example/office' },
      ])
    })

    test('a start with as many bookings as consultants is no longer offered', async () => {
      const wanted = newStart()
      const day = wanted.slice(0, 10)
      await bookOne(target(), { start: wanted })
      expect(await startsOn(day)).toContain(wanted)
      await bookOne(target(), { start: wanted })
      expect(await startsOn(day)).not.toContain(wanted)
      const refusal = await send({ ...booking, start: wanted })
      const { nearest } = (await refusal.clone().json()) as { nearest: string[] }
      await expectProblem(refusal, 'slotTaken')
      expect(nearest).toHaveLength(6)
      expect(nearest).toEqual(nearest.toSorted())
      // The starts in the error response can be booked.
      await book({ ...booking, email: newEmail(), start: nearest[0] })
    })

    test('of many concurrent bookings of a start, exactly as many succeed as there are consultants', async () => {
      const wanted = newStart()
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => send({ ...booking, email: newEmail(), start: wanted })),
      )
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
      for (const response of responses.filter(({ status }) => status !== 201)) {
        const { nearest } = (await response.clone().json()) as { nearest: string[] }
        await expectProblem(response, 'slotTaken')
        expect(nearest).not.toContain(wanted)
      }
      expect((await target().stored.bookings()).filter((each) => each.start === wanted)).toHaveLength(2)
    })

    test('one mailbox has a limited number of upcoming meetings, also with concurrent requests and other spellings', async () => {
      const email = newEmail()
      const [local, domain] = email.split('@')
      const attempt = (index: number) =>
        send({
          ...booking,
          email: index % 2 ? email : `${local}+${index}@${domain?.toUpperCase()}`,
          start: newStart(),
        })
      const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => attempt(index)))
      const booked = responses.filter(({ status }) => status === 201)
      expect(booked).toHaveLength(MAX_OPEN_BOOKINGS)
      for (const response of responses.filter(({ status }) => status !== 201)) {
        const fields = await expectProblem(response, 'invalid')
        expect(fields).toEqual({ email: expect.stringMatching(/^No further meeting /) })
      }
      // After a cancellation another can be booked.
      const [one] = booked
      const { booking: first, key } = bookingReceiptSchema.parse(await one?.json())
      await read(await cancel({ reference: first.reference, key }))
      await book({ ...booking, email, start: newStart() })
    })

    test('one address gets a limited number of mails a day; the firm gets one for each booking', async () => {
      const email = newEmail()
      const mailsOf = async (act: () => Promise<unknown>) => {
        const before = await target().queuedMails()
        await act()
        return (await target().queuedMails()) - before
      }
      const link = await bookOne(target(), { email })
      for (let mail = 1; mail < MAX_MAILS_PER_DAY; mail++)
        expect(await mailsOf(() => move(link, newStart()))).toBe(2)
      expect(await mailsOf(() => move(link, newStart()))).toBe(1)
      expect(await mailsOf(() => book({ ...booking, email, start: newStart() }))).toBe(1)
      // The next day in India, which begins at 18:30 UTC.
      time.set('2026-11-23T18:29:59.999Z')
      expect(await mailsOf(() => move(link, newStart()))).toBe(1)
      time.set('2026-11-23T18:30:00.000Z')
      expect(await mailsOf(() => move(link, newStart()))).toBe(2)
    })

    test('"the same submission 10 times in parallel": one booking, the same response', async () => {
      const [before, reference, body] = [
        await target().queuedMails(),
        newReference('BK'),
        { ...booking, email: newEmail(), start: newStart() },
      ]
      const receipts = await Promise.all(Array.from({ length: 10 }, () => book(body, reference)))
      receipts.push(await book({ ...body, name: ' Asha  Rao ' }, reference))
      for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
      expect(await stored(reference)).toHaveLength(1)
      expect((await target().queuedMails()) - before).toBe(2)
    })

    test('a repeated request is detected for some minutes, also after the booking was moved', async () => {
      const [reference, body] = [newReference('BK'), { ...booking, email: newEmail(), start: newStart() }]
      const { key } = await book(body, reference)
      const to = newStart()
      await read(await move({ reference, key }, to))
      time.set(new Date(Date.parse(monday) + REPEAT_MINUTES * 60_000 - 1).toISOString())
      expect(await book(body, reference)).toMatchObject({ key, booking: { start: to, sequence: 1 } })
      expect(await stored(reference)).toHaveLength(1)
    })

    test('after that a reference gives no key, and the response does not depend on the other fields', async () => {
      const [reference, body] = [newReference('BK'), { ...booking, email: newEmail(), start: newStart() }]
      await book(body, reference)
      time.set(new Date(Date.parse(monday) + REPEAT_MINUTES * 60_000).toISOString())
      const responses = await Promise.all(
        [body, { ...body, name: 'Somebody Else' }, { ...body, email: newEmail(), start: newStart() }].map(
          async (guess) => {
            const response = await send(guess, reference)
            await expectProblem(response.clone(), 'referenceReused')
            return response.text()
          },
        ),
      )
      expect(new Set(responses).size).toBe(1)
      expect(await stored(reference)).toHaveLength(1)
    })

    for (const [what, wrong, message] of [
      ['between two slots', '2026-12-02T04:45:00.000Z', startMessages.forged],
      ['before the first', '2026-12-02T03:30:00.000Z', startMessages.forged],
      ['that would end after hours', '2026-12-02T13:00:00.000Z', startMessages.forged],
      ['a millisecond off', '2026-12-02T04:30:00.001Z', startMessages.forged],
      ['on a Sunday', '2026-12-06T04:30:00.000Z', startMessages.closed],
      ['on a holiday', '2026-12-25T04:30:00.000Z', startMessages.closed],
      ['in the past', '2026-11-20T04:30:00.000Z', startMessages.past],
      ['at this moment', monday, startMessages.past],
      ['within the lead time', '2026-11-23T07:30:00.000Z', startMessages.tooSoon],
      ['beyond the horizon', '2027-01-23T04:30:00.000Z', startMessages.tooFar],
      ['that does not exist', '2026-12-32T04:30:00.000Z', bookingRules.start.missing],
      ['without a zone', '2026-12-02T10:00:00', bookingRules.start.missing],
      ['of another zone', '2026-12-02T10:00:00.000+05:30', bookingRules.start.missing],
    ] as const) {
      test(`"a slot forged in a request is refused": a start ${what}, booked and moved to`, async () => {
        expect(await startError({ start: wrong })).toBe(message)
        const link = await bookOne(target())
        expect(await expectProblem(await move(link, wrong), 'invalid')).toEqual({ start: message })
        expect((await show(link)).sequence).toBe(0)
      })
    }

    for (const [field, wrong, message] of [
      ['service', 'magic', bookingRules.service.missing],
      ['mode', 'fax', bookingRules.mode.missing],
      ['start', undefined, bookingRules.start.missing],
      ['name', 'A', bookingRules.name.short],
      ['name', 'a'.repeat(101), bookingRules.name.long],
      ['email', 'asha', bookingRules.email.invalid],
      ['email', `${'a'.repeat(244)}@example.in`, bookingRules.email.long],
      ['phone', 'call me', bookingRules.phone.invalid],
      ['phone', '12345', bookingRules.phone.invalid],
      ['phone', 7, bookingRules.phone.invalid],
      ['note', 'a'.repeat(1001), bookingRules.note.long],
      ['privacy', false, bookingRules.privacy.missing],
    ] as const) {
      test(`"${message}" is the only message for ${field} ${shorten(wrong)}`, async () => {
        const fields = await expectProblem(await send({ ...booking, [field]: wrong }), 'invalid')
        expect(fields).toEqual({ [field]: message })
      })
    }

    test('a meeting by phone requires a number, reported together with all other messages; others do not', async () => {
      const withoutPhone = { ...booking, mode: 'phone', phone: ' ' }
      expect(await expectProblem(await send(withoutPhone), 'invalid')).toEqual({
        phone: bookingRules.phone.missing,
      })
      expect(await expectProblem(await send({ mode: 'phone', phone: '' }), 'invalid')).toMatchObject({
        name: bookingRules.name.short,
        phone: bookingRules.phone.missing,
      })
      const { phone: _, note: _note, ...least } = booking
      const receipt = await book({ ...least, email: newEmail(), start: newStart() })
      expect(await stored(receipt.booking.reference)).toEqual([
        expect.objectContaining({ phone: '', note: '' }),
      ])
    })

    test('an empty booking gets all messages together, in the order of the form', async () => {
      const fields = await expectProblem(await send({}), 'invalid')
      expect(Object.keys(fields ?? {})).toEqual(['service', 'mode', 'start', 'name', 'email', 'privacy'])
    })
  })
}
