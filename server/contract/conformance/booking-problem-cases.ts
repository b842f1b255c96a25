/** Cases of the problems that only bookings have. */
import { endpoints, fillPath, linkKeyHeader, readPath } from '../index.ts'
import { succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { bookOne, booking, newEmail } from './booking-samples.ts'
import { requestTo, time } from './requests.ts'
import { requestOf } from './samples.ts'
import { sendAsValid } from './problem-case.ts'
import type { ProblemCases } from './problem-case.ts'

const { bookMeeting, cancelBooking, changeMeeting } = endpoints

export const bookingProblemCases = {
  // Every consultant is booked at the start that the call requests.
  slotTaken: {
    async prepare({ body }, target) {
      const { start } = body as { start: string }
      const book = () =>
        target.fetch(bookMeeting.path, requestTo(bookMeeting, { ...booking, email: newEmail(), start }))
      while ((await book()).status === 201) continue
    },
    send: sendAsValid,
  },

  bookingCancelled: {
    prepare: ({ endpoint, path, key }, target) =>
      target.fetch(
        fillPath(cancelBooking.path, readPath(endpoint.path, path)),
        requestTo(cancelBooking, undefined, { key }),
      ),
    send: sendAsValid,
  },

  // At the start of the booked meeting.
  bookingBegun: {
    async prepare({ endpoint, path }, target) {
      const all = await target.stored.bookings()
      const { reference } = readPath(endpoint.path, path)
      time.set(all.find((each) => each.reference === reference)!.start)
    },
    send: sendAsValid,
  },

  // At the start of the meeting, when a session of its booking may have ended.
  meetingBegun: {
    async send(call, target) {
      const all = await target.stored.bookings()
      const { reference } = readPath(call.endpoint.path, call.path)
      time.set(all.find((each) => each.reference === reference)!.start)
      return sendAsValid({ ...call, cookie: await target.addSession(call.caller.username) }, target)
    },
  },

  meetingNotBegun: {
    send: (call, target) =>
      sendAsValid({ ...call, body: { ...call.body, attendance: 'missed', version: 1 } }, target),
  },

  // Whom the call chooses holds another meeting at the start that it requests.
  consultantBusy: {
    async prepare({ body }, target) {
      const { start, consultant } = body as { start: string; consultant: string }
      const { reference } = await bookOne(target, { start })
      const { cookie } = await adminOf(target)
      await succeed(target, changeMeeting, {
        cookie,
        params: { reference },
        body: { start, consultant, version: 0 },
      })
    },
    send: sendAsValid,
  },

  linkEnded: { prepare: () => Promise.resolve(time.set('2027-06-01T00:00:00.000Z')), send: sendAsValid },

  linkRefused: {
    async send({ endpoint, path, key = '' }, target) {
      const { reference = '' } = readPath(endpoint.path, path)
      const other = await bookOne(target)
      const last = key.endsWith('A') ? 'B' : 'A'
      const links = [
        { reference, key: '' },
        { reference, key: key.slice(0, -1) },
        { reference, key: key.slice(0, -1) + last },
        { reference, key: `${key}A` },
        { reference, key: key.toUpperCase() === key ? key.toLowerCase() : key.toUpperCase() },
        { reference, key: other.key },
        { reference: other.reference, key },
        { reference: 'BK-0000-0000-0000', key },
        { reference: 'x', key },
      ]
      const { [linkKeyHeader]: _key, ...keyless } = requestOf({ endpoint }).headers
      const own = fillPath(endpoint.path, { reference })
      return Promise.all([
        ...links.map((link) =>
          target.fetch(
            fillPath(endpoint.path, { reference: link.reference }),
            requestOf({ endpoint, key: link.key }),
          ),
        ),
        // Proxies log URLs and browsers keep them: a key in the URL is ignored.
        ...[own, `${own}?key=${encodeURIComponent(key)}`].map((each) =>
          target.fetch(each, { ...requestOf({ endpoint }), headers: keyless }),
        ),
      ])
    },
    // The other booking, with its own key.
    addedRows: 1,
  },
} satisfies ProblemCases
