/**
 * The disk full: 503 within 5 s, nothing acknowledged falsely, and normal within 5 s of there being room. The disk
 * is a small one of its own, which only root can make. On SQLite it holds all there is. On PostgreSQL it holds by
 * turns the tables, and then writes fail one by one, and the log of writes, and then PostgreSQL ends itself: it
 * is started again once there is room, as whoever supervises it does.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../../server/testing/cluster.ts'
import { LackingError } from '../trial.ts'
import type { Trial, TrialContext } from '../trial.ts'
import { call, countStored, createWorld, databases, enquiry, newReference, quantile } from '../world.ts'
import { sendEnquiry } from '../world.ts'
import type { Answer } from '../world.ts'

/** Ms. */
const limit = 5_000

export const diskFullTrials: Trial[] = databases.map((name) => ({
  name: `disk full, ${name}`,
  async run(context) {
    const { random, times, check, count, note } = context
    // PostgreSQL's tables take what is written until its log has no room, some 13 MB in every other round.
    const tables = makeDisk(context, name === 'SQLite' ? 8 : 320)
    const world = await createWorld(context, name, { disk: tables })
    const log = world.cluster && (await moveLog(world.cluster, makeDisk(context, 96)))
    const port = world.cluster?.port
    const disks = log === undefined ? [tables] : [tables, log]
    const server = world.start()
    const url = await server.url

    const acknowledged: string[] = []
    const refusals: number[] = []
    const returns: number[] = []
    let ends = 0
    const send = async (round: number): Promise<Answer> => {
      const reference = newReference()
      // Long, and nothing that a database could make short.
      const message = Array.from({ length: 4_000 }, () => letters[Math.floor(random() * letters.length)])
      const answer = await sendEnquiry(url, reference, { body: { ...enquiry, message: message.join('') } })
      if (answer.status === 201) acknowledged.push(reference)
      else refusals.push(answer.ms)
      check([201, 503].includes(answer.status), `round ${round}: answered ${answer.status}`)
      check(answer.ms < limit, `round ${round}: ${Math.round(answer.ms)} ms until ${answer.status}`)
      return answer
    }

    for (let round = 0; round < times(20); round++) {
      const disk = disks[round % disks.length]!
      const ballast = join(disk, 'ballast')
      check((await send(round)).status === 201, `round ${round}: not taken while there was room`)
      fill(ballast)
      const callers = Array.from({ length: 8 }, async () => {
        let status = 201
        for (let tries = 0; status === 201 && tries < 2_000; tries++) ({ status } = await send(round))
        check(status === 503, `round ${round}: answered ${status} on a full disk`)
      })
      await Promise.all(callers)
      // PostgreSQL tries to recover, for which there is no room either.
      const giveUp = performance.now() + 10_000
      const isEnding = async () => disk === log && performance.now() < giveUp && (await isListening(port!))
      for (let again = 0; again < 5 || (await isEnding()); again++) await send(round)
      const { status } = await call(`${url}/pricing`)
      check(status === 200, `round ${round}: a page was answered ${status} on a full disk`)

      truncateSync(ballast)
      let back = performance.now()
      while ((await send(round)).status !== 201 && performance.now() - back < 4 * limit) {
        if (disk === log && !(await isListening(port!))) {
          // It may still be ending, and is then asked again.
          const hasStarted = await world.cluster!.start().then(
            () => true,
            () => false,
          )
          if (hasStarted) {
            ends++
            back = performance.now()
          }
        }
        await wait(50)
      }
      returns.push(performance.now() - back)
      check(returns.at(-1)! < limit, `round ${round}: ${Math.round(returns.at(-1)!)} ms until it was normal`)
      count()
    }
    check(server.child.exitCode === null, 'it ended')
    const { missing, wronglyTold } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(wronglyTold.length === 0, `${wronglyTold.length} rows without exactly one mail`)
    const ms = (values: number[]) => `${Math.round(quantile(values, 1))} ms`
    note(
      `${acknowledged.length} acknowledged, ${refusals.length} refused, slowest ${ms(refusals)}; normal again after ${ms(returns)} at most`,
    )
    if (log !== undefined) note(`PostgreSQL ended itself ${ends} times, for want of room for its log`)
  },
}))

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** @returns a folder with that many MB of room, and no more. */
function makeDisk({ later }: TrialContext, size: number): string {
  const disk = mkdtempSync(join(tmpdir(), 'anupalan-disk-'))
  later(() => rmSync(disk, { recursive: true, force: true }))
  const options = ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', disk]
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' })
  if (status !== 0)
    throw new LackingError(`A small disk can be made by root alone: ${error?.message ?? stderr.trim()}`)
  later(() => spawnSync('umount', ['--lazy', disk]))
  return disk
}

/** Puts PostgreSQL's log of writes on a disk of its own. */
async function moveLog(cluster: Cluster, disk: string): Promise<string> {
  await cluster.stop('fast')
  const [from, to] = [join(cluster.folder, 'data/pg_wal'), join(disk, 'pg_wal')]
  const { status, stderr } = spawnSync('mv', [from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The log could not be moved: ${stderr}`)
  symlinkSync(to, from)
  // It is to be full because of the ballast, and neither by what was written long ago nor while there is room.
  const settings = [
    'wal_recycle = off',
    'min_wal_size = 32MB',
    'max_wal_size = 32MB',
    'log_checkpoints = off',
  ]
  writeFileSync(join(cluster.folder, 'data/postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await cluster.start()
  return disk
}

/** Writes until there is no room. */
function fill(path: string): void {
  for (const size of [64 * 1024, 4 * 1024]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
