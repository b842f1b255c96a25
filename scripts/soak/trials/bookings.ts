/**
 * Concurrent requests for one slot: booking it, moving to it, and booking it again after a cancellation, with two
 * processes on PostgreSQL. Also the same booking sent ten times, and the list of slots with many bookings.
 */
import { linkKeyHeader, problems, referenceHeader } from '@anupalan/server/contract'
import type { Booking, BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { Agent } from 'node:http'
import type { Trial, TrialContext } from '../trial.ts'
import { call, createEnvironment, databases, newReferenceOf, quantile } from '../environment.ts'
import type { HttpResponse, DatabaseName, Environment } from '../environment.ts'

const concurrent = 50

const json = { 'Content-Type': 'application/json' }

/** A different person for each reference: one person can have a few meetings only. */
const body = (start: string, reference: string, name = 'Asha Rao') => ({
  service: 'gst-services',
  mode: 'video',
  start,
  name,
  email: `asha.rao.${reference.toLowerCase()}@example.in`,
  phone: '',
  note: '',
  privacy: true,
})

interface BookingClient {
  readonly environment: Environment
  /** Sends a request to the servers in turn. */
  readonly request: (index: number, path: string, init?: Parameters<typeof call>[1]) => Promise<HttpResponse>
  readonly book: (index: number, start: string, reference?: string, name?: string) => Promise<HttpResponse>
  /** Returns a free start, each only once. */
  readonly newStart: () => string
}

async function openClient(
  context: TrialContext,
  name: DatabaseName,
  settings: Readonly<Record<string, string>>,
): Promise<BookingClient> {
  const environment = await createEnvironment(context, name)
  // Instances share a PostgreSQL; SQLite has one.
  const servers = Array.from({ length: name === 'PostgreSQL' ? 2 : 1 }, () => environment.start(settings))
  const urls = await Promise.all(servers.map(({ url }) => url))
  const agent = new Agent({ keepAlive: true, maxSockets: concurrent })
  context.defer(() => agent.destroy())
  const request: BookingClient['request'] = (index, path, init) =>
    call(urls[index % urls.length]! + path, { agent, ...init })
  const { text } = await request(0, '/api/bookings/slots?days=60')
  const free = (JSON.parse(text) as Slots).days.flatMap(({ starts }) => starts)
  return {
    environment,
    request,
    book: (index, start, reference = newReferenceOf('BK'), visitor?: string) =>
      request(index, '/api/bookings', {
        method: 'POST',
        headers: { ...json, [referenceHeader]: reference },
        body: JSON.stringify(body(start, reference, visitor)),
      }),
    newStart() {
      const start = free.shift()
      if (start === undefined) throw new Error('No free start is left.')
      return start
    },
  }
}

/** Checks that one request succeeded and that every other was rejected with other starts to choose. */
function checkOneWon(
  { check }: TrialContext,
  responses: readonly HttpResponse[],
  start: string,
  what: string,
  /** Then none may succeed, and an error may offer the slot again: it is free by then. */
  isCancelledMeanwhile = false,
): HttpResponse | undefined {
  const won = responses.filter(({ status }) => status < 300)
  check(won.length === 1 || (won.length === 0 && isCancelledMeanwhile), `${what}: ${won.length} won`)
  for (const { status, text } of responses.filter((each) => !won.includes(each))) {
    const { message, nearest = [] } = JSON.parse(text) as { message: string; nearest?: string[] }
    const isClear =
      status === 409 &&
      message === problems.slotTaken.message &&
      nearest.length > 0 &&
      (isCancelledMeanwhile || !nearest.includes(start))
    check(isClear, `${what}: rejected with ${status} ${text.slice(0, 120)}`)
  }
  return won[0]
}

const many = <Item>(make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: concurrent }, (_, index) => make(index)))

/** Times of the last response of each round. */
const describeLast = (last: readonly number[]) =>
  `the last response of a round after a median of ${quantile(last, 0.5).toFixed(0)} ms, ${Math.max(...last).toFixed(0)} ms at most`

const lastOf = (responses: readonly HttpResponse[]) => Math.max(...responses.map(({ ms }) => ms))

const bookingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: 50 book one slot, 200 rounds, ${name}`,
  async run(context) {
    const { scaled, count, note } = context
    const { environment, book, newStart } = await openClient(context, name, { CONSULTANTS: '1' })
    const rounds = scaled(200)
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = newStart()
      const responses = await many((index) => book(index, start))
      checkOneWon(context, responses, start, `round ${round}`)
      last.push(lastOf(responses))
      count()
    }
    await checkBook(context, environment, { live: rounds, cancelled: 0, changes: 0 })
    note(`${rounds * concurrent} requests, ${rounds} bookings; ${describeLast(last)}`)
  },
})

const movingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: 50 move to one slot, 200 rounds, ${name}`,
  async run(context) {
    const { scaled, count, check, note } = context
    const { environment, request, book, newStart } = await openClient(context, name, { CONSULTANTS: '1' })
    const rounds = scaled(200)
    const movers: BookingReceipt[] = []
    for (let index = 0; index < concurrent; index++) {
      const { status, text } = await book(index, newStart())
      check(status === 201, `a booking to be moved was answered ${status}`)
      movers.push(JSON.parse(text) as BookingReceipt)
    }
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = newStart()
      const responses = await many((index) =>
        request(index, pathOf(movers[index]!, 'reschedule'), {
          method: 'POST',
          headers: { ...json, ...keyOf(movers[index]!) },
          body: JSON.stringify({ start }),
        }),
      )
      const won = checkOneWon(context, responses, start, `round ${round}`)
      const moved = won && (JSON.parse(won.text) as Booking)
      check(moved?.start === start && moved.sequence >= 1, `round ${round}: ${won?.text}`)
      last.push(lastOf(responses))
      count()
    }
    await checkBook(context, environment, { live: concurrent, cancelled: 0, changes: rounds })
    note(`${rounds * concurrent} requests, ${rounds} moves of ${concurrent} bookings; ${describeLast(last)}`)
  },
})

const cancellingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: one cancels and 50 book the slot again, 200 rounds, ${name}`,
  async run(context) {
    const { scaled, count, check, note } = context
    const { environment, request, book, newStart } = await openClient(context, name, { CONSULTANTS: '1' })
    const rounds = scaled(200)
    const wanted = newStart()
    let holder = JSON.parse((await book(0, wanted)).text) as BookingReceipt
    let among = 0
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      // Alternately cancelled before the other requests and concurrently: then all of them may be too early.
      const isConcurrent = round % 2 === 1
      const cancelling = request(round, pathOf(holder, 'cancel'), { method: 'POST', headers: keyOf(holder) })
      if (!isConcurrent) await cancelling
      const responses = await many((index) => book(index, wanted))
      check(
        (await cancelling).status === 200,
        `round ${round}: cancelling was answered ${(await cancelling).status}`,
      )
      const won = checkOneWon(context, responses, wanted, `round ${round}`, isConcurrent)
      if (isConcurrent && won) among++
      holder = JSON.parse((won ?? (await book(0, wanted))).text) as BookingReceipt
      check(holder.key !== undefined, `round ${round}: no booking has it`)
      last.push(lastOf(responses))
      count()
    }
    await checkBook(context, environment, { live: 1, cancelled: rounds, changes: rounds })
    note(
      `${rounds * concurrent} requests, ${rounds} cancelled, ${among} of ${Math.floor(rounds / 2)} taken meanwhile; ${describeLast(last)}`,
    )
  },
})

const pathOf = ({ booking }: BookingReceipt, what: string) => `/api/bookings/${booking.reference}/${what}`

const keyOf = ({ key }: BookingReceipt) => ({ [linkKeyHeader]: key })

/** Checks that nothing is booked twice or lost, and that the firm got a mail for each booking and change. */
async function checkBook(
  { check }: TrialContext,
  environment: Environment,
  due: { readonly live: number; readonly cancelled: number; readonly changes: number },
): Promise<void> {
  const [rows, mails] = await environment.query(async (database) => [
    await database.selectFrom('bookings').select(['start', 'sequence', 'cancelledAt']).execute(),
    await database.selectFrom('outbox').select('id').where('recipient', 'not like', 'asha.rao.%').execute(),
  ])
  const live = rows.filter(({ cancelledAt }) => cancelledAt === null)
  const changes = rows.reduce((sum, { sequence }) => sum + sequence, 0)
  check(new Set(live.map(({ start }) => start)).size === live.length, 'a start is booked twice')
  check(live.length === due.live, `${live.length} active bookings, not ${due.live}`)
  check(
    rows.length - live.length === due.cancelled,
    `${rows.length - live.length} are cancelled, not ${due.cancelled}`,
  )
  check(changes === due.changes, `${changes} changes, not ${due.changes}`)
  check(mails.length === rows.length + changes, `${mails.length} mails of ${rows.length + changes} events`)
}

const repeatTrial = (name: DatabaseName): Trial => ({
  name: `bookings: same booking, 10 in parallel, 500 rounds, ${name}`,
  async run(context) {
    const { scaled, count, check, note } = context
    const { environment, book, newStart } = await openClient(context, name, { CONSULTANTS: '1' })
    const rounds = scaled(500)
    for (let round = 0; round < rounds; round++) {
      const [start, reference] = [newStart(), newReferenceOf('BK')]
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => book(index, start, reference)),
      )
      for (const { status, text } of responses) {
        check(status === 201 && text === responses[0]!.text, `round ${round}: answered ${status} ${text}`)
      }
      const changed = await book(round, start, reference, 'Another Name')
      check(changed.status === 422, `round ${round}: a changed booking was answered ${changed.status}`)
      count()
    }
    const [rows, mails] = await environment.query(async (database) => [
      await database.selectFrom('bookings').select('reference').execute(),
      await database.selectFrom('outbox').select('id').execute(),
    ])
    check(rows.length === rounds, `${rows.length} bookings of ${rounds}`)
    check(mails.length === 2 * rounds, `${mails.length} mails of ${rounds} bookings`)
    note(`${rounds * 11} requests, ${rows.length} bookings, ${mails.length} mails`)
  },
})

const consultants = 20
const booked = 10_000

const listTrial = (name: DatabaseName): Trial => ({
  name: `bookings: slots of 60 days with 10,000 bookings, ${name}`,
  async run(context) {
    const { scaled, random, count, check, note } = context
    const { environment, request } = await openClient(context, name, { CONSULTANTS: String(consultants) })
    const { text } = await request(0, '/api/bookings/slots?days=60')
    const slots = (JSON.parse(text) as Slots).days
      .flatMap(({ starts }) => starts)
      .flatMap((start) =>
        Array.from({ length: consultants }, (_, index) => ({ start, consultant: index + 1 })),
      )
      .toSorted(() => random() - 0.5)
      .slice(0, booked)
    const now = new Date().toISOString()
    await environment.query(async (database) => {
      for (let from = 0; from < slots.length; from += 500) {
        await database
          .insertInto('bookings')
          .values(
            slots.slice(from, from + 500).map((slot) => ({
              ...body(slot.start, 'of-many'),
              ...slot,
              privacy: 1 as const,
              service: 'other' as const,
              mode: 'video' as const,
              reference: newReferenceOf('BK'),
              firstStart: slot.start,
              receivedAt: now,
              changedAt: now,
              sequence: 0,
              cancelledAt: null,
              cancelReason: '',
              attendance: null,
              assignedTo: null,
              dayRemindedAt: null,
              hourRemindedAt: null,
            })),
          )
          .execute()
      }
    })
    const responses: HttpResponse[] = []
    for (let round = 0; round < scaled(1_000); round++) {
      responses.push(await request(round, '/api/bookings/slots?days=60'))
      count()
    }
    check(
      responses.every(({ status }) => status === 200),
      'a list was rejected',
    )
    // The first ones run code that is not compiled yet.
    const ms = responses.slice(Math.min(50, responses.length - 1)).map((response) => response.ms)
    const p95 = quantile(ms, 0.95)
    check(p95 <= 20, `p95 ${p95.toFixed(1)} ms`)
    const size = (responses[0]!.text.length / 1000).toFixed(0)
    note(
      `${slots.length} bookings; p50 ${quantile(ms, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${size} kB`,
    )
  },
})

export const bookingTrials: Trial[] = [
  bookingTrial,
  movingTrial,
  cancellingTrial,
  repeatTrial,
  listTrial,
].flatMap((trial) => databases.map((name) => trial(name)))
