/**
 * A full disk: 503 within 5 s, no false acknowledgement, and normal within 5 s of free space. The disk is a small file
 * system, which only root can create. On SQLite it contains all data. On PostgreSQL it contains alternately the tables,
 * so that single writes fail, and the write-ahead log, so that PostgreSQL stops: it is started again once there is
 * space, as its supervisor would do.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../../server/testing/cluster.ts'
import { MissingRequirementError } from '../trial.ts'
import type { Trial, TrialContext } from '../trial.ts'
import {
  call,
  countStored,
  createEnvironment,
  databases,
  enquiry,
  newReference,
  quantile,
} from '../environment.ts'
import { sendEnquiry } from '../environment.ts'
import type { HttpResponse } from '../environment.ts'

/** Ms. */
const limit = 5_000

export const diskFullTrials: Trial[] = databases.map((name) => ({
  name: `disk full, ${name}`,
  async run(context) {
    const { random, scaled, check, count, note } = context
    // An empty database of SQLite with its log is 5 MB. PostgreSQL's tables need space for all writes until its log is full, some 13 MB in every other round.
    const tables = makeDisk(context, name === 'SQLite' ? 24 : 320)
    const environment = await createEnvironment(context, name, { disk: tables })
    const log = environment.cluster && (await moveLog(environment.cluster, makeDisk(context, 96)))
    const port = environment.cluster?.port
    const disks = log === undefined ? [tables] : [tables, log]
    const server = environment.start()
    const url = await server.url

    const acknowledged: string[] = []
    const rejections: number[] = []
    const returns: number[] = []
    let ends = 0
    const send = async (round: number): Promise<HttpResponse> => {
      const reference = newReference()
      // Long and incompressible.
      const message = Array.from({ length: 4_000 }, () => letters[Math.floor(random() * letters.length)])
      const response = await sendEnquiry(url, reference, { body: { ...enquiry, message: message.join('') } })
      if (response.status === 201) acknowledged.push(reference)
      else rejections.push(response.ms)
      check([201, 503].includes(response.status), `round ${round}: answered ${response.status}`)
      check(response.ms < limit, `round ${round}: ${Math.round(response.ms)} ms until ${response.status}`)
      return response
    }

    for (let round = 0; round < scaled(20); round++) {
      const disk = disks[round % disks.length]!
      const ballast = join(disk, 'ballast')
      check((await send(round)).status === 201, `round ${round}: rejected while there was space`)
      fill(ballast)
      const callers = Array.from({ length: 8 }, async () => {
        let status = 201
        for (let tries = 0; status === 201 && tries < 2_000; tries++) ({ status } = await send(round))
        check(status === 503, `round ${round}: answered ${status} on a full disk`)
      })
      await Promise.all(callers)
      // PostgreSQL tries to recover, for which there is no space either.
      const deadline = performance.now() + 10_000
      const isEnding = async () => disk === log && performance.now() < deadline && (await isListening(port!))
      for (let again = 0; again < 5 || (await isEnding()); again++) await send(round)
      const { status } = await call(`${url}/pricing`)
      check(status === 200, `round ${round}: a page was answered ${status} on a full disk`)

      truncateSync(ballast)
      let back = performance.now()
      while ((await send(round)).status !== 201 && performance.now() - back < 4 * limit) {
        if (disk === log && !(await isListening(port!))) {
          // It may still be stopping; then the next turn tries again.
          const hasStarted = await environment.cluster!.start().then(
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
    check(server.child.exitCode === null, 'the server ended')
    const { missing, withoutOneMail } = await countStored(environment, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(withoutOneMail.length === 0, `${withoutOneMail.length} rows without exactly one mail`)
    const ms = (values: number[]) => `${Math.round(quantile(values, 1))} ms`
    note(
      `${acknowledged.length} acknowledged, ${rejections.length} rejected, slowest ${ms(rejections)}; normal again after ${ms(returns)} at most`,
    )
    if (log !== undefined) note(`PostgreSQL stopped ${ends} times because its log had no space`)
  },
}))

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** @returns a folder limited to that many MB. */
function makeDisk({ defer }: TrialContext, size: number): string {
  const disk = mkdtempSync(join(tmpdir(), 'anupalan-disk-'))
  defer(() => rmSync(disk, { recursive: true, force: true }))
  const options = ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', disk]
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' })
  if (status !== 0)
    throw new MissingRequirementError(`Only root can create a small disk: ${error?.message ?? stderr.trim()}`)
  defer(() => spawnSync('umount', ['--lazy', disk]))
  return disk
}

/** Moves PostgreSQL's write-ahead log to a disk of its own. */
async function moveLog(cluster: Cluster, disk: string): Promise<string> {
  await cluster.stop('fast')
  const [from, to] = [join(cluster.folder, 'data/pg_wal'), join(disk, 'pg_wal')]
  const { status, stderr } = spawnSync('mv', [from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The log could not be moved: ${stderr}`)
  symlinkSync(to, from)
  // Only the ballast may fill the disk: no recycled segments, no growth of the log.
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

/** Writes until the disk is full. */
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
