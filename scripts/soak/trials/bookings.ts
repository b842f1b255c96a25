/**
 * Many who want one slot at once: booked, moved to, and booked again after it was given up, on two processes where the
 * database is PostgreSQL. And the same booking sent ten times, and the list of slots over a full book.
 */
import { linkKeyHeader, problems, referenceHeader } from '@anupalan/server/contract'
import type { Booking, BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { Agent } from 'node:http'
import type { Trial, TrialContext } from '../trial.ts'
import { call, createWorld, databases, newReferenceOf, quantile } from '../world.ts'
import type { Answer, DatabaseName, World } from '../world.ts'

const wanting = 50

const json = { 'Content-Type': 'application/json' }

/** Of a person for each reference: one person holds a few meetings only. */
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

interface Office {
  readonly world: World
  /** As many callers as may call at once, in turn on each server. */
  readonly ask: (index: number, path: string, init?: Parameters<typeof call>[1]) => Promise<Answer>
  readonly book: (index: number, start: string, reference?: string, name?: string) => Promise<Answer>
  /** Starts that are free, none given twice. */
  readonly newStart: () => string
}

async function openOffice(
  context: TrialContext,
  name: DatabaseName,
  settings: Readonly<Record<string, string>>,
): Promise<Office> {
  const world = await createWorld(context, name)
  // Instances share a PostgreSQL; SQLite has one.
  const servers = Array.from({ length: name === 'PostgreSQL' ? 2 : 1 }, () => world.start(settings))
  const urls = await Promise.all(servers.map(({ url }) => url))
  const agent = new Agent({ keepAlive: true, maxSockets: wanting })
  context.later(() => agent.destroy())
  const ask: Office['ask'] = (index, path, init) =>
    call(urls[index % urls.length]! + path, { agent, ...init })
  const { text } = await ask(0, '/api/bookings/slots?days=60')
  const free = (JSON.parse(text) as Slots).days.flatMap(({ starts }) => starts)
  return {
    world,
    ask,
    book: (index, start, reference = newReferenceOf('BK'), visitor?: string) =>
      ask(index, '/api/bookings', {
        method: 'POST',
        headers: { ...json, [referenceHeader]: reference },
        body: JSON.stringify(body(start, reference, visitor)),
      }),
    newStart() {
      const start = free.shift()
      if (start === undefined) throw new Error('No start is left.')
      return start
    },
  }
}

/** One of all has it, and every other is told so, with other starts to choose. */
function checkOneWon(
  { check }: TrialContext,
  answers: readonly Answer[],
  start: string,
  what: string,
  /** Then nobody may win, and a refusal may offer it again: it is free by then. */
  isGivenUpMeanwhile = false,
): Answer | undefined {
  const won = answers.filter(({ status }) => status < 300)
  check(won.length === 1 || (won.length === 0 && isGivenUpMeanwhile), `${what}: ${won.length} won`)
  for (const { status, text } of answers.filter((each) => !won.includes(each))) {
    const { message, nearest = [] } = JSON.parse(text) as { message: string; nearest?: string[] }
    const isClear =
      status === 409 &&
      message === problems.slotTaken.message &&
      nearest.length > 0 &&
      (isGivenUpMeanwhile || !nearest.includes(start))
    check(isClear, `${what}: refused with ${status} ${text.slice(0, 120)}`)
  }
  return won[0]
}

const many = <Item>(make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: wanting }, (_, index) => make(index)))

/** Where the answer that came last came how late, of each round. */
const toldLast = (last: readonly number[]) =>
  `the last answer of a round after ${quantile(last, 0.5).toFixed(0)} ms in the middle, ${Math.max(...last).toFixed(0)} ms at most`

const lastOf = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms))

const bookingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: 50 book one slot, 200 rounds, ${name}`,
  async run(context) {
    const { times, count, note } = context
    const { world, book, newStart } = await openOffice(context, name, { CONSULTANTS: '1' })
    const rounds = times(200)
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = newStart()
      const answers = await many((index) => book(index, start))
      checkOneWon(context, answers, start, `round ${round}`)
      last.push(lastOf(answers))
      count()
    }
    await checkBook(context, world, { live: rounds, cancelled: 0, changes: 0 })
    note(`${rounds * wanting} requests, ${rounds} bookings; ${toldLast(last)}`)
  },
})

const movingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: 50 move to one slot, 200 rounds, ${name}`,
  async run(context) {
    const { times, count, check, note } = context
    const { world, ask, book, newStart } = await openOffice(context, name, { CONSULTANTS: '1' })
    const rounds = times(200)
    const movers: BookingReceipt[] = []
    for (let index = 0; index < wanting; index++) {
      const { status, text } = await book(index, newStart())
      check(status === 201, `a booking to be moved was answered ${status}`)
      movers.push(JSON.parse(text) as BookingReceipt)
    }
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = newStart()
      const answers = await many((index) =>
        ask(index, pathOf(movers[index]!, 'reschedule'), {
          method: 'POST',
          headers: { ...json, ...keyOf(movers[index]!) },
          body: JSON.stringify({ start }),
        }),
      )
      const won = checkOneWon(context, answers, start, `round ${round}`)
      const moved = won && (JSON.parse(won.text) as Booking)
      check(moved?.start === start && moved.sequence >= 1, `round ${round}: ${won?.text}`)
      last.push(lastOf(answers))
      count()
    }
    await checkBook(context, world, { live: wanting, cancelled: 0, changes: rounds })
    note(`${rounds * wanting} requests, ${rounds} moves of ${wanting} bookings; ${toldLast(last)}`)
  },
})

const cancellingTrial = (name: DatabaseName): Trial => ({
  name: `bookings: one cancels and 50 book the slot again, 200 rounds, ${name}`,
  async run(context) {
    const { times, count, check, note } = context
    const { world, ask, book, newStart } = await openOffice(context, name, { CONSULTANTS: '1' })
    const rounds = times(200)
    const wanted = newStart()
    let holder = JSON.parse((await book(0, wanted)).text) as BookingReceipt
    let among = 0
    const last: number[] = []
    for (let round = 0; round < rounds; round++) {
      // By turns given up before the others ask, and among them: then nobody may be quick enough.
      const isAmong = round % 2 === 1
      const giveUp = ask(round, pathOf(holder, 'cancel'), { method: 'POST', headers: keyOf(holder) })
      if (!isAmong) await giveUp
      const answers = await many((index) => book(index, wanted))
      check((await giveUp).status === 200, `round ${round}: cancelling was answered ${(await giveUp).status}`)
      const won = checkOneWon(context, answers, wanted, `round ${round}`, isAmong)
      if (isAmong && won) among++
      holder = JSON.parse((won ?? (await book(0, wanted))).text) as BookingReceipt
      check(holder.key !== undefined, `round ${round}: nobody has it`)
      last.push(lastOf(answers))
      count()
    }
    await checkBook(context, world, { live: 1, cancelled: rounds, changes: rounds })
    note(
      `${rounds * wanting} requests, ${rounds} cancelled, ${among} of ${Math.floor(rounds / 2)} taken while they were; ${toldLast(last)}`,
    )
  },
})

const pathOf = ({ booking }: BookingReceipt, what: string) => `/api/bookings/${booking.reference}/${what}`

const keyOf = ({ key }: BookingReceipt) => ({ [linkKeyHeader]: key })

/** Nothing stands twice, nothing is lost, and each booking and each change has told the firm. */
async function checkBook(
  { check }: TrialContext,
  world: World,
  due: { readonly live: number; readonly cancelled: number; readonly changes: number },
): Promise<void> {
  const [rows, mails] = await world.look(async (database) => [
    await database.selectFrom('bookings').select(['start', 'sequence', 'cancelledAt']).execute(),
    await database.selectFrom('outbox').select('id').where('recipient', 'not like', 'asha.rao.%').execute(),
  ])
  const live = rows.filter(({ cancelledAt }) => cancelledAt === null)
  const changes = rows.reduce((sum, { sequence }) => sum + sequence, 0)
  check(new Set(live.map(({ start }) => start)).size === live.length, 'a start is booked twice')
  check(live.length === due.live, `${live.length} bookings stand, not ${due.live}`)
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
    const { times, count, check, note } = context
    const { world, book, newStart } = await openOffice(context, name, { CONSULTANTS: '1' })
    const rounds = times(500)
    for (let round = 0; round < rounds; round++) {
      const [start, reference] = [newStart(), newReferenceOf('BK')]
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => book(index, start, reference)),
      )
      for (const { status, text } of answers) {
        check(status === 201 && text === answers[0]!.text, `round ${round}: answered ${status} ${text}`)
      }
      const changed = await book(round, start, reference, 'Another Name')
      check(changed.status === 422, `round ${round}: a changed booking was answered ${changed.status}`)
      count()
    }
    const [rows, mails] = await world.look(async (database) => [
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
    const { times, random, count, check, note } = context
    const { world, ask } = await openOffice(context, name, { CONSULTANTS: String(consultants) })
    const { text } = await ask(0, '/api/bookings/slots?days=60')
    const slots = (JSON.parse(text) as Slots).days
      .flatMap(({ starts }) => starts)
      .flatMap((start) =>
        Array.from({ length: consultants }, (_, index) => ({ start, consultant: index + 1 })),
      )
      .toSorted(() => random() - 0.5)
      .slice(0, booked)
    const now = new Date().toISOString()
    await world.look(async (database) => {
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
              dayRemindedAt: null,
              hourRemindedAt: null,
            })),
          )
          .execute()
      }
    })
    const answers: Answer[] = []
    for (let round = 0; round < times(1_000); round++) {
      answers.push(await ask(round, '/api/bookings/slots?days=60'))
      count()
    }
    check(
      answers.every(({ status }) => status === 200),
      'a list was refused',
    )
    // The first ones find code that is not compiled yet.
    const ms = answers.slice(Math.min(50, answers.length - 1)).map((answer) => answer.ms)
    const p95 = quantile(ms, 0.95)
    check(p95 <= 20, `p95 ${p95.toFixed(1)} ms`)
    const size = (answers[0]!.text.length / 1000).toFixed(0)
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
