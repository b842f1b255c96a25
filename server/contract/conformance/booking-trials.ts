/** How the refusals that only bookings have are provoked. */
import { endpoints, fillPath, readPath } from '../index.ts'
import { bookOne, booking } from './booking-samples.ts'
import { requestTo } from './requests.ts'
import { sampleOf, validRequest } from './samples.ts'
import { sendAsValid, time } from './trial.ts'
import type { Trials } from './trial.ts'

const { bookMeeting, cancelBooking } = endpoints

export const bookingTrials = {
  // Every consultant is taken, at what the call asks for.
  slotTaken: {
    async prepare({ endpoint }, target) {
      const { start } = sampleOf(endpoint).body as { start: string }
      const book = () => target.fetch(bookMeeting.path, requestTo(bookMeeting, { ...booking, start }))
      while ((await book()).status === 201) continue
    },
    send: sendAsValid,
  },

  bookingCancelled: {
    prepare: ({ endpoint, path }, target) =>
      target.fetch(fillPath(cancelBooking.path, readPath(endpoint.path, path)), { method: 'POST' }),
    send: sendAsValid,
  },

  // Two months later: in between, a meeting begins that was booked.
  bookingBegun: {
    async prepare({ endpoint, path }, target) {
      const all = await target.stored.bookings()
      const { reference } = readPath(endpoint.path, path)
      time.set(all.find((each) => each.reference === reference)!.start)
    },
    send: sendAsValid,
  },

  linkEnded: { prepare: () => Promise.resolve(time.set('2027-06-01T00:00:00.000Z')), send: sendAsValid },

  linkRefused: {
    async send({ endpoint, path }, target) {
      const { reference, key = '' } = readPath(endpoint.path, path)
      const other = await bookOne(target)
      const last = key.endsWith('A') ? 'B' : 'A'
      const links = [
        { reference },
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
      return Promise.all(
        links.map((link) => target.fetch(fillPath(endpoint.path, link), validRequest(endpoint))),
      )
    },
    // The other booking, with a key of its own.
    left: 1,
  },
} satisfies Trials
