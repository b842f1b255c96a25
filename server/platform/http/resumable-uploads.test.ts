/** Resumable uploads over HTTP, also as the tus client of browsers sends them. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  FINGERPRINT_PART_BYTES,
  bind,
  endpointList,
  problems,
  referenceHeader,
  tusHeaders,
  tusMedia,
  writeMetadata,
  z,
} from '@anupalan/server/contract'
import type { Declaration, EndpointSchema, ResumableRule, User } from '@anupalan/server/contract'
import { fileName, fingerprint } from '@anupalan/server/contract/core/fields'
import express from 'express'
import { Upload } from 'tus-js-client'
import type { UploadOptions } from 'tus-js-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { smallPdf } from '../../testing/hostile-files.ts'
import type { Context } from '../context.ts'
import { openDatabase } from '../database/open-database.ts'
import { StorageError, store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openFileStores } from '../files/file-store.ts'
import type { FileStores } from '../files/file-store.ts'
import { filesFolder } from '../files/folder-objects.ts'
import { removeStrayFiles } from '../files/remove-stray-files.ts'
import { claimUpload, findUpload } from '../files/uploads.ts'
import type { CompleteUpload } from '../files/uploads.ts'
import { createApi } from './api-router.ts'
import { handleErrors } from './errors.ts'
import type { AnyHandler } from './handlers.ts'
import { createLifecycle } from './lifecycle.ts'
import { listen } from './listen.ts'
import type { RunningServer } from './listen.ts'
import { createLog } from '../observability/log.ts'
import { createLimits } from './count-calls.ts'
import { resumableUploads } from './resumable-uploads.ts'
import type { ResumableUploadsOptions } from './resumable-uploads.ts'

const rule = {
  field: 'file',
  kinds: ['pdf', 'jpeg', 'csv'],
  maxBytes: 40 * 1024 * 1024,
  maxConcurrent: 20,
  messages: {
    empty: 'This file is empty.',
    large: 'This file is larger than {max}.',
    wrongKind: 'This kind of file is not accepted.',
    damaged: 'This file is damaged.',
    macros: 'This file has macros.',
    hugeImage: 'This picture is too large.',
    bomb: 'This file is too large when it is unpacked.',
    changed: 'This is another file than before.',
  },
} as const satisfies ResumableRule

const params = z.object({ client: z.string() })
const uploadParams = z.object({ client: z.string(), upload: z.string() })

const schema = {
  startUpload: {
    summary: 'Starts.',
    params,
    request: z.object({
      filename: fileName,
      fingerprint: z.optional(fingerprint),
      note: z.prefault(z.string(), ''),
    }),
    responses: { 201: null },
  },
  getUpload: { summary: 'Reports.', params: uploadParams, responses: { 200: null } },
  sendUpload: { summary: 'Adds.', params: uploadParams, responses: { 204: null } },
  cancelUpload: { summary: 'Ends.', params: uploadParams, responses: { 204: null } },
} satisfies Record<string, EndpointSchema>

const common = {
  access: 'signed-in',
  rateLimit: { points: 1000, seconds: 60 },
  isOwned: true,
  result: 'none',
} as const

const declarations = {
  startUpload: {
    ...common,
    schema: schema.startUpload,
    method: 'POST',
    path: '/api/clients/:client/uploads',
    resumable: { step: 'create', rule },
    reference: 'UP',
  },
  getUpload: {
    ...common,
    schema: schema.getUpload,
    method: 'HEAD',
    path: '/api/clients/:client/uploads/:upload',
    resumable: { step: 'offset', rule },
  },
  sendUpload: {
    ...common,
    schema: schema.sendUpload,
    method: 'PATCH',
    path: '/api/clients/:client/uploads/:upload',
    resumable: { step: 'append', rule },
  },
  cancelUpload: {
    ...common,
    schema: schema.cancelUpload,
    method: 'DELETE',
    path: '/api/clients/:client/uploads/:upload',
    resumable: { step: 'cancel', rule },
  },
} as const satisfies Record<string, Declaration>

const endpoints = bind('documents', declarations, schema)

const collection = { name: 'documents', table: 'applications', column: 'cv_key' }

const userOf = (username: string): User => ({
  username,
  fullName: username,
  email: `${username}@example.in`,
  role: 'client',
})

const megabyte = 1024 * 1024

/** A PDF with random content. */
const pdfOf = (bytes: number): Buffer => smallPdf(`%${randomBytes(bytes / 2).toString('hex')}`)

const fingerprintOf = (content: Buffer) => {
  const parts: Buffer[] = []
  for (let at = 0; at < content.length; at += FINGERPRINT_PART_BYTES)
    parts.push(
      createHash('sha256')
        .update(content.subarray(at, at + FINGERPRINT_PART_BYTES))
        .digest(),
    )
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex')
}

describe.each(databaseKinds)('a resumable upload, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let files: FileStores
  let now: Date
  let members: Set<string>
  let finish: ResumableUploadsOptions['finish']
  let servers: RunningServer[]
  let server: RunningServer
  let logged: string[]

  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
    now = new Date('2026-11-23T04:00:00.000Z')
    files = openFileStores({ config: storage.config, collections: [collection], database, clock: () => now })
    members = new Set(['asha', 'ravi'])
    finish = undefined
    servers = []
    logged = []
    server = await start()
  })
  afterEach(async () => {
    for (const each of servers) await each.stop()
    await database.destroy()
    await storage.remove()
  })

  /** One instance of several on the same storage. */
  async function start(): Promise<RunningServer> {
    const config = { maxFileBytes: rule.maxBytes } as Context['config']
    const uploads = resumableUploads(
      { database, clock: () => now, files, config },
      {
        collection: collection.name,
        endpoint: endpoints.sendUpload,
        ...(finish && { finish }),
      },
    )
    const owns = ({ user }: { user: User }) => members.has(user.username)
    const handlers = {
      startUpload: { owns, handle: uploads.create.bind(uploads) },
      getUpload: { owns, handle: uploads.offset.bind(uploads) },
      sendUpload: { owns, handle: uploads.append.bind(uploads) },
      cancelUpload: { owns, handle: uploads.cancel.bind(uploads) },
    } as unknown as Record<string, AnyHandler>
    const api = createApi(handlers, {
      config: {},
      limits: createLimits({ rateLimits: 'off' }),
      files,
      authenticate: (token) => Promise.resolve(userOf(token)),
      endpoints: Object.values(endpoints),
    })
    const app = express()
      .use(api)
      .use(handleErrors(createLog({ write: (line) => void logged.push(line) })))
    const started = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
    servers.push(started)
    return started
  }

  const at = (reference: string, client = 'one') => `/api/clients/${client}/uploads/${reference}`
  const own = { Cookie: 'session=asha', 'Sec-Fetch-Site': 'same-origin', [tusHeaders.version]: '1.0.0' }

  const send = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
    on = server,
  ) => fetch(on.url + path, { method, headers: { ...own, ...headers }, ...(body && { body }) })

  let counter = 0
  const newReference = () => `UP-0000-0000-${String(counter++).padStart(4, '0')}`

  const create = (
    length: number,
    fields: Record<string, string> = { filename: 'फॉर्म 16.pdf' },
    reference = newReference(),
    headers: Record<string, string> = {},
  ) =>
    send('POST', '/api/clients/one/uploads', {
      [tusHeaders.length]: String(length),
      [tusHeaders.metadata]: writeMetadata(fields),
      [referenceHeader]: reference,
      ...headers,
    })

  async function created(length: number, fields?: Record<string, string>): Promise<string> {
    const reference = newReference()
    const response = await create(length, fields, reference)
    expect(response.status).toBe(201)
    return reference
  }

  const append = (reference: string, offset: number, bytes: Uint8Array, on = server) =>
    send(
      'PATCH',
      at(reference),
      { 'Content-Type': tusMedia, [tusHeaders.offset]: String(offset) },
      new Uint8Array(bytes),
      on,
    )

  async function offsetOf(reference: string, on = server): Promise<number> {
    const response = await send('HEAD', at(reference), {}, undefined, on)
    expect(response.status).toBe(200)
    return Number(response.headers.get(tusHeaders.offset))
  }

  const claim = (reference: string, username = 'asha', client = 'one') =>
    store(database, (transaction) =>
      claimUpload(transaction, { collection: 'documents', reference, username, params: { client } }, now),
    )

  const contentOf = async ({ file }: CompleteUpload) => buffer(await files.of('documents').read(file))

  const objects = () => {
    const folder = join(storage.config.dataDir, filesFolder)
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : []
  }

  test('is started, continued, and claimed once with its content', async () => {
    const content = pdfOf(3 * megabyte)
    const reference = newReference()
    const response = await create(content.length, undefined, reference)
    expect(response.status).toBe(201)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: at(reference),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': String(content.length),
      'upload-expires': 'Tue, 24 Nov 2026 04:00:00 GMT',
      'cache-control': 'no-store',
    })
    expect((await append(reference, 0, content.subarray(0, 100_000))).status).toBe(204)
    expect(await offsetOf(reference)).toBe(100_000)
    expect(await claim(reference)).toBeUndefined()
    const last = await append(reference, 100_000, content.subarray(100_000))
    expect([last.status, last.headers.get(tusHeaders.offset), last.headers.get(tusHeaders.expires)]).toEqual([
      204,
      String(content.length),
      null,
    ])
    const who = { collection: 'documents', reference, username: 'asha', params: { client: 'one' } }
    const found = await findUpload(database, who)
    const claimed = await claim(reference)
    expect(claimed).toEqual(found)
    expect(claimed).toMatchObject({
      reference,
      username: 'asha',
      params: { client: 'one' },
      fields: { filename: 'फॉर्म 16.pdf', note: '' },
      file: {
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        name: 'फॉर्म 16.pdf',
        kind: 'pdf',
        isLocked: false,
        hasActiveContent: false,
      },
    })
    expect((await contentOf(claimed!)).equals(content)).toBe(true)
    expect(await claim(reference)).toBeUndefined()
    expect(await findUpload(database, who)).toBeUndefined()
  })

  test('is claimed by one of ten at once', async () => {
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    await append(reference, 0, content)
    const claims = await Promise.allSettled(Array.from({ length: 10 }, () => claim(reference)))
    expect(claims.filter((each) => each.status === 'fulfilled' && each.value !== undefined)).toHaveLength(1)
  })

  test('is not found by another user, at another client, nor after its user was removed', async () => {
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    const patch = { 'Content-Type': tusMedia, [tusHeaders.offset]: '0' }
    const body = new Uint8Array(content)
    for (const [path, headers] of [
      [at(reference), { Cookie: 'session=ravi' }],
      [at(reference, 'other'), {}],
      [at('UP-0000-0000-ZZZZ'), {}],
    ] as const) {
      expect((await send('HEAD', path, headers)).status).toBe(404)
      const response = await send('PATCH', path, { ...patch, ...headers }, body)
      expect([response.status, await response.json()]).toEqual([404, { message: problems.notFound.message }])
      expect((await send('DELETE', path, headers)).status).toBe(404)
    }
    expect(await claim(reference, 'ravi')).toBeUndefined()
    expect(await claim(reference, 'asha', 'other')).toBeUndefined()
    members.delete('asha')
    expect((await append(reference, 0, content)).status).toBe(404)
    expect((await send('HEAD', at(reference))).status).toBe(404)
    expect((await create(10)).status).toBe(404)
    members.add('asha')
    expect(await offsetOf(reference)).toBe(0)
  })

  test('is not started without session, from another site, or without the protocol', async () => {
    const started = (headers: Record<string, string>) => create(10, undefined, newReference(), headers)
    expect((await started({ Cookie: '' })).status).toBe(401)
    expect((await started({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await started({ [tusHeaders.version]: '0.2.2' })).status).toBe(412)
    expect((await started({ [tusHeaders.length]: 'x' })).status).toBe(400)
    expect((await started({ [tusHeaders.metadata]: 'filename =' })).status).toBe(400)
    expect((await started({ [referenceHeader]: 'EN-0000-0000-0000' })).status).toBe(400)
    expect(await database.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('is rejected before a byte is sent if it is empty or too large', async () => {
    const large = await create(rule.maxBytes + 1)
    expect([large.status, await large.json()]).toEqual([
      413,
      { message: problems.tooLarge.message, fields: { file: 'This file is larger than 40 MB.' } },
    ])
    const empty = await create(0)
    expect([empty.status, await empty.json()]).toMatchObject([422, { fields: { file: rule.messages.empty } }])
  })

  test('is started once however often it is repeated, and never with other fields', async () => {
    const reference = newReference()
    expect((await create(10, { filename: 'a.pdf' }, reference)).status).toBe(201)
    expect((await create(10, { filename: 'a.pdf' }, reference)).status).toBe(201)
    expect((await create(10, { filename: 'b.pdf' }, reference)).status).toBe(422)
    expect((await create(11, { filename: 'a.pdf' }, reference)).status).toBe(422)
    expect((await create(10, { filename: 'a.pdf' }, reference, { Cookie: 'session=ravi' })).status).toBe(422)
    expect(await database.selectFrom('storedFiles').selectAll().execute()).toHaveLength(1)
  })

  test('accepts bytes only where the last ended, and no more than were announced', async () => {
    const content = pdfOf(5_000)
    const reference = await created(content.length)
    await append(reference, 0, content.subarray(0, 1_000))
    for (const offset of [0, 999, 1_001, content.length])
      expect((await append(reference, offset, content.subarray(offset, offset + 10))).status).toBe(409)
    const tooLong = await append(reference, 1_000, Buffer.alloc(content.length))
    expect([tooLong.status, await tooLong.json()]).toEqual([413, { message: problems.tooLarge.message }])
    const streaming: RequestInit & { readonly duplex: 'half' } = {
      method: 'PATCH',
      headers: { ...own, 'Content-Type': tusMedia, [tusHeaders.offset]: '1000' },
      body: new Blob([new Uint8Array(3 * megabyte)]).stream(),
      duplex: 'half',
    }
    const chunked = await fetch(server.url + at(reference), streaming)
    expect(chunked.status).toBe(413)
    expect(await offsetOf(reference)).toBe(1_000)
    expect((await append(reference, 1_000, content.subarray(1_000))).status).toBe(204)
    // Repeated, as after a lost response.
    expect((await append(reference, content.length, Buffer.alloc(0))).status).toBe(204)
    expect((await append(reference, 1_000, content.subarray(1_000))).status).toBe(409)
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
  })

  test('keeps what arrived until the connection was lost', async () => {
    const content = pdfOf(5 * megabyte)
    const reference = await created(content.length)
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const headers = {
      ...own,
      Host: 'x',
      'Content-Type': tusMedia,
      [tusHeaders.offset]: '0',
      'Content-Length': String(content.length),
    }
    socket.write(
      `PATCH ${at(reference)} HTTP/1.1\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    )
    socket.write(content.subarray(0, 2_345_678), () => socket.destroy())
    await expect.poll(() => offsetOf(reference)).toBeGreaterThan(0)
    const offset = await offsetOf(reference)
    expect(offset).toBeLessThanOrEqual(2_345_678)
    expect((await append(reference, offset, content.subarray(offset))).status).toBe(204)
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
  })

  test('is continued while a lost connection is still open: its bytes are stored first', async () => {
    const content = pdfOf(5 * megabyte)
    const reference = await created(content.length)
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `PATCH ${at(reference)} HTTP/1.1\r\nHost: x\r\nCookie: session=asha\r\nSec-Fetch-Site: same-origin\r\nTus-Resumable: 1.0.0\r\nContent-Type: ${tusMedia}\r\nUpload-Offset: 0\r\nContent-Length: ${content.length}\r\n\r\n`,
    )
    socket.write(content.subarray(0, 2_000_000))
    await expect.poll(() => objects().some(({ name }) => name.endsWith('.part'))).toBe(true)
    const offset = await offsetOf(reference)
    expect(offset).toBeGreaterThan(1_000_000)
    expect((await append(reference, offset, content.subarray(offset))).status).toBe(204)
    socket.destroy()
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
  })

  test('continues on another instance', async () => {
    const other = await start()
    const content = pdfOf(3 * megabyte)
    const reference = await created(content.length)
    await append(reference, 0, content.subarray(0, megabyte))
    expect(await offsetOf(reference, other)).toBe(megabyte)
    await append(reference, megabyte, content.subarray(megabyte, 2 * megabyte), other)
    expect((await append(reference, 2 * megabyte, content.subarray(2 * megabyte))).status).toBe(204)
    const claimed = await claim(reference)
    expect(claimed?.file.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect((await contentOf(claimed!)).equals(content)).toBe(true)
  })

  test('sent by two instances at once has the bytes of one of them at each place', async () => {
    const other = await start()
    const content = pdfOf(2 * megabyte)
    const reference = await created(content.length)
    const outcomes = await Promise.all([append(reference, 0, content), append(reference, 0, content, other)])
    expect(outcomes.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 409])
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
    expect(objects()).toHaveLength(1)
  })

  test('is complete after a crash between its last byte and its row', async () => {
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    // The part is stored, and its content cannot be read.
    vi.spyOn(files.of('documents'), 'open').mockRejectedValueOnce(new StorageError('it failed'))
    expect((await append(reference, 0, content)).status).toBe(503)
    expect(await offsetOf(reference, await start())).toBe(content.length)
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
  })

  test('calls the feature once, in the transaction that completes it', async () => {
    const finished: CompleteUpload[] = []
    let failures = 1
    finish = (_transaction, upload) => {
      finished.push(upload)
      return failures-- > 0 ? Promise.reject(new Error('it failed')) : Promise.resolve()
    }
    server = await start()
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    expect((await append(reference, 0, content)).status).toBe(503)
    const heads = await Promise.all(Array.from({ length: 5 }, () => send('HEAD', at(reference))))
    expect(heads.map(({ status }) => status)).toContain(200)
    expect(finished).toHaveLength(2)
    expect(finished[1]).toMatchObject({ reference, file: { bytes: content.length } })
    expect((await append(reference, content.length, Buffer.alloc(0))).status).toBe(204)
    expect(finished).toHaveLength(2)
    // The feature has it.
    expect(await claim(reference)).toBeUndefined()
  })

  test('is rejected if the feature rejects it, and leaves nothing', async () => {
    finish = () => Promise.resolve({ problem: 'invalid', fields: { file: 'Not this one.' } })
    server = await start()
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    const response = await append(reference, 0, content)
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { fields: { file: 'Not this one.' } },
    ])
    expect((await send('HEAD', at(reference))).status).toBe(410)
    expect(objects()).toEqual([])
  })

  test('of a wrong kind is rejected with a message, also after a lost response, and leaves nothing', async () => {
    const reference = await created(10)
    for (const [offset, bytes] of [
      [0, 10],
      [10, 0],
    ] as const) {
      const response = await append(reference, offset, Buffer.alloc(bytes))
      expect([response.status, await response.json()]).toEqual([
        422,
        { message: problems.invalid.message, fields: { file: rule.messages.wrongKind } },
      ])
    }
    expect((await append(reference, 0, Buffer.alloc(10))).status).toBe(410)
    expect((await send('HEAD', at(reference))).status).toBe(410)
    expect(objects()).toEqual([])
    expect(await database.selectFrom('storedFiles').selectAll().execute()).toEqual([])
  })

  test('continued with the bytes of another file is rejected', async () => {
    const [content, other] = [pdfOf(6 * megabyte), pdfOf(6 * megabyte)]
    const reference = await created(content.length, {
      filename: 'a.pdf',
      fingerprint: fingerprintOf(content),
    })
    await append(reference, 0, content.subarray(0, 5 * megabyte))
    const response = await append(reference, 5 * megabyte, other.subarray(5 * megabyte))
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { fields: { file: rule.messages.changed } },
    ])
    expect(objects()).toEqual([])
    const again = await created(content.length, { filename: 'a.pdf', fingerprint: fingerprintOf(content) })
    await append(again, 0, content.subarray(0, 5 * megabyte))
    expect((await append(again, 5 * megabyte, content.subarray(5 * megabyte), await start())).status).toBe(
      204,
    )
  })

  test('is cancelled with its bytes, and expires after a day', async () => {
    const content = pdfOf(1_000)
    const cancelled = await created(content.length)
    await append(cancelled, 0, content.subarray(0, 500))
    expect((await send('DELETE', at(cancelled))).status).toBe(204)
    expect((await send('HEAD', at(cancelled))).status).toBe(404)
    expect(objects()).toEqual([])

    const [unfinished, unclaimed, claimed] = [
      await created(content.length),
      await created(content.length),
      await created(content.length),
    ]
    await append(unfinished, 0, content.subarray(0, 500))
    await append(unclaimed, 0, content)
    await append(claimed, 0, content)
    const kept = await claim(claimed)
    now = new Date('2026-11-24T04:00:00.001Z')
    expect((await append(unfinished, 500, content.subarray(500))).status).toBe(410)
    expect((await send('HEAD', at(unfinished))).status).toBe(410)
    await removeStrayFiles({ database, clock: () => now, files }, { isAlone: false })
    for (const each of [unfinished, unclaimed, claimed])
      expect((await send('HEAD', at(each))).status).toBe(404)
    // No row of the feature refers to it either.
    await expect(contentOf(kept!)).rejects.toThrow('missing')
    expect(objects()).toEqual([])
  })

  test('of more than 300 at once of one user is not started', async () => {
    for (let index = 0; index < 300; index += 20)
      await Promise.all(Array.from({ length: 20 }, () => created(10)))
    const response = await create(10)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '600'])
    expect((await create(10, undefined, newReference(), { Cookie: 'session=ravi' })).status).toBe(201)
  })

  test('is not acknowledged if a part cannot be stored, and continues afterwards', async () => {
    const content = pdfOf(1_000)
    const reference = await created(content.length)
    const { objects: folder } = files.of('documents')
    const failing = vi
      .spyOn(folder, 'create')
      .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
    const response = await append(reference, 0, content)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(logged.join('')).toContain('ENOSPC')
    failing.mockRestore()
    expect(await offsetOf(reference)).toBe(0)
    expect((await append(reference, 0, content)).status).toBe(204)
  })

  test('is sent by the tus client of browsers, through lost connections and a crash', async () => {
    const content = pdfOf(8 * megabyte)
    const reference = newReference()
    let requests = 0
    let progress = 0
    const upload = (options: Partial<UploadOptions>) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const sending: Upload = new Upload(content, {
        endpoint: `${server.url}/api/clients/one/uploads`,
        headers: { ...own, [referenceHeader]: reference },
        metadata: { filename: 'फॉर्म 16.pdf' },
        chunkSize: megabyte,
        retryDelays: [10, 10, 10],
        onBeforeRequest: () => void requests++,
        onProgress: (sent) => (progress = sent),
        onSuccess: () => resolve(),
        onError: reject,
        ...options,
      })
      sending.start()
      return { sending, promise }
    }
    const first = upload({
      onChunkComplete: (_size, sent) => {
        if (sent >= 3 * megabyte) void first.sending.abort()
      },
    })
    const parts = () => database.selectFrom('fileParts').select('start').execute()
    await expect.poll(async () => (await parts()).length).toBeGreaterThanOrEqual(3)
    server = await start()
    const second = upload({ uploadUrl: server.url + at(reference) })
    await second.promise
    expect(progress).toBe(content.length)
    expect(requests).toBeLessThan(16)
    expect((await contentOf((await claim(reference))!)).equals(content)).toBe(true)
  })

  test('does not share paths with the contract', () => {
    // Otherwise the endpoints of this test would be those of the product.
    expect(endpointList).not.toContain(endpoints.startUpload)
  })
})
