/**
 * Backups while documents are uploaded: a restored one has every document that was acknowledged before it began, the
 * file of every row, and uploads that can be continued.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { collections, migrations } from '../../../server/features.ts'
import { documentsCollection } from '../../../server/features/documents/collection.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { openDatabase } from '../../../server/platform/database/open-database.ts'
import { openPostgresForMigrations } from '../../../server/platform/database/postgres.ts'
import { openFileStores } from '../../../server/platform/files/file-store.ts'
import type { FileStores } from '../../../server/platform/files/file-store.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { smallPdf } from '../../../server/testing/hostile-files.ts'
import { startProcess } from '../../../server/testing/start-process.ts'
import {
  addDocument,
  appendBytes,
  cutOff,
  newUpload,
  offsetOf,
  openPortal,
  startUpload,
  storePairs,
  uploadDocument,
} from '../portal.ts'
import type { Portal } from '../portal.ts'
import type { Trial, TrialContext } from '../trial.ts'

type Settings = Readonly<Record<string, string>>

const cli = join(import.meta.dirname, '../../../server/cli.ts')

/** Tables that the backup of a stopped server must have completely. */
const tables = [
  'users',
  'clients',
  'clientMembers',
  'documents',
  'documentVersions',
  'storedFiles',
  'fileParts',
  'uploads',
  'comments',
  'activity',
  'auditEntries',
  'auditQueue',
  'outbox',
] as const

export const documentBackupTrials: Trial[] = storePairs.map((pair) => ({
  name: `documents: backup during uploads, restored, ${pair.name}`,
  async run(context) {
    const { random, scaled, check, count, note, defer } = context
    const portal = await openPortal(context, pair)
    const server = portal.start()
    await server.url
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-backups-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))

    const over = new AbortController()
    const acknowledged: string[] = []
    const filling = randomBytes(512 * 1024).toString('hex')
    let made = 0
    const newFile = (size = random()) =>
      newUpload(
        `statement ${++made}.pdf`,
        smallPdf(`%${made} ${filling.slice(0, Math.round(size * filling.length))}`),
      )
    // While what was restored is read nothing is sent: otherwise each round has several times the files of the one before.
    let resumed = Promise.resolve()
    const load = Array.from({ length: 6 }, async () => {
      for (;;) {
        await resumed
        if (over.signal.aborted) return
        const sent = newFile()
        const { response } = await uploadDocument(portal, sent)
        check(response.status === 201, `${sent.name}: ${response.status}`)
        acknowledged.push(sent.document)
      }
    })

    let [during, files] = [0, 0]
    for (let round = 0; round < scaled(10); round++) {
      const half = newFile(1)
      await startUpload(portal, half)
      await cutOff(portal, half, 0, half.content, half.content.length / 2)
      const { offset } = await offsetOf(portal, half)
      // A backup that begins with nothing acknowledged since the last one would say nothing.
      for (const least = acknowledged.length + 10; acknowledged.length < least;) await wait(10)
      const before = [...acknowledged]
      const backup = join(folder, String(round))
      await runCli(portal.settings, 'backup', backup)
      during += acknowledged.length - before.length
      const paused = Promise.withResolvers<void>()
      resumed = paused.promise

      const restored = await restore(context, portal, backup)
      await withStores(restored, async ({ database, files: stores }) => {
        const rows = await database.selectFrom('documentVersions').selectAll().execute()
        const found = new Set(rows.map(({ reference }) => reference))
        const missing = before.filter((reference) => !found.has(reference))
        check(missing.length === 0, `round ${round}: ${missing.length} acknowledged before it are missing`)
        for (const { fileKey, bytes, sha256, reference } of rows) {
          const content = await stores
            .of(documentsCollection)
            .read({ key: fileKey, bytes, sha256 })
            .then(buffer)
            .catch(() => undefined)
          check(content?.length === bytes, `round ${round}: the file of ${reference} cannot be read`)
          files++
        }
      })

      const running = portal.environment.start(restored)
      const other = { ...portal, settings: restored, url: await running.url }
      const at = await offsetOf(other, half)
      // What was received before the cut may have been stored after this was asked.
      check(at.status === 200 && at.offset >= offset, `round ${round}: an upload is at ${at.offset}`)
      const rest = await appendBytes(other, half, at.offset, half.content.subarray(at.offset))
      check(rest.status === 204, `round ${round}: it was continued with ${rest.status}`)
      const added = await addDocument(other, half)
      check(added.status === 201, `round ${round}: it was added with ${added.status}`)
      running.child.kill('SIGKILL')
      await running.ended
      paused.resolve()
      count()
    }
    over.abort()
    await Promise.all(load)

    server.child.kill('SIGKILL')
    await server.ended
    const backup = join(folder, 'last')
    await runCli(portal.settings, 'backup', backup)
    const restored = await restore(context, portal, backup)
    const [own, others] = await Promise.all([countRows(portal.settings), countRows(restored)])
    for (const [index, table] of tables.entries())
      check(own[index] === others[index], `${table}: ${others[index]} of ${own[index]} rows`)
    note(
      `${acknowledged.length} documents, ${during} of them acknowledged during ${scaled(10)} backups; ${files} files of restored rows read with their checksums`,
    )
    note(`${sum(others)} of ${sum(own)} rows of ${tables.length} tables in the backup of the stopped server`)
  },
}))

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)

async function runCli(settings: Settings, ...flags: readonly string[]): Promise<void> {
  const { code, output, errors } = await startProcess(flags, settings, { program: cli }).ended
  if (code !== 0 || errors !== '') throw new Error(`${flags[0]} failed: ${output}${errors}`)
}

/** Restores into stores of their own. @returns their settings, and any port */
async function restore(
  { defer }: TrialContext,
  { settings, environment }: Portal,
  backup: string,
): Promise<Settings> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-restored-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const { cluster } = environment
  if (cluster) {
    const database = openPostgresForMigrations(cluster.urlOf('postgres'))
    try {
      await sql`create database ${sql.ref(name)}`.execute(database)
    } finally {
      await database.destroy()
    }
  }
  const restored = {
    ...settings,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...(cluster && { DATABASE_URL: cluster.urlOf(name) }),
    ...(settings.FILES_URL !== undefined && {
      FILES_URL: settings.FILES_URL.replace('/portal?', `/${name}?`),
    }),
  }
  await runCli(restored, 'restore', backup)
  return restored
}

async function withStores<Result>(
  settings: Settings,
  run: (stores: { files: FileStores; database: Database }) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(settings)
  const database = await openDatabase(config, migrations)
  try {
    return await run({ database, files: openFileStores({ config, collections, database }) })
  } finally {
    await database.destroy()
  }
}

const countRows = (settings: Settings) =>
  withStores(settings, ({ database }) =>
    Promise.all(
      tables.map(async (table) => {
        const { all } = await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number | string>().as('all'))
          .executeTakeFirstOrThrow()
        return Number(all)
      }),
    ),
  )
