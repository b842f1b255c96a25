/** What the server alone must hold: calls at the same time, and files that are damaged. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConformanceTarget } from '@anupalan/server/conformance'
import { endpoints } from '@anupalan/server/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addCaller, sendCall, succeed } from '../../contract/conformance/account-calls.ts'
import { addClientOf, adminOf } from '../../contract/conformance/client-calls.ts'
import {
  addDocumentOf,
  addVersionOf,
  askApprovalOf,
  newContent,
  newDocument,
  readVersion,
  startUploadOf,
} from '../../contract/conformance/document-calls.ts'
import { expectProblem } from '../../contract/conformance/expect-problem.ts'
import { newReference } from '../../contract/conformance/requests.ts'
import type { TestCaller } from '../../contract/conformance/sample.ts'
import { conformanceTarget } from '../../testing/conformance-target.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { tablesWith } from '../../testing/read-tables.ts'
import { documentsCollection } from './collection.ts'

const {
  addDocument,
  decideApproval,
  downloadYear,
  eraseDocument,
  getDocument,
  previewDocument,
  removeDocument,
  withdrawDocument,
} = endpoints

/** Times that two calls are sent at once. */
const ROUNDS = 10

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length

describe.each(databaseKinds)('documents on $name', (kind) => {
  let server: TestServer
  let target: ConformanceTarget
  let admin: TestCaller
  let asha: TestCaller
  let client: string
  beforeAll(async () => {
    server = await startTestServer({ kind })
    target = conformanceTarget(server)
    admin = await adminOf(target)
    asha = await addCaller(target)
    client = (await addClientOf(target, [asha.username])).id
  })
  afterAll(() => server.close())

  const add = (body: object, reference?: string) =>
    sendCall(target, addDocument, {
      cookie: asha.cookie,
      params: { client },
      body: { ...newDocument, ...body },
      headers: reference ? { 'Idempotency-Key': reference } : {},
    })

  test('opened and taken back at once, a version is seen or gone, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const document = await addDocumentOf(target, asha, client)
      const params = { client, document: document.id, number: '1' }
      const [opened, withdrawn] = await Promise.all([
        sendCall(target, previewDocument, { cookie: admin.cookie, params }),
        // A little later each time, so that either may be first.
        wait(round * 3).then(() => sendCall(target, withdrawDocument, { cookie: asha.cookie, params })),
      ])
      await opened.arrayBuffer()
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([opened.status, withdrawn.status])
    }
  })

  test('taken back before its file is read, a version is gone, and not damaged', async () => {
    const document = await addDocumentOf(target, asha, client)
    const params = { client, document: document.id, number: '1' }
    const store = server.context.files.of(documentsCollection)
    const read = store.read.bind(store)
    const reading = vi.spyOn(store, 'read').mockImplementationOnce(async (file) => {
      await succeed(target, withdrawDocument, { cookie: asha.cookie, params })
      return read(file)
    })
    await expectProblem(await sendCall(target, previewDocument, { cookie: admin.cookie, params }), 'notFound')
    expect(reading).toHaveBeenCalledOnce()
    reading.mockRestore()
  })

  test('approved while a newer version arrives, the approval is of the old one and void', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const document = await addDocumentOf(target, admin, client, { deliveredAs: 'report' })
      const { id, sha256 } = await askApprovalOf(target, client, document)
      const upload = await startUploadOf(target, admin, client)
      const params = { client, document: document.id }
      const [decided] = await Promise.all([
        sendCall(target, decideApproval, {
          cookie: asha.cookie,
          params: { client, approval: id },
          body: { decision: 'approved', sha256 },
        }),
        succeed(target, endpoints.addDocumentVersion, { cookie: admin.cookie, params, body: { upload } }),
      ])
      expect([200, 409]).toContain(decided.status)
      const { body } = await succeed(target, getDocument, { cookie: asha.cookie, params })
      expect(body.approvals.map(({ status }) => status)).toEqual(['voided'])
      expect(body.document).toMatchObject({ approval: null, versions: 2 })
    }
  })

  test('one upload becomes one document, whether it is added under one reference or under several', async () => {
    const upload = await startUploadOf(target, asha, client)
    const reference = newReference('DO')
    const repeated = await Promise.all(Array.from({ length: 5 }, () => add({ upload }, reference)))
    const ids = await Promise.all(
      repeated.map(async (response) => ((await response.json()) as { document: { id: string } }).document.id),
    )
    expect(
      count(
        repeated.map(({ status }) => status),
        201,
      ),
    ).toBe(5)
    expect(new Set(ids).size).toBe(1)
    const other = await startUploadOf(target, asha, client)
    const several = await Promise.all(Array.from({ length: 5 }, () => add({ upload: other })))
    const statuses = several.map(({ status }) => status)
    expect([count(statuses, 201), count(statuses, 422)]).toEqual([1, 4])
  })

  test('of equal files that are added at once, one is stored and the others are offered as duplicates', async () => {
    const content = newContent()
    const uploads = await Promise.all(
      Array.from({ length: 5 }, () => startUploadOf(target, asha, client, { content })),
    )
    const statuses = (await Promise.all(uploads.map((upload) => add({ upload })))).map(({ status }) => status)
    expect([count(statuses, 201), count(statuses, 200)]).toEqual([1, 4])
  })

  const filesOf = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())

  test('a damaged file is not sent, nor counted as seen; in a zip it is listed', async () => {
    const folder = join(server.dataDir, 'files', 'documents')
    const own = (await addClientOf(target, [asha.username])).id
    await addDocumentOf(target, asha, own, { name: 'whole' })
    const before = new Set(filesOf(folder))
    const document = await addDocumentOf(target, asha, own, { name: 'broken' })
    const stored = filesOf(folder).filter((path) => !before.has(path))
    expect(stored).toHaveLength(1)
    const bytes = readFileSync(stored[0]!)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(stored[0]!, bytes)
    const params = { client: own, document: document.id, number: '1' }
    for (const endpoint of [previewDocument, endpoints.downloadDocument])
      await expectProblem(await sendCall(target, endpoint, { cookie: admin.cookie, params }), 'fileDamaged')
    const { body } = await succeed(target, getDocument, { cookie: asha.cookie, params })
    expect(body).toMatchObject({ views: [], document: { newest: { seenAt: null } } })
    const zip = await sendCall(target, downloadYear, {
      cookie: asha.cookie,
      params: { client: own, year: newDocument.year },
    })
    const text = new TextDecoder().decode(await zip.arrayBuffer())
    expect(text).toContain('MISSING.txt')
    expect(text).toMatch(/damaged or missing.*\r\nFrom the client\/broken\.pdf/s)
  })

  test('of what is taken back or erased, no file is left, and no row but those of the audit trail', async () => {
    const folder = join(server.dataDir, 'files', 'documents')
    const before = filesOf(folder).length
    const withdrawn = await addDocumentOf(target, asha, client)
    const erased = await addDocumentOf(target, asha, client)
    await addVersionOf(target, asha, client, erased.id)
    expect(filesOf(folder)).toHaveLength(before + 3)
    for (const { id } of [withdrawn, erased]) {
      const params = { client, document: id }
      const headers = { 'Idempotency-Key': newReference('DC') }
      const body = { text: 'Is this the right one?' }
      await succeed(target, endpoints.addDocumentComment, { cookie: asha.cookie, params, body, headers })
      await succeed(target, endpoints.markDocumentRead, { cookie: admin.cookie, params })
    }
    await (await readVersion(target, admin, client, erased)).arrayBuffer()
    await askApprovalOf(target, client, erased)
    const params = { client, document: withdrawn.id }
    await succeed(target, withdrawDocument, { cookie: asha.cookie, params })
    const other = { cookie: admin.cookie, params: { client, document: erased.id } }
    await succeed(target, removeDocument, other)
    await succeed(target, eraseDocument, other)
    expect(filesOf(folder)).toHaveLength(before)
    for (const { id } of [withdrawn, erased])
      expect(await tablesWith(server.database, id)).toEqual(['audit_queue'])
  })

  test('nothing that names a file or a person is logged or kept in the audit trail for ever', async () => {
    const name = 'नाम जो कहीं नहीं दिखना चाहिए.pdf'
    const document = await addDocumentOf(target, asha, client, {}, { name })
    await (await readVersion(target, admin, client, document)).arrayBuffer()
    expect(server.logged.join('\n')).not.toContain(name.slice(0, 10))
    const rows = await server.database
      .selectFrom('auditQueue')
      .select(['action', 'details'])
      .where('subject', '=', document.id)
      .orderBy('ordinal')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['document.add', 'document.open'])
    expect(JSON.stringify(rows)).not.toContain(name.slice(0, 10))
  })
})
