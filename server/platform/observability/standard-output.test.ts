import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createStandardOutput } from './standard-output.ts'

let folder: string
let fd: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anupalan-log-'))
  fd = openSync(join(folder, 'log'), 'a')
})
afterEach(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

const written = () =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg)

test('every line is written completely and in order before a flush ends', async () => {
  const log = createLog(createStandardOutput(fd))
  const logged = Array.from({ length: 3_000 }, (_, index) => `line ${index} ${'x'.repeat(index % 500)}`)
  for (const [index, line] of logged.entries()) {
    log.info(line)
    if (index % 700 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await new Promise<void>((resolve) => log.flush(() => resolve()))
  expect(written()).toEqual(logged)
})

test('a fatal error is written before anything else happens', () => {
  const output = createStandardOutput(fd)
  const log = createLog(output)
  log.fatal('the end')
  output.flushSync()
  // The first line is written by the thread pool; later ones are written synchronously.
  log.fatal('after the end')
  expect(written()).toContain('after the end')
})

test('after a write error nothing is written, and nothing blocks', async () => {
  const full = openSync('/dev/full', 'a')
  const output = createStandardOutput(full)
  output.write('not written\n')
  await new Promise<void>((resolve) => output.flush(() => resolve()))
  output.write('not written either\n')
  output.flushSync()
  await expect(new Promise<void>((resolve) => output.flush(() => resolve()))).resolves.toBeUndefined()
  closeSync(full)
})
