/** A folder in memory for the data of tests: databases wait for a sync after each transaction, which costs nothing there. */
import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'

/** Room for the test databases of a run, in bytes. Containers often have 64 MB. */
const room = 2 * 1024 ** 3

/** `TMPDIR` in memory; empty if there is none with enough room. */
export function memoryFolder(): { readonly TMPDIR?: string } {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}
