import { problems } from '@anupalan/server/contract'
import { sendApplication } from '@anupalan/server/contract/applications/endpoints'
import { cvRule } from '@anupalan/server/contract/applications/rules'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { application } from '../../contract/conformance/applications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesFolder } from '../../platform/files/folder-objects.ts'
import { hostileFiles, rawForm, smallPdf } from '../../testing/hostile-files.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

describe('"Uploads: 40 hostile files": none stored wrongly, no temporary file left', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const rows = () => server.database.selectFrom('applications').selectAll().execute()
  const filesOnDisk = () =>
    readdirSync(join(server.dataDir, filesFolder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test('there are at least 70, each of another kind', () => {
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBeGreaterThanOrEqual(70)
  })

  for (const each of hostileFiles) {
    const { what, expected } = each
    test(`${what}: ${typeof expected === 'string' ? `rejected as ${expected}` : 'stored by its content'}`, async () => {
      const before = await rows()
      const { body, contentType } = rawForm(application, each)
      const response = await server.fetch(sendApplication.path, {
        method: 'POST',
        // Making the next file may take longer than the server keeps an idle connection open.
        headers: { 'Content-Type': contentType, Connection: 'close' },
        body: new Uint8Array(body),
      })
      const result = (await response.json()) as { reference?: string; fields?: object }
      const after = await rows()
      if (expected === 'malformedForm') {
        expect(response.status).toBe(400)
        expect(after).toEqual(before)
      } else if (typeof expected === 'string') {
        expect({ status: response.status, fields: result.fields }).toEqual({
          status: 422,
          fields: { cv: cvRule.messages[expected] },
        })
        expect(after).toEqual(before)
      } else {
        expect(response.status).toBe(201)
        const row = after.find(({ reference }) => reference === result.reference)!
        expect(row.cvName).toBe(expected.storedAs)
        expect(row.cvName).toMatch(/^[^/\\\0\r\n]+\.(?:pdf|docx)$/)
        const stored = { key: row.cvKey, bytes: row.cvBytes, sha256: row.cvSha256 }
        const content = await server.context.files.of('applications').read(stored)
        expect((await buffer(content)).equals(each.make())).toBe(true)
      }
      expect(filesOnDisk()).toHaveLength(after.length)
      expect(filesOnDisk().filter((path) => path.endsWith('.part'))).toEqual([])
    })
  }

  test('no stored file can be requested, by its key, its name or its path', async () => {
    const [row] = await rows()
    for (const path of [
      `/${row!.cvKey}`,
      `/files/${row!.cvKey}`,
      `/files/applications/${row!.cvKey.slice(0, 2)}/${row!.cvKey}`,
      `/../data/files/applications/${row!.cvKey}`,
    ]) {
      expect((await server.fetch(path)).status).toBe(404)
    }
    for (const path of [
      sendApplication.path,
      `${sendApplication.path}/${row!.reference}`,
      `${sendApplication.path}/${row!.reference}/cv`,
    ])
      expect((await server.fetch(path)).status).toBe(401)
  })

  test('an upload that is cut off leaves no file', async () => {
    const before = filesOnDisk().length
    const { body, contentType } = rawForm(application, {
      name: 'cv.pdf',
      type: 'application/pdf',
      make: () => smallPdf('%'.repeat(4_000_000)),
    })
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST ${sendApplication.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, 3_000_000))
    await expect.poll(() => filesOnDisk().length).toBe(before + 1)
    socket.destroy()
    await expect.poll(() => filesOnDisk().length).toBe(before)
    // The server still runs.
    expect((await server.fetch('/ready')).status).toBe(200)
  })

  test('a request above the size limit is rejected by its Content-Length', async () => {
    const response = await server.fetch(sendApplication.path, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(sendApplication.bodyLimit + 1),
    })
    expect(await response.json()).toEqual({
      message: problems.tooLarge.message,
      fields: { cv: cvRule.messages.large },
    })
  })

  test('no name, address or file name is logged', () => {
    const log = server.logged.join('')
    expect(server.logged.length).toBeGreaterThan(40)
    for (const personal of [
      application.name,
      application.email,
      application.phone,
      'passwd',
      'cv.pdf',
      'लक्ष्मी',
    ])
      expect(log).not.toContain(personal)
  })
})
