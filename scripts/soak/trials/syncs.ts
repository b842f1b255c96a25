/**
 * Before each acknowledgement it was on the disk, as the kernel saw it. strace follows the server and the database
 * in one list: the enquiry is written into the database's log of writes, that file is synced, and only then does
 * 201 go out. Syncs of anything else, and of that file before, do not count.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LackingError } from '../trial.ts'
import type { Trial } from '../trial.ts'
import { createWorld, databases, newReference, sendEnquiry } from '../world.ts'

/** Where each database writes first. */
const logs = { SQLite: /anupalan\.sqlite-wal>/, PostgreSQL: /\/pg_wal\/\w+>/ }

const calls = ['fsync', 'fdatasync', 'write', 'pwrite64', 'writev', 'pwritev', 'sendto', 'sendmsg']

export const syncTrials: Trial[] = databases.map((name) => ({
  name: `synced before each acknowledgement, ${name}`,
  async run(context) {
    const { times, check, count, note, later } = context
    if (spawnSync('strace', ['-V']).status !== 0) throw new LackingError('strace is not installed.')
    const world = await createWorld(context, name)
    const server = world.start()
    const url = await server.url
    await sendEnquiry(url, newReference())

    const folder = mkdtempSync(join(tmpdir(), 'anupalan-strace-'))
    later(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'calls')
    const followed = [String(server.child.pid)]
    if (world.cluster) {
      const [postmaster] = readFileSync(join(world.cluster.folder, 'data/postmaster.pid'), 'utf8').split('\n')
      // Its children are attached to one by one: they were there before.
      followed.push(postmaster!, ...childrenOf(postmaster!))
    }
    const strace = spawn(
      'strace',
      // `-y` tells the file, `-s` shows enough of it for the reference to be seen.
      [
        '-f',
        '-y',
        '-s',
        '65536',
        '-e',
        `trace=${calls.join(',')}`,
        '-o',
        file,
        ...followed.flatMap((id) => ['-p', id]),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const hasEnded = once(strace, 'close')
    later(() => {
      strace.kill()
      return hasEnded
    })
    // It says that it has attached, or why it may not.
    const [said] = (await once(strace.stderr, 'data')) as [Buffer]
    if (!String(said).includes('attached'))
      throw new LackingError(`strace may not attach: ${String(said).trim()}`)

    let length = readFileSync(file).length
    let fewest = Infinity
    for (let index = 0; index < times(100); index++) {
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
 * How many syncs of the log began after the enquiry was written into it, and ended before its 201 was sent.
 *
 * @param list what strace wrote: a call's line, or its beginning and its end where another came in between.
 */
function syncsBefore201(list: string, reference: string, log: RegExp): number {
  const isOfLog = (line: string) => log.test(line.slice(0, 300))
  let isWritten = false
  let syncs = 0
  /** By process: whether it is syncing the log. */
  const under = new Map<string, boolean>()
  for (const line of list.split('\n')) {
    const id = line.slice(0, line.indexOf(' '))
    if (line.includes('HTTP/1.1 201') && line.includes(reference)) return syncs
    if (/^\d+ +(?:p?writev?|pwrite64)\(/.test(line) && isOfLog(line) && line.includes(reference))
      isWritten = true
    else if (/^\d+ +f(?:data)?sync\(/.test(line) && isOfLog(line)) {
      if (line.endsWith('<unfinished ...>')) under.set(id, isWritten)
      else if (isWritten && line.endsWith('= 0')) syncs++
    } else if (/^\d+ +<\.\.\. f(?:data)?sync resumed>/.test(line)) {
      if (under.get(id) && line.endsWith('= 0')) syncs++
      under.delete(id)
    }
  }
  return 0
}

function childrenOf(id: string): string[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean)
}
