/**
 * Hostile uploads of documents: contents that are not what they claim, names that lead elsewhere, and uploads that
 * break the protocol. None is stored as something else, none is shown by a browser, nothing is left over, and memory
 * grows by 64 MB at most: that of the process (RSS), so what waits for the garbage collector counts too.
 */
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileKinds, kindOfName } from '@anupalan/server/contract'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { createUploadDigest } from '../../../server/platform/files/upload-digest.ts'
import { freePort } from '../../../server/testing/cluster.ts'
import { documentFiles } from '../../../server/testing/document-files.ts'
import type { DocumentFile } from '../../../server/testing/document-files.ts'
import { smallPdf } from '../../../server/testing/hostile-files.ts'
import { call } from '../environment.ts'
import type { HttpResponse } from '../environment.ts'
import {
  addDocument,
  appendBytes,
  appendHeaders,
  callPortal,
  cutOff,
  leftOver,
  newUpload,
  offsetOf,
  openPortal,
  startUpload,
  storePairs,
  versionsOf,
} from '../portal.ts'
import type { Portal, Sent } from '../portal.ts'
import type { Trial, TrialContext } from '../trial.ts'

const mb = 2 ** 20

/** Largest file of the trial, so that one above the limit is sent quickly; MB. */
const limit = 25

/** Names of PDFs that would lead elsewhere, run, or end a header. */
const hostileNames = [
  '../../../../etc/passwd',
  String.raw`..\..\windows\system32\drivers\etc\hosts.pdf`,
  '/etc/cron.d/x.pdf',
  'statement.pdf.exe',
  'statement.php\0.pdf',
  'statement.pdf\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '"; filename="page.html',
  'page.html',
  'picture.svg',
  'con.pdf',
  '.htaccess',
  '‮fdp.exe',
  `${'a'.repeat(900)}.pdf`,
  '<img src=x onerror=alert(1)>.pdf',
  'लक्ष्मी-नारायण.pdf',
]

/** What a browser may show as a page or run. */
const active = /html|svg|javascript|ecmascript|multipart/

const hostile = documentFiles.filter(({ expected }) => typeof expected === 'string')

export const documentUploadTrials: Trial[] = storePairs.map((pair) => ({
  name: `documents: hostile uploads, ${hostile.length + hostileNames.length} files and 7 breaches of the protocol, ${pair.name}`,
  async run(context) {
    const { random, scaled, check, count, note } = context
    const portal = await openPortal(context, pair)
    const metrics = await freePort()
    const server = portal.start({ METRICS_LISTEN: `127.0.0.1:${metrics}`, MAX_FILE_MB: String(limit) })
    await server.url
    const memory = async () => {
      const { text } = await call(`http://127.0.0.1:${metrics}/metrics`)
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / mb
    }
    // Each is made once, so that only the server is measured.
    const files = await Promise.all(
      documentFiles.map(async (file) => ({ file, content: Buffer.from(await file.make()) })),
    )

    const kept = new Map<string, DocumentFile>()
    const sendAll = async (rounds: number) => {
      let most = 0
      const watch = setInterval(() => void memory().then((now) => (most = Math.max(most, now))), 200)
      for (let round = 0; round < rounds; round++) {
        const queue = files.toSorted(() => random() - 0.5)
        const workers = Array.from({ length: 8 }, async () => {
          for (let next = queue.pop(); next; next = queue.pop()) {
            const { file, content } = next
            const sent = newUpload(file.name, content)
            const response = await sendOnce(portal, sent, { isDuplicateAllowed: true })
            const { expected, what } = file
            if (typeof expected === 'string') {
              const text = uploadRule.messages[expected].replace('{max}', `${limit} MB`)
              check(response.status === 422, `${what}: ${response.status} ${response.text}`)
              check(response.text.includes(text), `${what}: ${response.text}`)
            } else {
              check(response.status === 201, `${what}: ${response.status} ${response.text}`)
              kept.set(sent.document, file)
            }
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

    const named: string[] = []
    for (const name of hostileNames) {
      const sent = newUpload(name, smallPdf(`% ${named.length}`))
      const response = await sendOnce(portal, sent)
      // A name may be refused as a whole; what is stored must be harmless.
      check([201, 400, 422].includes(response.status), `${JSON.stringify(name)}: ${response.status}`)
      if (response.status === 201) named.push(sent.document)
      count()
    }
    note(`${named.length} of ${hostileNames.length} hostile names stored under a harmless one`)

    await breakProtocol(portal, context)

    const versions = await versionsOf(portal)
    for (const [reference, { what, expected }] of kept) {
      const version = versions.find((each) => each.reference === reference)
      const { kind, isLocked = false } = expected as Exclude<typeof expected, string>
      check(
        version?.kind === kind && version.isLocked === Number(isLocked),
        `${what} is stored as ${version?.kind}`,
      )
    }
    const wanted = new Set([...kept.keys(), ...named])
    const others = versions.filter(({ reference }) => !wanted.has(reference))
    check(others.length === 0, `${others.length} are stored that were refused`)
    for (const { fileName, kind } of versions) {
      check(kindOfName(fileName) === kind, `${JSON.stringify(fileName)} is not a name of ${kind}`)
      // oxlint-disable-next-line no-control-regex -- these must not be in it
      check(!/[\0-\u001F\u007F/\\:]|^\./.test(fileName), `${JSON.stringify(fileName)} is not harmless`)
    }

    // One of each kind, and all with a hostile name.
    const firstOf = new Map(versions.map((version) => [version.kind, version]))
    const shown = [...firstOf.values(), ...versions.filter(({ reference }) => named.includes(reference))]
    for (const { document, kind } of shown)
      for (const how of ['download', 'preview']) {
        const { status, headers } = await callPortal(portal, `documents/${document}/versions/1/${how}`)
        const what = `${how} of ${kind}`
        if (how === 'preview' && status !== 200) {
          check(!fileKinds[kind].hasPreview || status < 500, `${what}: ${status}`)
          continue
        }
        check(status === 200, `${what}: ${status}`)
        check(headers['content-disposition']?.startsWith('attachment;') === true, `${what} is inline`)
        check(headers['x-content-type-options'] === 'nosniff', `${what} is sniffed`)
        check(/sandbox/.test(String(headers['content-security-policy'])), `${what} has an origin`)
        check(!active.test(headers['content-type'] ?? 'text/html'), `${what} as ${headers['content-type']}`)
        count()
      }

    server.child.kill('SIGKILL')
    const { output, errors } = await server.ended
    check(!/"level":(?:50|60)/.test(output + errors), 'the server logged an error')
    const { stray, lost } = await leftOver(portal)
    check(stray.length === 0, `${stray.length} objects without a document`)
    check(lost.length === 0, `${lost.length} parts without their object`)
    note(
      `${versions.length} documents stored, ${portal.objects().length} objects left, none without a document`,
    )
  },
}))

/** All steps of an upload without repeats. @returns the response to the first that was refused, or to the last */
async function sendOnce(portal: Portal, sent: Sent, more: object = {}): Promise<HttpResponse> {
  const started = await startUpload(portal, sent)
  if (started.status !== 201) return started
  const appended = await appendBytes(portal, sent, 0, sent.content)
  return appended.status === 204 ? addDocument(portal, sent, more) : appended
}

/** Uploads that state one thing and send another; none becomes a document. */
async function breakProtocol(portal: Portal, { check, count, note, random }: TrialContext): Promise<void> {
  const pdf = (size: number, filling = 'x') => smallPdf(`%${String(random())}${filling.repeat(size)}`)
  const refused = async (what: string, sent: Sent) => {
    const { status, text } = await addDocument(portal, sent)
    check(status === 422, `${what} was added: ${status} ${text}`)
    count()
  }

  const large = newUpload('large.pdf', pdf(10))
  const tooLarge = await startUpload(portal, large, limit * mb + 1)
  check(tooLarge.status === 413, `one byte above the limit: ${tooLarge.status}`)
  await refused('one byte above the limit', large)

  const empty = newUpload('empty.pdf', Buffer.alloc(0))
  check((await startUpload(portal, empty)).status === 422, 'an empty file')
  await refused('an empty file', empty)

  const longer = newUpload('longer.pdf', pdf(mb))
  await startUpload(portal, longer, 1000)
  const overflow = await appendBytes(portal, longer, 0, longer.content)
  check(overflow.status === 413, `more bytes than stated: ${overflow.status}`)
  await refused('more bytes than stated', longer)

  const early = newUpload('early.pdf', pdf(mb))
  await startUpload(portal, early)
  const ahead = await appendBytes(portal, early, 1000, early.content.subarray(1000))
  check(ahead.status === 409, `an offset ahead: ${ahead.status}`)
  await refused('an offset ahead', early)

  const cut = newUpload('cut.pdf', pdf(4 * mb))
  await startUpload(portal, cut)
  await cutOff(portal, cut, 0, cut.content, mb)
  await refused('cut off', cut)

  // Continued with another file of the same length.
  const [first, second] = [pdf(4 * mb), pdf(4 * mb, 'y')]
  const digest = createUploadDigest(true)
  digest.update(first)
  const exchanged = newUpload('exchanged.pdf', first, digest.finish().fingerprint)
  await startUpload(portal, exchanged, first.length)
  await cutOff(portal, exchanged, 0, first, 2 * mb)
  const other = Buffer.concat([second, Buffer.alloc(100)]).subarray(0, first.length)
  const goOn = async () => {
    const { offset } = await offsetOf(portal, exchanged)
    return appendBytes(portal, exchanged, offset, other.subarray(offset))
  }
  // The bytes before the cut may still be on their way to the store, after which it continues elsewhere.
  let changed = await goOn()
  for (let tries = 0; changed.status === 409 && tries < 50; tries++) changed = await goOn()
  check(changed.status === 422, `continued with other bytes: ${changed.status}`)
  check(changed.text.includes(uploadRule.messages.changed), `other bytes: ${changed.text}`)
  await refused('continued with other bytes', exchanged)

  const slow = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const sent = newUpload('slow.pdf', pdf(mb))
      await startUpload(portal, sent)
      const ended = await drip(portal, sent)
      check(ended.status === 408, `a byte a second: ${ended.status}`)
      check(ended.ms < 30_000, `a byte a second was ended after ${Math.round(ended.ms)} ms`)
      await refused('a byte a second', sent)
      return ended.ms
    }),
  )
  note(`a byte a second is ended after ${(Math.max(...slow) / 1000).toFixed(1)} s`)
}

/** Sends a byte a second until it is answered. */
async function drip({ url, client, member }: Portal, { upload, content }: Sent) {
  const began = performance.now()
  const sent = request(`${url}/api/clients/${client}/uploads/${upload}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...appendHeaders(0),
      'Content-Length': String(content.length),
      Origin: url,
      Cookie: member,
    },
  })
  const answered: number[] = []
  sent
    .on('error', () => {})
    .on('response', (response) => {
      answered.push(response.statusCode ?? 0)
      response.resume()
    })
  for (let at = 0; answered.length === 0 && performance.now() - began < 60_000; at++) {
    sent.write(content.subarray(at, at + 1))
    await wait(1_000)
  }
  sent.destroy()
  return { status: answered[0], ms: performance.now() - began }
}
