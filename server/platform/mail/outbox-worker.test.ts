import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { migrations } from '../../features.ts'
import { store } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
import { queueMail } from './outbox.ts'
import type { LeasedMail } from './outbox.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { createOutboxWorker, retryDelay } from './outbox-worker.ts'

const start = Date.parse('2026-11-20T08:30:00.000Z')
const minute = 60_000
const marker = 'planted.marker@example.in'

/** What a mail server does with each try. */
type Answer = (mail: LeasedMail) => Promise<void>

const taken: Answer = () => Promise.resolve()
const refused: Answer = () => Promise.reject(new DeliveryError('EENVELOPE 550'))

describe.each(databaseKinds)('the outbox, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let now: number
  let sent: string[]
  let lines: string[]
  let answer: Answer

  beforeEach(async () => {
    storage = await kind.create()
    database = await openDatabase(storage.config, migrations)
    now = start
    sent = []
    lines = []
    answer = taken
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
      await answer(mail)
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

  test('is sent in the order it was queued, each mail once, and marked with its time', async () => {
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

  test('is tried again later and later while the mail server refuses, and goes once it does not', async () => {
    await queue('enquiry')
    answer = refused
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
    answer = taken
    await run()
    expect(sent).toEqual(['enquiry'])
    expect((await rows())[0]).toMatchObject({ lastError: null, attempts: 10 })
  })

  test('that is refused for good is not sent again, is told of once, and stays until it is erased', async () => {
    await queue('refused')
    answer = () => Promise.reject(new DeliveryError('EENVELOPE 550', { isForGood: true }))
    await run()
    now += 365 * 24 * 60 * minute
    answer = taken
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

  test('one mail that is refused holds no other back', async () => {
    await queue('refused')
    now += 1
    await queue('taken')
    answer = (mail) => (mail.subject === 'refused' ? refused(mail) : taken(mail))
    await run()
    expect(sent).toEqual(['taken'])
  })

  test('that a worker died with is sent by another once its lease is over', async () => {
    await queue('enquiry')
    answer = () => Promise.reject(new Error('the process ends here'))
    await expect(run()).rejects.toThrow('the process ends here')
    answer = taken
    now += 10 * minute - 1
    await run()
    expect(sent).toEqual([])
    now += 1
    await run()
    expect(sent).toEqual(['enquiry'])
  })

  test('is shared by workers that run at once: each mail is sent by one of them', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(storage.config, migrations)))
    for (let index = 0; index < 20; index++) await queue(`mail ${index}`)
    await Promise.all([database, ...others].map((each) => createWorker(each)(never)))
    await run()
    expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index}`).toSorted())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
    for (const each of others) await each.destroy()
  })

  test('is not sent again by the same worker because the database could not be told that it was sent', async () => {
    await queue('enquiry')
    const worker = createWorker()
    answer = async () => {
      // Gone between the sending and the marking.
      await database.schema.alterTable('outbox').renameTo('outbox_away').execute()
    }
    await expect(worker(never)).rejects.toThrow(/outbox/)
    await database.schema.alterTable('outbox_away').renameTo('outbox').execute()
    answer = taken
    now += 10 * minute
    await worker(never)
    expect(sent).toEqual(['enquiry'])
    expect((await rows())[0]?.sentAt).not.toBeNull()
  })

  test('finishes the mail under way at the end and begins no other', async () => {
    await queue('first')
    now += 1
    await queue('second')
    const ending = new AbortController()
    answer = () => Promise.resolve(ending.abort())
    await createWorker()(ending.signal)
    expect(sent).toEqual(['first'])
    expect((await rows())[1]).toMatchObject({ attempts: 0, leasedUntil: null })
  })

  test('is logged without anything a person wrote', async () => {
    await queue('enquiry')
    answer = refused
    await run()
    now += minute
    answer = taken
    await run()
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'mail not sent', kind: 'enquiry', attempts: 1, code: 'EENVELOPE 550' }),
      expect.objectContaining({ msg: 'mail sent', kind: 'enquiry', attempts: 2 }),
    ])
    expect(lines.join('')).not.toContain('planted')
  })
})

test('the time to the next try is up to half shorter, by chance, and never longer than an hour', () => {
  expect(retryDelay(1, () => 0)).toBe(30_000)
  expect(retryDelay(1, () => 1)).toBe(15_000)
  expect(retryDelay(1_000, () => 0)).toBe(60 * minute)
})
