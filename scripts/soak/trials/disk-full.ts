/** The disk full: 503, nothing acknowledged falsely, and normal once there is room. Needs root, for a small disk. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trial } from '../trial.ts'
import { countStored, createWorld, enquiry, newReference, sendEnquiry } from '../world.ts'

export const diskFullTrial: Trial = {
  name: 'disk full, SQLite',
  async run(context) {
    const { times, check, count, note, later } = context
    const disk = mkdtempSync(join(tmpdir(), 'anupalan-disk-'))
    later(() => rmSync(disk, { recursive: true, force: true }))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { encoding: 'utf8' })
    if (mounted.status !== 0) throw new Error(`A small disk could not be made: ${mounted.stderr.trim()}`)
    later(() => spawnSync('umount', ['--lazy', disk]))

    const ballast = join(disk, 'ballast')
    const world = await createWorld(context, 'SQLite', join(disk, 'data'))
    const server = world.start()
    const url = await server.url
    const acknowledged: string[] = []
    const body = { ...enquiry, message: 'x'.repeat(4_000) }
    const send = async () => {
      const reference = newReference()
      const { status } = await sendEnquiry(url, reference, { body })
      if (status === 201) acknowledged.push(reference)
      return status
    }

    let refused = 0
    for (let round = 0; round < times(20); round++) {
      check((await send()) === 201, `round ${round}: not taken while there was room`)
      fill(ballast)
      let status = 201
      for (let tries = 0; status === 201 && tries < 2_000; tries++) status = await send()
      check(status === 503, `round ${round}: answered ${status} on a full disk`)
      for (let again = 0; again < 5; again++) {
        const now = await send()
        check(now === 503 || now === 201, `round ${round}: answered ${now} on a full disk`)
        if (now === 503) refused++
      }
      truncateSync(ballast)
      check((await send()) === 201, `round ${round}: not taken once there was room again`)
      count()
    }
    check(server.child.exitCode === null, 'it ended')
    const { missing, wronglyTold } = await countStored(world, acknowledged)
    check(missing.length === 0, `${missing.length} acknowledged and missing`)
    check(wronglyTold.length === 0, `${wronglyTold.length} rows without exactly one mail`)
    note(`${acknowledged.length} acknowledged, ${refused} refused`)
  },
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
