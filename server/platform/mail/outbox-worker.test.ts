import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { migrations } from '../../features.ts'
import { store } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
import { queueMail } from './outbox-rows.ts'
import type { LeasedMail } from './outbox-rows.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { createOutboxWorker, retryDelay } from './outbox-worker.ts'

const start = Date.parse('2026-11-20T08:30:00.000Z')
const minute = 60_000
const marker = 'planted.marker@example.in'

/** The behaviour of a mail server for each attempt. */
type Behaviour = (mail: LeasedMail) => Promise<void>

const accept: Behaviour = () => Promise.resolve()
const reject: Behaviour = () => Promise.reject(new DeliveryError('EENVELOPE 550'))

describe.each(databaseKinds)('the outbox, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let now: number
  let sent: string[]
  let lines: string[]
  let behaviour: Behaviour

  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
    now = start
    sent = []
    lines = []
    behaviour = accept
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const queue = (subject: string) =>
    store(database, (transaction) =>
      queueMail(
        transaction,
        { kind: 'enquiry', to: 'office@testing.example', replyTo: marker, subject, body: marker },
        new Date(now),
      ),
    )

  const delivery: Delivery = {
    async send(mail) {
      await behaviour(mail)
      sent.push(mail.subject)
    },
  }

  const createWorker = (on: Database = database) =>
    createOutboxWorker({
      database: on,
      delivery,
      clock: () => new Date(now),
      log: createLog({ write: (line) => void lines.push(line) }),
      random: () => 0,
    })

  const never = new AbortController().signal
  const run = () => createWorker()(never)
  const rows = () => database.selectFrom('outbox').selectAll().orderBy('createdAt').execute()

  test('is sent in the order of queueing, each mail once, and marked with its time', async () => {
    await queue('first')
    now += 1
    await queue('second')
    await run()
    await run()
    expect(sent).toEqual(['first', 'second'])
    expect(await rows()).toEqual([
      expect.objectContaining({ sentAt: new Date(now).toISOString(), leasedUntil: null, attempts: 1 }),
      expect.objectContaining({ sentAt: new Date(now).toISOString(), leasedUntil: null, attempts: 1 }),
    ])
  })

  test('of several mails, the end of one and the lease of the next are one commit', async () => {
    for (const subject of ['first', 'second', 'third']) await queue(subject)
    const isNextLeased: boolean[] = []
    behaviour = async () => {
      const leased = (await rows()).filter(({ leasedUntil }) => leasedUntil !== null)
      isNextLeased.push(leased.length === 1)
    }
    const transactions = vi.spyOn(database, 'transaction')
    const statements = vi.spyOn(database, 'with')
    await run()
    expect(sent).toHaveLength(3)
    expect(isNextLeased).toEqual([true, true, true])
    // On PostgreSQL they are one statement.
    const isPostgres = kind.name === 'PostgreSQL'
    expect(transactions).toHaveBeenCalledTimes(isPostgres ? 0 : 3)
    expect(statements).toHaveBeenCalledTimes(isPostgres ? 3 : 0)
  })

  test('that was delivered is not sent again if its end could not be stored', async () => {
    await queue('enquiry')
    vi.spyOn(database, kind.name === 'PostgreSQL' ? 'with' : 'transaction').mockImplementationOnce(() => {
      throw new Error('the database fails')
    })
    const worker = createWorker()
    await expect(worker(never)).rejects.toThrow('the database fails')
    now += 10 * minute
    await worker(never)
    expect(sent).toEqual(['enquiry'])
    expect(await rows()).toEqual([expect.objectContaining({ sentAt: new Date(now).toISOString() })])
  })

  test('is retried with exponential backoff while the mail server rejects it, and then sent', async () => {
    await queue('enquiry')
    behaviour = reject
    for (const wait of [0.5, 1, 2, 4, 8, 16, 32, 60, 60]) {
      await run()
      const [row] = await rows()
      expect(row).toMatchObject({ leasedUntil: null, sentAt: null, lastError: 'EENVELOPE 550' })
      expect(Date.parse(row!.nextAttemptAt) - now).toBe(wait * minute)
      now += wait * minute - 1
      await run()
      expect((await rows())[0]?.attempts).toBe(row!.attempts)
      now += 1
    }
    behaviour = accept
    await run()
    expect(sent).toEqual(['enquiry'])
    expect((await rows())[0]).toMatchObject({ lastError: null, attempts: 10 })
  })

  test('that is rejected permanently is not sent again, is logged once, and stays until it is erased', async () => {
    await queue('rejected')
    behaviour = () => Promise.reject(new DeliveryError('EENVELOPE 550', { isPermanent: true }))
    await run()
    now += 365 * 24 * 60 * minute
    behaviour = accept
    await run()
    expect(sent).toEqual([])
    expect(await rows()).toEqual([
      expect.objectContaining({
        attempts: 1,
        sentAt: null,
        leasedUntil: null,
        refusedAt: new Date(start).toISOString(),
        lastError: 'EENVELOPE 550',
      }),
    ])
    expect(lines.filter((line) => line.includes('"msg":"mail refused"'))).toHaveLength(1)
    expect(lines.join('')).not.toContain(marker)
  })

  test('a rejected mail does not block others', async () => {
    await queue('rejected')
    now += 1
    await queue('accepted')
    behaviour = (mail) => (mail.subject === 'rejected' ? reject(mail) : accept(mail))
    await run()
    expect(sent).toEqual(['accepted'])
  })

  test('leased by a crashed worker is sent by another after the lease', async () => {
    await queue('enquiry')
    behaviour = () => Promise.reject(new Error('the process ends here'))
    await expect(run()).rejects.toThrow('the process ends here')
    behaviour = accept
    now += 10 * minute - 1
    await run()
    expect(sent).toEqual([])
    now += 1
    await run()
    expect(sent).toEqual(['enquiry'])
  })

  test('is shared by concurrent workers: each mail is sent by one of them', async () => {
    // SQLite's data folder has one server, which has one connection.
    const isShared = kind.name === 'SQLite'
    const others = await Promise.all(
      [1, 2, 3].map(async () => (isShared ? database : openDatabase(storage.config, migrations))),
    )
    for (let index = 0; index < 20; index++) await queue(`mail ${index}`)
    await Promise.all([database, ...others].map((each) => createWorker(each)(never)))
    await run()
    expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index}`).toSorted())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
    for (const each of others) if (!isShared) await each.destroy()
  })

  test('is not sent again by the same worker if marking it as sent failed', async () => {
    await queue('enquiry')
    const worker = createWorker()
    behaviour = async () => {
      // Unavailable between sending and marking.
      await database.schema.alterTable('outbox').renameTo('outbox_away').execute()
    }
    await expect(worker(never)).rejects.toThrow(/outbox/)
    await database.schema.alterTable('outbox_away').renameTo('outbox').execute()
    behaviour = accept
    now += 10 * minute
    await worker(never)
    expect(sent).toEqual(['enquiry'])
    expect((await rows())[0]?.sentAt).not.toBeNull()
  })

  test('finishes the current mail at shutdown and begins no other', async () => {
    await queue('first')
    now += 1
    await queue('second')
    const ending = new AbortController()
    behaviour = () => Promise.resolve(ending.abort())
    await createWorker()(ending.signal)
    expect(sent).toEqual(['first'])
    expect((await rows())[1]).toMatchObject({ attempts: 0, leasedUntil: null })
  })

  test('is logged without personal data', async () => {
    await queue('enquiry')
    behaviour = reject
    await run()
    now += minute
    behaviour = accept
    await run()
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'mail not sent', kind: 'enquiry', attempts: 1, code: 'EENVELOPE 550' }),
      expect.objectContaining({ msg: 'mail sent', kind: 'enquiry', attempts: 2 }),
    ])
    expect(lines.join('')).not.toContain('planted')
  })
})

test('the delay has a random reduction of up to half, and is at most an hour', () => {
  expect(retryDelay(1, () => 0)).toBe(30_000)
  expect(retryDelay(1, () => 1)).toBe(15_000)
  expect(retryDelay(1_000, () => 0)).toBe(60 * minute)
})
