import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { writeFixtureSite } from '../../testing/fixture-site.ts'
import { readConfig } from '../config/config.ts'
import { store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../observability/log.ts'
import { loadSite } from './site-files.ts'
import type { PublicFile, Site } from './site-files.ts'
import { bumpSlotVersion } from './slot-version.ts'
import { CHECK_EVERY_MS, createSlots } from './slots.ts'
import type { FilledSlots, SlotPart } from './slot-source.ts'

describe.each(databaseKinds)('slots of documents on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let dist: string
  let site: Site
  let home: PublicFile
  let logged: string[]
  let now: Date
  let elapsed: number
  /** What the feature has. */
  let parts: SlotPart[] | undefined
  let until: Date | undefined

  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(
      readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...storage.settings }),
      migrations,
    )
    dist = writeFixtureSite()
    site = loadSite(dist)
    home = site.files.get('/')!
    logged = []
    now = new Date('2026-11-26T06:00:00.000Z')
    elapsed = 0
    parts = undefined
    until = undefined
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
    rmSync(dist, { recursive: true, force: true })
  })

  /** @param maxWaitMs no less than any read takes, also on a slow machine */
  const instance = (from: Database = database, maxWaitMs = 60_000) =>
    createSlots({
      sources: [
        (): Promise<FilledSlots> =>
          Promise.resolve({
            slots: new Map(parts ? [['announcement', parts]] : []),
            ...(until && { until }),
          }),
      ],
      templates: site.slotTemplates,
      database: from,
      log: createLog({ write: (line) => void logged.push(line) }),
      clock: () => now,
      elapsed: () => elapsed,
      maxWaitMs,
    })

  const announce = (text: string) => {
    parts = [{ template: 'announcement', values: { text } }]
    return store(database, bumpSlotVersion)
  }
  const htmlOf = (file: PublicFile) => file.identity.bytes.toString()

  test('a document of which no slot is filled is the one that the build compressed', async () => {
    expect(await instance()(home)).toBe(home)
  })

  test('a filled one is the document of the build around the value, escaped, in each encoding', async () => {
    await announce('Closed <b>today</b> & {{text}}')
    const filled = await instance()(home)
    const html = htmlOf(filled)
    expect(html).toBe(
      htmlOf(home).replace(
        '<!--slot:announcement--><!--/slot-->',
        () => '<p class="bar">Closed &lt;b&gt;today&lt;/b&gt; &amp; {{text}}</p>',
      ),
    )
    expect(brotliDecompressSync(filled.br!.bytes).toString()).toBe(html)
    expect(gunzipSync(filled.gzip!.bytes).toString()).toBe(html)
    const tags = [filled, home].flatMap(({ identity, br, gzip }) => [identity.etag, br?.etag, gzip?.etag])
    expect(new Set(tags).size).toBe(6)
    expect(filled.preloads).toBe(home.preloads)
  })

  test('it is compressed once, and equal on every instance', async () => {
    await announce('Closed today')
    const [one, other] = [instance(), instance()]
    const filled = await one(home)
    expect(one(home)).toBe(filled)
    expect((await other(home)).br?.etag).toBe(filled.br?.etag)
  })

  test('every instance has a change once the version is read again', async () => {
    const [one, other] = [instance(), instance()]
    await Promise.all([one(home), other(home)])
    await announce('Closed today')
    expect(one(home)).toBe(home)
    elapsed += CHECK_EVERY_MS
    expect(htmlOf(await one(home))).toContain('Closed today')
    expect(htmlOf(await other(home))).toContain('Closed today')
    await announce('Open again')
    elapsed += CHECK_EVERY_MS
    expect(htmlOf(await one(home))).toContain('Open again')
  })

  test('slots that change with time are read again at that time', async () => {
    await announce('Closed today')
    until = new Date('2026-11-26T18:30:00.000Z')
    const fill = instance()
    expect(await fill(home)).not.toBe(home)
    parts = undefined
    elapsed += CHECK_EVERY_MS
    expect(await fill(home)).not.toBe(home)
    now = until
    elapsed += CHECK_EVERY_MS
    expect(await fill(home)).toBe(home)
  })

  test('a template or a value that is missing leaves the content of the build, and is logged', async () => {
    for (const part of [
      { template: 'unknown', values: {} },
      { template: 'constructor', values: {} },
      { template: 'announcement', values: {} },
    ]) {
      parts = [part]
      const filled = await instance()(home)
      expect(htmlOf(filled)).toBe(htmlOf(home))
    }
    expect(logged.filter((line) => line.includes('slot not filled'))).toHaveLength(3)
  })

  test('while the database fails, documents are sent with what was read last', async () => {
    await announce('Closed today')
    const fill = instance()
    await fill(home)
    await database.schema.alterTable('slot_versions').renameTo('elsewhere').execute()
    elapsed += CHECK_EVERY_MS
    expect(htmlOf(await fill(home))).toContain('Closed today')
    expect(logged.join('')).toContain('slots of documents not read')
    elapsed += CHECK_EVERY_MS
    expect(fill(home), 'it is not read again so soon').not.toBeInstanceOf(Promise)
  })

  test('a database that does not respond delays a document no longer than that', async () => {
    const hanging = {
      selectFrom: () => ({
        select: () => ({ where: () => ({ executeTakeFirst: () => new Promise(() => {}) }) }),
      }),
    } as unknown as Database
    expect(await instance(hanging, 1)(home)).toBe(home)
    expect(logged, 'before the read itself times out').toEqual([])
  })
})
