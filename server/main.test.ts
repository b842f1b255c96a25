import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference } from '@anupalan/server/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from './features.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { databaseKinds } from './testing/databases.ts'
import type { TestDatabase } from './testing/databases.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { startProcess } from './testing/start-process.ts'
import type { ServerProcess } from './testing/start-process.ts'

const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size))

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed.',
  privacy: true,
}

describe.each(databaseKinds)('the process, on $name', (kind) => {
  let folder: string
  let storage: TestDatabase
  let dataDir: string
  let site: string
  let started: ServerProcess[]

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-process-'))
    dataDir = join(folder, 'data')
    storage = await kind.create()
    site = writeFixtureSite()
    started = []
  })
  afterEach(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL')
      await ended
    }
    await storage.remove()
    for (const path of [folder, site]) rmSync(path, { recursive: true, force: true })
  })

  function start(environment: Record<string, string> = {}, flags = ['--site', site]) {
    const server = startProcess(flags, { ...storage.settings, DATA_DIR: dataDir, ...environment })
    started.push(server)
    return server
  }

  const send = (url: string, reference: string) =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': reference },
      body: JSON.stringify(enquiry),
    })

  async function storedReferences() {
    const database = await openDatabase({ ...storage.config, dataDir }, migrations)
    try {
      const rows = await database.selectFrom('enquiries').select('reference').execute()
      return rows.map(({ reference }) => reference)
    } finally {
      await database.destroy()
    }
  }

  test('prints its URL, responds, and exits on SIGTERM', async () => {
    const { child, url, ended } = start()
    expect((await fetch(`${await url}/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    const { code, output, errors } = await ended
    expect(output).toMatch(/^Testing & Co is at http:\/\/127\.0\.0\.1:\d+\n/)
    expect(output).toContain('"msg":"stopped"')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })

  test('writes mail into a folder, and its files are private, also in a folder with access for others', async () => {
    mkdirSync(dataDir, { mode: 0o755 })
    const { url } = start()
    await send(await url, createReference('EN', randomBytes))
    const names = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    // To the office, and to who sent the enquiry: none is written any more while the files are read.
    await expect.poll(() => names().filter((name) => name.endsWith('.eml'))).toHaveLength(2)
    for (const name of names()) {
      expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
    }
  })

  test('every acknowledged enquiry is stored after the process was killed, and a retry after the restart is detected', async () => {
    const acknowledged: string[] = []
    const acceptedBeforeKill = 9
    for (let round = 0; round < 3; round++) {
      const { child, url, ended } = start({ RATE_LIMITS: 'off' })
      const base = await url
      let accepted = 0
      const sending = Array.from({ length: 40 }, async () => {
        const reference = createReference('EN', randomBytes)
        // A busy database refuses some, which are sent again.
        while ((await send(base, reference)).status !== 201);
        acknowledged.push(reference)
        accepted += 1
        // In the middle of the other requests.
        if (accepted === acceptedBeforeKill) child.kill('SIGKILL')
      })
      await Promise.allSettled(sending)
      child.kill('SIGKILL')
      expect((await ended).code).toBeNull()
      expect(await storedReferences()).toEqual(expect.arrayContaining(acknowledged))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(3 * acceptedBeforeKill)

    const retried = acknowledged[0]!
    const { url } = start({ RATE_LIMITS: 'off' })
    expect((await send(await url, retried)).status).toBe(201)
    expect((await storedReferences()).filter((reference) => reference === retried)).toHaveLength(1)
  })

  test('accepts requests for DRAIN_SECONDS, and is not ready', async () => {
    const { child, url, ended } = start({ DRAIN_SECONDS: '3' })
    const base = await url
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${base}/ready`)).status).toBe(503)
    const response = await send(base, createReference('EN', randomBytes))
    expect([response.status, response.headers.get('Connection')]).toEqual([201, 'close'])
    expect((await ended).code).toBe(0)
  })

  test('exits gracefully on repeated SIGINT', async () => {
    const { child, url, ended } = start()
    await url
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  test('invalid settings are an error of one line each, and nothing starts', async () => {
    const { ended } = start({ PORT: 'http', TRUST_PROXY: 'yes', FILES_URL: 's3://user:secret@host' })
    const { code, output, errors } = await ended
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(errors.trimEnd().split('\n')).toEqual([
      'PORT must be 0 to 65535; 0 selects a free one; it is "http".',
      expect.stringMatching(/^FILES_URL must be .+; it is another text, which is not shown\.$/),
      expect.stringMatching(/^TRUST_PROXY must be .+; it is "yes"\.$/),
    ])
  })

  for (const [what, flags, told] of [
    ['an unknown flag', ['--sampel'], /^Unknown option '--sampel'/],
    ['an unexpected argument', ['sample'], /^Unexpected argument 'sample'/],
    [
      'a site that was not built',
      ['--site', '/nowhere'],
      /^\/nowhere\/practice\.json is missing or is not JSON: run "npm run build" first\.\n$/,
    ],
  ] as const) {
    test(`${what} is an error of one line, without a stack`, async () => {
      const { code, errors } = await start({}, [...flags]).ended
      expect(code).toBe(1)
      expect(errors).toMatch(told)
      expect(errors).not.toContain('    at ')
    })
  }

  test('a port in use is an error of one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, errors } = await start({ PORT: String(port) }).ended
    other.close()
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `Cannot listen on 127.0.0.1:${port}: the port is in use. Set PORT to a free one.\n`,
    })
  })

  test('a database that cannot be opened is an error of one line, without the password', async () => {
    writeFileSync(dataDir, '')
    const elsewhere: Record<string, string> =
      kind.name === 'SQLite' ? {} : { DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' }
    const { code, errors } = await start(elsewhere).ended
    expect(code).toBe(1)
    expect(errors).toMatch(
      {
        SQLite: /^Cannot open the database in DATA_DIR .+: EEXIST.+\n$/,
        PostgreSQL: /^Cannot open the database at DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
      }[kind.name],
    )
  })

  for (const name of ['files', 'outbox']) {
    test(`an unwritable folder ${name} is an error of one line before the server listens`, async () => {
      mkdirSync(dataDir)
      writeFileSync(join(dataDir, name), '')
      const { code, output, errors } = await start().ended
      expect({ code, output }).toEqual({ code: 1, output: '' })
      expect(errors).toMatch(
        new RegExp(`^Cannot write into ${name} under DATA_DIR \\S+: E\\w+.+ owns\\.\\n$`),
      )
    })
  }

  test('/metrics is served only at METRICS_LISTEN, never by the site', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await new Promise((resolve) => other.close(resolve))
    const { url } = start({ METRICS_LISTEN: `127.0.0.1:${port}` })
    const base = await url
    expect((await fetch(`${base}/metrics`)).status).toBe(404)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^http_requests_total\{method="GET",route="unknown page",status="404"\} 1$/m)
    expect(metrics).toMatch(/^outbox_waiting 0$/m)
  })

  test('--sample prints a line for each sample account, and none where others can reach the server', async () => {
    const outputOf = async (settings: Record<string, string>) => {
      const { child, url, ended } = start(settings, ['--site', site, '--sample'])
      await url
      child.kill('SIGTERM')
      return (await ended).output
    }
    const output = await outputOf({})
    const lines = output.match(/^Sample account: .+$/gm) ?? []
    const isOwnDatabase = kind.name === 'SQLite'
    expect(lines).toHaveLength(isOwnDatabase ? 5 : 0)
    if (isOwnDatabase) expect(lines).toContain('Sample account: super_admin kavita sample-ledger-kavita')
    expect(output.lastIndexOf('Sample ')).toBeLessThan(output.search(/ is at http/))
    const elsewhere = await outputOf({ PUBLIC_URL: 'https://example.in' })
    expect(elsewhere).toContain('Sample data: none.')
    expect(elsewhere).not.toContain('sample-ledger')
  })
})
