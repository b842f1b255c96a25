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

test('every line is written whole, in order, before a flush is over', async () => {
  const log = createLog(createStandardOutput(fd))
  const said = Array.from({ length: 3_000 }, (_, index) => `line ${index} ${'x'.repeat(index % 500)}`)
  for (const [index, line] of said.entries()) {
    log.info(line)
    if (index % 700 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await new Promise<void>((resolve) => log.flush(() => resolve()))
  expect(written()).toEqual(said)
})

test('a fatal error is written before anything else happens', () => {
  const output = createStandardOutput(fd)
  const log = createLog(output)
  log.fatal('the end')
  output.flushSync()
  // The first line is on its way by the thread pool; those behind it are written at once.
  log.fatal('after the end')
  expect(written()).toContain('after the end')
})

test('a reader who has gone is not written to again, and holds nothing up', async () => {
  const gone = openSync('/dev/full', 'a')
  const output = createStandardOutput(gone)
  output.write('nobody takes this\n')
  await new Promise<void>((resolve) => output.flush(() => resolve()))
  output.write('nor this\n')
  output.flushSync()
  await expect(new Promise<void>((resolve) => output.flush(() => resolve()))).resolves.toBeUndefined()
  closeSync(gone)
})
