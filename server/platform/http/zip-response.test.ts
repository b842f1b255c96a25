import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import express from 'express'
import { fromBufferPromise } from 'yauzl'
import { describe, expect, test } from 'vitest'
import { DamagedFileError, MissingFileError } from '../files/file-store.ts'
import { sendFile } from './downloads.ts'
import { createLifecycle } from './lifecycle.ts'
import { listen } from './listen.ts'
import { zipOf } from './zip-response.ts'
import type { ZipEntry } from './zip-response.ts'

const at = new Date('2026-11-20T08:30:00.000Z')
const entry = (path: string, content: string | Buffer = path): ZipEntry => ({
  path,
  at,
  open: () => Promise.resolve(Readable.from([Buffer.from(content)])),
})

/** The content of each entry, by name, as another program reads them. */
async function unzip(zip: Buffer): Promise<Record<string, Buffer>> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true, strictFileNames: true })
  const found: Record<string, Buffer> = {}
  for await (const each of opened.eachEntry())
    found[each.fileName] = await buffer(await opened.openReadStreamPromise(each))
  return found
}

const zip = async (...entries: ZipEntry[]) => unzip(await buffer(zipOf('x.zip', entries).content))

async function* broken() {
  yield await Promise.resolve(randomBytes(10))
  throw new DamagedFileError('key')
}

describe('a zip of files', () => {
  test('has the content of each, and Hindi names intact', async () => {
    const statement = randomBytes(300_000)
    const found = await zip(
      entry('आयकर/फॉर्म 16.pdf', statement),
      entry('GST/GSTR-2B.json', '{}'),
      entry('empty.txt', ''),
    )
    expect(Object.keys(found)).toEqual(['आयकर/फॉर्म 16.pdf', 'GST/GSTR-2B.json', 'empty.txt'])
    expect(found['आयकर/फॉर्म 16.pdf']!.equals(statement)).toBe(true)
  })

  test('has safe and unique names, by which nothing is unpacked elsewhere or overwritten', async () => {
    const names = [
      '../../etc/passwd',
      '/root/x.pdf',
      'C:\\Windows\\x.pdf',
      'a/./../b.pdf',
      'A/B.pdf',
      'a/b.pdf',
      'missing.txt',
      '..',
    ]
    expect(Object.keys(await zip(...names.map((name) => entry(name))))).toEqual([
      'etc/passwd',
      'root/x.pdf',
      'x.pdf',
      'a/b.pdf',
      'A/B (2).pdf',
      'a/b (3).pdf',
      'missing (2).txt',
      'file',
    ])
  })

  test('lists a damaged and a missing file in place of its content', async () => {
    const failing = (path: string, error: Error): ZipEntry => ({
      path,
      at,
      open: () => Promise.reject(error),
    })
    const found = await zip(
      entry('one.pdf'),
      failing('two.pdf', new DamagedFileError('key')),
      failing('three.pdf', new MissingFileError('key')),
    )
    expect(Object.keys(found)).toEqual(['one.pdf', 'MISSING.txt'])
    expect(found['MISSING.txt']!.toString()).toMatch(/damaged or missing\. .+\r\ntwo\.pdf\r\nthree\.pdf\r\n$/)
  })

  test('is seen to be incomplete if the storage fails, or a file is damaged after its beginning', async () => {
    const failing: ZipEntry = { path: 'x', at, open: () => Promise.reject(new Error('the storage failed')) }
    await expect(zip(entry('one.pdf'), failing)).rejects.toThrow('the storage failed')
    await expect(zip({ path: 'x', at, open: () => Promise.resolve(broken()) })).rejects.toThrow(
      DamagedFileError,
    )
  })

  test('is written as fast as it is read, opens one file at a time, and closes it when the reader disconnects', async () => {
    let [opened, closed, sent] = [0, 0, 0]
    async function* endless() {
      try {
        for (;;) {
          sent += 65_536
          yield await Promise.resolve(randomBytes(65_536))
        }
      } finally {
        closed++
      }
    }
    const open = () => {
      opened++
      return Promise.resolve(endless())
    }
    const entries = [
      { path: 'a', at, open },
      { path: 'b', at, open },
    ]
    const app = express().get('/', (_request, response) => void sendFile(response, zipOf('वर्ष.zip', entries)))
    const server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
    try {
      const reading = new AbortController()
      const response = await fetch(server.url, { signal: reading.signal })
      expect(response.headers.get('Content-Disposition')).toBe(
        'attachment; filename="____.zip"; filename*=UTF-8\'\'%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%B7.zip',
      )
      expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      await expect.poll(() => sent).toBeGreaterThan(0)
      let before = -1
      while (before !== sent) {
        before = sent
        await wait(100)
      }
      // Buffers of sockets, and not the endless rest.
      expect(sent).toBeLessThan(32 * 1024 * 1024)
      expect([opened, closed]).toEqual([1, 0])
      reading.abort()
      await expect.poll(() => closed).toBe(1)
      expect(opened).toBe(1)
    } finally {
      await server.stop()
    }
  })
})
