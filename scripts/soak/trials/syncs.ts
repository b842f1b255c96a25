/** Before each acknowledgement the kernel was told to put it on the disk: seen by strace. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trial } from '../trial.ts'
import { createWorld, databases, newReference, sendEnquiry } from '../world.ts'

export const syncTrials: Trial[] = databases.map((name) => ({
  name: `synced before each acknowledgement, ${name}`,
  async run(context) {
    const { times, check, count, note, later } = context
    const world = await createWorld(context, name)
    const server = world.start()
    const url = await server.url
    await sendEnquiry(url, newReference())

    const folder = mkdtempSync(join(tmpdir(), 'anupalan-strace-'))
    later(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'syncs')
    const process_ = world.cluster
      ? readFileSync(join(world.cluster.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]!
      : String(server.child.pid)
    // PostgreSQL's own children are attached to one by one: they were there before.
    const all = [process_, ...childrenOf(process_)].flatMap((id) => ['-p', id])
    const strace = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, ...all], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    later(() => strace.kill())
    // Resolves once it says that it has attached.
    await once(strace.stderr, 'data')

    const syncs = () =>
      readFileSync(file, 'utf8').match(/^\d+ +(?:fsync|fdatasync)\(|resumed>/gm)?.length ?? 0
    let fewest = Infinity
    for (let index = 0; index < times(100); index++) {
      const before = syncs()
      const { status } = await sendEnquiry(url, newReference())
      const made = syncs() - before
      check(status === 201, `answered ${status}`)
      check(made >= 1, `case ${index} was acknowledged after ${made} syncs`)
      fewest = Math.min(fewest, made)
      count()
    }
    note(`at least ${fewest} before each`)
  },
}))

function childrenOf(id: string): string[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean)
}
