/**
 * Each enquiry is on the disk before its acknowledgement, as seen by the kernel. strace records the system calls of
 * server and database in one list: the enquiry is written into the database's log, that file is synced, and only then
 * is 201 sent. Syncs of other files, and earlier syncs of that file, do not count.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MissingRequirementError } from '../trial.ts'
import type { Trial } from '../trial.ts'
import { createEnvironment, databases, newReference, sendEnquiry } from '../environment.ts'

/** The log that each database writes first. */
const logs = { SQLite: /anupalan\.sqlite-wal>/, PostgreSQL: /\/pg_wal\/\w+>/ }

const calls = ['fsync', 'fdatasync', 'write', 'pwrite64', 'writev', 'pwritev', 'sendto', 'sendmsg']

export const syncTrials: Trial[] = databases.map((name) => ({
  name: `synced before each acknowledgement, ${name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    if (spawnSync('strace', ['-V']).status !== 0)
      throw new MissingRequirementError('strace is not installed.')
    const environment = await createEnvironment(context, name)
    const server = environment.start()
    const url = await server.url
    await sendEnquiry(url, newReference())

    const folder = mkdtempSync(join(tmpdir(), 'anupalan-strace-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'calls')
    const traced = [String(server.child.pid)]
    if (environment.cluster) {
      const [postmaster] = readFileSync(
        join(environment.cluster.folder, 'data/postmaster.pid'),
        'utf8',
      ).split('\n')
      // Its existing children have to be attached one by one.
      traced.push(postmaster!, ...childrenOf(postmaster!))
    }
    const strace = spawn(
      'strace',
      // `-y` prints the file name, `-s` enough of the data to contain the reference.
      [
        '-f',
        '-y',
        '-s',
        '65536',
        '-e',
        `trace=${calls.join(',')}`,
        '-o',
        file,
        ...traced.flatMap((id) => ['-p', id]),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const hasEnded = once(strace, 'close')
    defer(() => {
      strace.kill()
      return hasEnded
    })
    // It prints that it has attached, or why it cannot.
    const [message] = (await once(strace.stderr, 'data')) as [Buffer]
    if (!String(message).includes('attached'))
      throw new MissingRequirementError(`strace cannot attach: ${String(message).trim()}`)

    let length = readFileSync(file).length
    let fewest = Infinity
    for (let index = 0; index < scaled(100); index++) {
      const reference = newReference()
      const { status } = await sendEnquiry(url, reference)
      check(status === 201, `answered ${status}`)
      const bytes = readFileSync(file)
      const made = syncsBefore201(bytes.subarray(length).toString('latin1'), reference, logs[name])
      length = bytes.length
      check(made >= 1, `case ${index} was acknowledged after ${made} syncs`)
      fewest = Math.min(fewest, made)
      count()
    }
    note(`written, then synced at least ${fewest} times, then acknowledged`)
  },
}))

/**
 * The number of syncs of the log that began after the enquiry was written into it and ended before its 201 was sent.
 *
 * @param list strace's output: one line a call, or two (beginning and end) if another call came in between.
 */
function syncsBefore201(list: string, reference: string, log: RegExp): number {
  const isOfLog = (line: string) => log.test(line.slice(0, 300))
  let isWritten = false
  let syncs = 0
  /** By process: whether it is syncing the log. */
  const pending = new Map<string, boolean>()
  for (const line of list.split('\n')) {
    const id = line.slice(0, line.indexOf(' '))
    if (line.includes('HTTP/1.1 201') && line.includes(reference)) return syncs
    if (/^\d+ +(?:p?writev?|pwrite64)\(/.test(line) && isOfLog(line) && line.includes(reference))
      isWritten = true
    else if (/^\d+ +f(?:data)?sync\(/.test(line) && isOfLog(line)) {
      if (line.endsWith('<unfinished ...>')) pending.set(id, isWritten)
      else if (isWritten && line.endsWith('= 0')) syncs++
    } else if (/^\d+ +<\.\.\. f(?:data)?sync resumed>/.test(line)) {
      if (pending.get(id) && line.endsWith('= 0')) syncs++
      pending.delete(id)
    }
  }
  return 0
}

function childrenOf(id: string): string[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean)
}
