/**
 * Uploads: hostile files concurrently, slow and interrupted forms, and kills during uploads. Nothing acknowledged is
 * lost, nothing is stored wrongly, no file is left without an application, and memory grows by 64 MB at most.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { applicationFiles } from '../../../server/features/applications/application-files.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { openFileStores } from '../../../server/platform/files/file-store.ts'
import { freePort } from '../../../server/testing/cluster.ts'
import { hostileFiles, rawForm, smallPdf } from '../../../server/testing/hostile-files.ts'
import type { HostileFile } from '../../../server/testing/hostile-files.ts'
import type { Trial } from '../trial.ts'
import { call, createEnvironment, databases, newReferenceOf } from '../environment.ts'
import type { Environment } from '../environment.ts'

const application = {
  opening: 'gst-associate',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@example.in',
  phone: '+91 98450 12345',
  note: '',
  consent: 'true',
} as const

const path = '/api/applications'
const mb = 2 ** 20

/** Each is made once, so that only the server is measured. */
const bodies = hostileFiles.map((file) => ({ file, ...rawForm(application, file) }))

const send = (
  url: string,
  { body, contentType }: { readonly body: Buffer; readonly contentType: string },
  reference = newReferenceOf('AP'),
) =>
  call(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(body.length),
      'Idempotency-Key': reference,
    },
    body,
    timeout: 60_000,
  })

const filesOf = ({ settings }: Environment): string[] => {
  const folder = join(settings.DATA_DIR!, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const rowsOf = (environment: Environment) =>
  environment.query((database) =>
    database
      .selectFrom('applications')
      .innerJoin('fileParts', 'fileParts.fileKey', 'applications.cvKey')
      .select(['reference', 'cvKey', 'cvBytes', 'cvSha256', 'object'])
      .execute(),
  )

/** Whether a stored CV can be read, which verifies its checksum. */
const canRead = (
  environment: Environment,
  { cvKey, cvBytes, cvSha256 }: Awaited<ReturnType<typeof rowsOf>>[number],
): Promise<boolean> =>
  environment.query(async (database) => {
    const config = readConfig(environment.settings)
    const files = openFileStores({ config, collections: [applicationFiles], database })
    try {
      await buffer(
        await files.of(applicationFiles.name).read({ key: cvKey, bytes: cvBytes, sha256: cvSha256 }),
      )
      return true
    } catch {
      return false
    }
  })

/** Starts an upload and sends a part of it, then a byte a second, until the other side closes it. */
async function drip(url: string, part: number, until: number): Promise<{ received: string; ms: number }> {
  const { body, contentType } = rawForm(application, {
    name: 'cv.pdf',
    type: 'application/pdf',
    make: () => smallPdf('%'.repeat(2 * mb)),
  })
  const { port, hostname } = new URL(url)
  const began = performance.now()
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  let at = Math.floor(body.length * part)
  socket.write(body.subarray(0, at))
  while (!socket.destroyed && performance.now() - began < until) {
    await wait(1_000)
    if (!socket.destroyed) socket.write(body.subarray(at, ++at))
  }
  socket.destroy()
  return { received, ms: performance.now() - began }
}

export const uploadsTrials: Trial[] = databases.map((name) => ({
  name: `uploads: ${hostileFiles.length} hostile files, slow, cut off, killed, ${name}`,
  async run(context) {
    const { random, scaled, check, count, note } = context
    const environment = await createEnvironment(context, name)
    const metrics = await freePort()
    let server = environment.start({ METRICS_LISTEN: `127.0.0.1:${metrics}` })
    let url = await server.url
    const memory = async () => {
      const { text } = await call(`http://127.0.0.1:${metrics}/metrics`)
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / mb
    }

    const kept = new Map<string, HostileFile>()
    const sendAll = async (rounds: number) => {
      let most = 0
      const watch = setInterval(() => void memory().then((now) => (most = Math.max(most, now))), 200)
      for (let round = 0; round < rounds; round++) {
        const queue = bodies.toSorted(() => random() - 0.5)
        const workers = Array.from({ length: 8 }, async () => {
          for (let next = queue.pop(); next; next = queue.pop()) {
            const reference = newReferenceOf('AP')
            const { status, text } = await send(url, next, reference)
            const { expected, what } = next.file
            const wanted = expected === 'malformedForm' ? 400 : typeof expected === 'string' ? 422 : 201
            check(status === wanted, `${what}: ${status} ${text}`)
            if (status === 201) kept.set(reference, next.file)
            count()
          }
        })
        await Promise.all(workers)
      }
      clearInterval(watch)
      return most
    }

    // Code and caches of the first pass do not count as growth.
    await sendAll(1)
    const before = await memory()
    const most = await sendAll(scaled(10))
    check(most <= before + 64, `memory grew from ${before.toFixed(0)} to ${most.toFixed(0)} MB`)
    note(`memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB with 8 files at a time`)

    const slow = await Promise.all(Array.from({ length: 8 }, () => drip(url, 0.1, 60_000)))
    for (const { received, ms } of slow) {
      check(received.startsWith('HTTP/1.1 408 '), `a slow upload was answered ${received.slice(0, 40)}`)
      check(ms < 30_000, `a slow upload was ended after ${Math.round(ms)} ms`)
      count()
    }
    note(`a byte a second is ended after ${(Math.max(...slow.map(({ ms }) => ms)) / 1000).toFixed(1)} s`)

    await Promise.all(Array.from({ length: 20 }, () => drip(url, random(), 1)))
    count(20)
    await wait(1_000)
    const strays = async (when: string) => {
      const rows = await rowsOf(environment)
      const keys = new Set(rows.map(({ object }) => object))
      const files = filesOf(environment)
      const stray = files.filter((file) => !keys.has(file.slice(-36)))
      check(stray.length === 0, `${when}: ${stray.length} files without an application`)
      const lost = rows.filter(({ object }) => !files.some((file) => file.endsWith(object)))
      check(lost.length === 0, `${when}: ${lost.length} applications without their CV`)
      return rows
    }
    await strays('after slow and cut-off uploads')

    // Killed during uploads: every acknowledged file is stored completely.
    const pdf = { name: 'cv.pdf', type: 'application/pdf', make: () => smallPdf(`%${'x'.repeat(mb)}`) }
    const form = rawForm(application, pdf)
    const acknowledged: string[] = []
    for (let round = 0; round < scaled(20); round++) {
      const load = Array.from({ length: 6 }, async () => {
        for (;;) {
          const reference = newReferenceOf('AP')
          try {
            const { status } = await send(url, form, reference)
            if (status === 201) acknowledged.push(reference)
          } catch {
            return
          }
        }
      })
      await wait(100 + random() * 400)
      server.child.kill('SIGKILL')
      await Promise.all([...load, server.ended])
      server = environment.start({ METRICS_LISTEN: `127.0.0.1:${metrics}` })
      url = await server.url
      count()
    }
    const rows = await rowsOf(environment)
    const stored = new Map(rows.map((row) => [row.reference, row]))
    const sha256 = createHash('sha256').update(pdf.make()).digest('hex')
    const files = filesOf(environment)
    for (const reference of acknowledged) {
      const row = stored.get(reference)
      const isComplete = row !== undefined && (await canRead(environment, row))
      check(
        row?.cvSha256 === sha256 && isComplete,
        `${reference} was acknowledged and is not stored completely`,
      )
    }
    for (const [reference, { what }] of kept)
      check(stored.has(reference), `${what} was acknowledged and is missing`)
    // On PostgreSQL another instance may still write recent files.
    const parts = files.filter((file) => file.endsWith('.part'))
    check(
      name === 'PostgreSQL' || parts.length === 0,
      `${parts.length} unfinished files after the last start`,
    )
    note(`${acknowledged.length} acknowledged between kills, ${rows.length} stored in all`)
  },
}))
