import { fillPath, linkKeyHeader } from '@anupalan/server/contract'
import { bookMeeting, getBooking, getBookingCalendar } from '@anupalan/server/contract/bookings/endpoints'
import type { BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { afterEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { request } from './bookings.test-helper.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

test('no log line contains personal data, the start or the key of a booking', async () => {
  server = await startTestServer()
  const slots = (await (await server.fetch('/api/bookings/slots?days=10')).json()) as Slots
  const start = slots.days.findLast(({ starts }) => starts.length > 0)!.starts[0]!
  const response = await server.fetch(bookMeeting.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...request, start }),
  })
  const { booking, key } = (await response.json()) as BookingReceipt
  const follow = ({ path }: { path: string }, opener: string) =>
    server!.fetch(fillPath(path, { reference: booking.reference }), { headers: { [linkKeyHeader]: opener } })
  expect((await follow(getBooking, key)).status).toBe(200)
  expect((await follow(getBookingCalendar, key)).status).toBe(200)
  await follow(getBooking, 'planted-key')
  await server.fetch(`${fillPath(getBooking.path, { reference: booking.reference })}?key=planted-key`)
  const lines = server.logged.join('')
  expect(lines).toContain('"route":"getBooking"')
  for (const secret of [
    key,
    booking.reference,
    'planted-key',
    request.name,
    request.email,
    request.note,
    start,
  ])
    expect(lines).not.toContain(secret)
})

test('HEAD of a calendar file has no body', async () => {
  server = await startTestServer()
  const response = await server.fetch('/api/bookings/BK-0000-0000-0000/calendar.ics', {
    method: 'HEAD',
    headers: { [linkKeyHeader]: 'x' },
  })
  expect([response.status, await response.text()]).toEqual([403, ''])
})
