/** Calls of the endpoints of bookings, for tests. */
import { afterEach, expect } from 'vitest'
import { bookingReceiptSchema, bookingSchema, slotsSchema } from '../bookings/schema.ts'
import type { Booking, BookingReceipt, Slots } from '../bookings/schema.ts'
import type { BookingLink } from '../bookings/links.ts'
import { endpoints, fillPath } from '../index.ts'
import type { Endpoint } from '../index.ts'
import { meetings } from './booking-samples.ts'
import { jsonHeaders, newReference, requestTo, testClock } from './requests.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { bookMeeting, cancelBooking, getBooking, getSlots, rescheduleBooking } = endpoints

/** One target for all tests of a group, and functions that call it. Each test begins on the Monday of the samples. */
export function useBookings(start: StartTarget) {
  const time = testClock()
  const target = useTarget(start, { rateLimits: 'off', clock: time.clock, meetings })
  afterEach(() => time.reset())

  /** Calls an endpoint with a link. */
  const follow = (endpoint: Endpoint, { reference, key }: BookingLink, body?: object) =>
    target().fetch(fillPath(endpoint.path, { reference }), requestTo(endpoint, body, { key }))

  const send = (body: unknown, reference = newReference('BK')) =>
    target().fetch(bookMeeting.path, {
      method: 'POST',
      headers: { ...jsonHeaders, 'Idempotency-Key': reference },
      body: JSON.stringify(body),
    })

  async function book(body: unknown, reference = newReference('BK')): Promise<BookingReceipt> {
    const response = await send(body, reference)
    expect(response.status).toBe(201)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    return bookingReceiptSchema.parse(await response.json())
  }

  async function slots(query: string): Promise<Slots> {
    const response = await target().fetch(`${getSlots.path}${query}`)
    expect(response.status).toBe(200)
    return slotsSchema.parse(await response.json())
  }

  const startsOn = async (day: string) =>
    (await slots(`?from=${day}&days=1`)).days.flatMap(({ starts }) => starts)

  const move = (link: BookingLink, to: string) => follow(rescheduleBooking, link, { start: to })

  const cancel = (link: BookingLink) => follow(cancelBooking, link)

  const read = async (response: Response): Promise<Booking> => {
    expect(response.status).toBe(200)
    return bookingSchema.parse(await response.json())
  }

  const show = async (link: BookingLink) => read(await follow(getBooking, link))

  const stored = async (reference: string) =>
    (await target().stored.bookings()).filter((each) => each.reference === reference)

  return { target, time, follow, send, book, slots, startsOn, move, cancel, read, show, stored }
}
