/**
 * Throughput of large uploads in proportion to what they cannot do without: the same bytes hashed (checksum and
 * fingerprint), encrypted and synced to the same disk by this process alone, alternately with the uploads. The quickest
 * of each counts, because other work on the machine slows them unequally: an upload needs two processes at once. Memory
 * does not grow with the size of a file.
 *
 * The files of a size share their memory, each with some bytes of its own, and pieces are freed: otherwise the garbage
 * collector of this process runs for 10 to 25 ms during an upload, and is counted as the server's time. The calls of an
 * upload share a connection, as those of a browser do.
 */
import { createCipheriv, randomBytes, randomFillSync } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { freeMemory } from '../../../server/platform/files/free-memory.ts'
import { createUploadDigest } from '../../../server/platform/files/upload-digest.ts'
import { freePort } from '../../../server/testing/cluster.ts'
import { call, quantile } from '../environment.ts'
import { addDocument, appendBytes, newUpload, openPortal, startUpload, storePairs } from '../portal.ts'
import type { Sent } from '../portal.ts'
import type { Trial } from '../trial.ts'

const mb = 2 ** 20

/**
 * Of the files, and how many of each are sent; 100 MB is the limit by default. Small files need more: until some 30 have
 * been sent, their time is that of code that is not compiled yet.
 */
const SIZES = [
  { megabytes: 20, rounds: 40 },
  { megabytes: 100, rounds: 12 },
  { megabytes: 400, rounds: 12 },
]

/** Larger than the head of a photograph; bytes. */
const HEAD_BYTES = 1024

/** Bytes of one update or write. */
const PIECE_BYTES = 64 * 1024

const MIN_RATIO = 0.8
const MAX_GROWTH_MB = 64

const [pair] = storePairs

export const uploadThroughputTrial: Trial = {
  name: `documents: throughput of uploads relative to hash, cipher and fsync alone, ${pair.name}`,
  async run(context) {
    const { scaled, check, count, note } = context
    const portal = await openPortal(context, pair)
    const metrics = await freePort()
    const server = portal.start({
      METRICS_LISTEN: `127.0.0.1:${metrics}`,
      MAX_FILE_MB: String(Math.max(...SIZES.map(({ megabytes }) => megabytes))),
    })
    await server.url
    const memory = async () => {
      const { text } = await call(`http://127.0.0.1:${metrics}/metrics`)
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / mb
    }
    /** @returns ms of all steps */
    const upload = async (sent: Sent) => {
      // Kept between uploads, it would be closed by the server while the bytes are stored alone.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const connected = { ...portal, agent }
      const began = performance.now()
      await startUpload(connected, sent)
      await appendBytes(connected, sent, 0, sent.content)
      const { status, text } = await addDocument(connected, sent)
      check(status === 201, `${sent.name}: ${status} ${text.slice(0, 200)}`)
      const ms = performance.now() - began
      agent.destroy()
      count()
      return ms
    }
    const newPhotograph = (size: number, content = photograph(size * mb)) => {
      randomFillSync(content, HEAD_BYTES, 64)
      return newUpload(`${size} MB.jpg`, content, digestOf(content).finish().fingerprint)
    }

    // Code and caches of the first upload do not count as growth.
    for (let round = 0; round < 3; round++) await upload(newPhotograph(20))
    const before = await memory()
    let most = before
    const watch = setInterval(() => void memory().then((now) => (most = Math.max(most, now))), 100)
    for (const { megabytes: size, rounds } of SIZES) {
      const content = photograph(size * mb)
      const [alone, uploads]: [number[], number[]] = [[], []]
      for (let round = 0; round < scaled(rounds); round++) {
        const sent = newPhotograph(size, content)
        alone.push(storeAlone(sent.content, join(portal.settings.DATA_DIR!, 'alone')))
        uploads.push(await upload(sent))
      }
      const ratio = Math.min(...alone) / Math.min(...uploads)
      const rateOf = (times: readonly number[], at: number) => Math.round((size / quantile(times, at)) * 1000)
      note(
        `${size} MB: ${ratio.toFixed(2)}; quickest ${rateOf(alone, 0)} MB/s alone, ${rateOf(uploads, 0)} MB/s uploaded; medians ${rateOf(alone, 0.5)} and ${rateOf(uploads, 0.5)}`,
      )
      check(ratio >= MIN_RATIO, `${size} MB: ${ratio.toFixed(2)} of the throughput alone`)
    }
    clearInterval(watch)
    note(`memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`)
    check(most <= before + MAX_GROWTH_MB, `memory grew from ${before.toFixed(0)} to ${most.toFixed(0)} MB`)
  },
}

/** A JPEG of so many bytes: a frame of 256 × 256 and a scan of noise. */
function photograph(bytes: number): Buffer {
  const frame = [0xff, 0xc0, 0, 17, 8, 1, 0, 1, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xda, 0, 2])
  const end = Buffer.from([0xff, 0xd9])
  return Buffer.concat([head, randomBytes(bytes - head.length - end.length), end])
}

function digestOf(content: Buffer) {
  const digest = createUploadDigest(true)
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    digest.update(content.subarray(from, from + PIECE_BYTES))
  return digest
}

/** @returns ms */
function storeAlone(content: Buffer, path: string): number {
  const began = performance.now()
  digestOf(content).finish()
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12))
  const file = openSync(path, 'w')
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    const sealed = cipher.update(content.subarray(from, from + PIECE_BYTES))
    writeSync(file, sealed)
    freeMemory(sealed)
  }
  cipher.final()
  fsyncSync(file)
  closeSync(file)
  const ms = performance.now() - began
  rmSync(path)
  return ms
}
