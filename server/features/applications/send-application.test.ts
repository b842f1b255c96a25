import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_MAILS_PER_DAY } from '@anupalan/server/contract'
import { sendApplication } from '@anupalan/server/contract/applications/endpoints'
import { application } from '../../contract/conformance/applications.ts'
import { formOf, newReference, pdf } from '../../contract/conformance/requests.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFileStores } from '../../platform/files/file-store.ts'
import { filesFolder } from '../../platform/files/folder-objects.ts'
import type { FileStores, StoredFile } from '../../platform/files/file-store.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { practice } from '../../testing/fixture-site.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { eraseApplications } from './erase-applications.ts'
import { collections } from '../../features.ts'
import { removeStrayFiles } from '../../platform/files/remove-stray-files.ts'

const received = '2026-11-20T20:15:00.000Z'

describe.each(databaseKinds)('an application, on $name', (kind) => {
  let server: TestServer
  let files: FileStores
  beforeEach(async () => {
    server = await startTestServer({ kind, clock: () => new Date(received) })
    files = openFileStores({ config: server.context.config, collections, database: server.database })
  })
  afterEach(() => server.close())

  const send = (reference = newReference('AP'), form = formOf(application, pdf(), 'लक्ष्मी.pdf')) =>
    server.fetch(sendApplication.path, {
      method: 'POST',
      headers: { 'Idempotency-Key': reference },
      body: form,
    })
  const rows = () => server.database.selectFrom('applications').selectAll().execute()
  const mails = () => server.database.selectFrom('outbox').selectAll().orderBy('subject').execute()
  const onDisk = () => {
    try {
      return readdirSync(join(server.dataDir, filesFolder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    } catch {
      return []
    }
  }
  const contentOf = async (file: StoredFile) => {
    const parts: Buffer[] = []
    for await (const part of await files.of('applications').read(file)) parts.push(part as Buffer)
    return new Uint8Array(Buffer.concat(parts))
  }

  test('is stored with its CV under a key, at its time in UTC', async () => {
    const reference = newReference('AP')
    expect((await send(reference)).status).toBe(201)
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toEqual({
      ...application,
      consent: 1,
      reference,
      receivedAt: received,
      cvKey: expect.stringMatching(/^[\da-f-]{36}$/),
      cvName: 'लक्ष्मी.pdf',
      cvKind: 'pdf',
      cvBytes: pdf().length,
      cvSha256: expect.stringMatching(/^[\da-f]{64}$/),
      status: 'new',
      staffNote: '',
      version: 1,
    })
    expect(await contentOf({ key: row!.cvKey, bytes: row!.cvBytes, sha256: row!.cvSha256 })).toEqual(pdf())
    expect(onDisk()).toHaveLength(1)
  })

  test('"acknowledged by mail from the outbox", with a mail to the firm: no name in a subject', async () => {
    const reference = newReference('AP')
    await send(reference)
    const [toFirm, toSender, ...others] = await mails()
    expect(others).toEqual([])
    expect(toFirm).toMatchObject({
      kind: 'application',
      recipient: practice.email,
      replyTo: application.email,
      subject: `Application ${reference}: GST associate`,
      body: expect.stringContaining('CV: लक्ष्मी.pdf (PDF, 1 KB)'),
    })
    expect(toSender).toMatchObject({
      kind: 'application',
      recipient: application.email,
      replyTo: practice.email,
      subject: `Your application ${reference}: GST associate`,
      body: expect.stringContaining('We keep your application for 12 months'),
    })
    // Another person may have entered the address, so the mail contains no input.
    for (const typed of [application.name, 'लक्ष्मी', application.email, application.phone, application.note])
      expect(toSender!.subject + toSender!.body + String(toSender!.html)).not.toContain(typed)
  })

  test('is acknowledged to one address a limited number of times a day, with a mail to the firm each time', async () => {
    for (let index = 0; index < MAX_MAILS_PER_DAY + 2; index++)
      expect((await send(newReference('AP'))).status).toBe(201)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(recipients.filter((each) => each === application.email)).toHaveLength(MAX_MAILS_PER_DAY)
    expect(recipients.filter((each) => each === practice.email)).toHaveLength(MAX_MAILS_PER_DAY + 2)
  })

  test('queues no mail and keeps no CV if it cannot be stored', async () => {
    await sql`alter table applications rename to applications_away`.execute(server.database)
    expect((await send()).status).toBe(503)
    expect([await mails(), onDisk()]).toEqual([[], []])
  })

  test('is not stored where its mail cannot be queued: no row, no CV, and it can be sent again', async () => {
    const reference = newReference('AP')
    await sql`alter table outbox rename to outbox_away`.execute(server.database)
    expect((await send(reference)).status).toBe(503)
    expect([await rows(), onDisk()]).toEqual([[], []])
    await sql`alter table outbox_away rename to outbox`.execute(server.database)
    expect((await send(reference)).status).toBe(201)
    expect([(await rows()).length, onDisk().length, (await mails()).length]).toEqual([1, 1, 2])
  })

  test('of many concurrent ones under one reference, one CV is stored', async () => {
    const reference = newReference('AP')
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(reference)))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect([(await rows()).length, onDisk().length]).toEqual([1, 1])
  })

  test('that was acknowledged is acknowledged again after its opening has closed', async () => {
    const reference = newReference('AP')
    await send(reference)
    await server.database.updateTable('applications').set({ opening: 'articled-assistant' }).execute()
    const again = formOf({ ...application, opening: 'articled-assistant' }, pdf(), 'लक्ष्मी.pdf')
    expect((await send(reference, again)).status).toBe(201)
    expect((await send(newReference('AP'), again)).status).toBe(422)
    expect(onDisk()).toHaveLength(1)
  })

  test('is erased with its CV and its mails at the end of its retention, to the millisecond', async () => {
    await send()
    const eraseAt = (at: string) =>
      eraseApplications({ database: server.database, clock: () => new Date(at), practice, files })
    expect(await eraseAt('2027-11-20T20:14:59.999Z')).toBe(0)
    expect([(await rows()).length, onDisk().length, (await mails()).length]).toEqual([1, 1, 2])
    expect(await eraseAt('2027-11-20T20:15:00.000Z')).toBe(1)
    expect([await rows(), onDisk(), await mails()]).toEqual([[], [], []])
  })

  test('leaves no stray file: unfinished ones after a crash and unreferenced CVs are removed', async () => {
    await send()
    const unfinished = await files.of('applications').begin()
    await unfinished.write(new Uint8Array(3_000_000))
    const unlisted = await files.of('applications').begin()
    await unlisted.write(pdf())
    await unlisted.finish()
    const unknown = await files.of('applications').begin()
    await unknown.write(pdf())
    await unknown.finish()
    await unknown.keep()
    expect(onDisk()).toHaveLength(4)

    const now = new Date(Date.now() + 60_000)
    const removeStray = (isAlone: boolean, at = now) =>
      removeStrayFiles({ database: server.database, clock: () => at, files }, { isAlone })
    // Another instance may be uploading: only files that are too old for that.
    expect(await removeStray(false)).toBe(0)
    expect(await removeStray(true)).toBe(1)
    expect(onDisk()).toHaveLength(3)
    expect(await removeStray(false, new Date(now.getTime() + 2 * 60 * 60 * 1000))).toBe(2)
    expect(onDisk()).toHaveLength(1)
    // A crash would have closed its file.
    await unfinished.discard()
  })
})
