import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { cvRule } from '@anupalan/server/contract/applications/rules'
import express from 'express'
import type { NextFunction, Request, Response } from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rawForm, smallPdf } from '../../testing/hostile-files.ts'
import { handleErrors, sendRefusal } from './errors.ts'
import { StorageError } from '../database/database.ts'
import type { FileStore, NewFile } from '../files/file-store.ts'
import { openTestFiles } from '../../testing/test-files.ts'
import type { TestFiles } from '../../testing/test-files.ts'
import { filesFolder } from '../files/folder-objects.ts'
import { EVICTION_GRACE_MS, createUploadPlaces } from '../files/upload-places.ts'
import type { UploadPlaces } from '../files/upload-places.ts'
import { createLifecycle } from './lifecycle.ts'
import { listen } from './listen.ts'
import type { RunningServer } from './listen.ts'
import { createLog } from '../observability/log.ts'
import { createUpload } from './uploads.ts'

describe('a form with a file', () => {
  let storage: TestFiles
  let server: RunningServer
  let files: FileStore
  let begun: number
  let lines: string[]
  let places: UploadPlaces
  let now: number
  let limits: { total: number; window: number; minBytes: number }
  beforeEach(async () => {
    storage = await openTestFiles()
    begun = 0
    files = {
      ...storage.files,
      begin() {
        begun++
        return storage.files.begin()
      },
    }
    lines = []
    now = 0
    limits = { total: 60_000, window: 60_000, minBytes: 1 }
    places = createUploadPlaces({ most: 1, now: () => now })
    const handle = async (request: Request, response: Response, next: NextFunction) => {
      const upload = createUpload(request, files, places, limits)
      try {
        const form = await upload.read(200_000, cvRule).finally(() => upload.discard())
        if ('fields' in form && 'file' in form) response.json(form)
        else sendRefusal(response, form)
      } catch (error) {
        next(error)
      }
    }
    const app = express().use((request, response, next) => void handle(request, response, next))
    app.use(handleErrors(createLog({ write: (line) => void lines.push(line) })))
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
  })
  afterEach(async () => {
    await server.stop()
    await storage.close()
  })

  const left = () => {
    const folder = join(storage.dataDir, filesFolder)
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : []
  }

  /** Sends a form in pieces and returns everything received until the connection closes. */
  async function drip(piece: number, every: number): Promise<string> {
    const { body, contentType } = rawForm(
      { name: 'Lakshmi' },
      { name: 'cv.pdf', type: 'application/pdf', make: () => smallPdf('%'.repeat(4_000)) },
    )
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.on('error', () => {})
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
    )
    let at = 0
    const timer = setInterval(() => {
      socket.write(body.subarray(at, at + piece))
      at += piece
    }, every)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
    return received
  }

  test('that arrives one byte at a time gets 408', async () => {
    limits = { ...limits, window: 200, minBytes: 50 }
    expect(await drip(1, 20)).toMatch(/^HTTP\/1\.1 408 [^]+took too long to arrive/)
    expect(left()).toEqual([])
  })

  test('that arrives steadily but too long gets 408 as well', async () => {
    limits = { ...limits, total: 900 }
    expect(await drip(40, 40)).toMatch(/^HTTP\/1\.1 408 /)
    expect(left()).toEqual([])
  })

  const full = () =>
    Promise.reject(new StorageError(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })))

  function spoil(change: (file: NewFile) => NewFile): void {
    files.begin = async () => change(await storage.files.begin())
  }

  for (const [what, breakStore] of [
    ['cannot be begun', () => void (files.begin = full)],
    ['cannot be written', () => spoil((file) => ({ ...file, write: full }))],
    ['cannot be synced', () => spoil((file) => ({ ...file, finish: full }))],
  ] as const) {
    test(`whose file ${what} gets 503 while it still arrives, and the error is logged`, async () => {
      breakStore()
      const received = await drip(1_000, 40)
      expect(received).toMatch(/^HTTP\/1\.1 503 [^]+Retry-After: 5\r\n[^]+not available at the moment/)
      expect(lines.join('')).toContain('"code":"ENOSPC"')
      expect(left()).toEqual([])
    })
  }

  test('that arrives slowly is evicted for a new one', async () => {
    const slow = drip(40, 40)
    await expect.poll(() => begun, { timeout: 30_000 }).toBe(1)
    expect(await drip(10_000, 10)).toMatch(/^HTTP\/1\.1 503 /)
    now = EVICTION_GRACE_MS
    expect(await drip(10_000, 10)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
    expect(left()).toEqual([])
  })

  test.each([
    ['no colon', 'Content-Disposition form-data; name="note"'],
    ['a NUL', 'Content-Disposition: form-data; name="note\0"'],
    ['a line break inside', 'Content-Disposition: form-data;\n name="note"'],
  ])('with a part whose header has %s is rejected, not read without that part', async (_, header) => {
    const { body, contentType } = rawForm(
      { name: 'Lakshmi', note: 'not to be lost' },
      { name: 'cv.pdf', type: 'application/pdf', make: smallPdf },
    )
    const damaged = body.toString('latin1').replace('Content-Disposition: form-data; name="note"', header)
    expect(damaged).toContain(`${header}\r\n\r\nnot to be lost`)
    const answer = await fetch(server.url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: Buffer.from(damaged, 'latin1'),
    })
    expect(answer.status).toBe(400)
    expect(left()).toEqual([])
  })

  test('that comes slowly and in time is read', async () => {
    expect(await drip(1_000, 40)).toMatch(/^HTTP\/1\.1 200 [^]+"kind":"pdf"/)
    expect(left()).toEqual([])
  })
})
