/** Whether a folder can be written into. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What is written to find out; bytes. */
const CHECK_BYTES = 64 * 1024

/** Less free than this holds no three uploads, and soon not the database's own log; bytes. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/**
 * Makes a folder where there is none, and writes, syncs and removes a small file in it.
 *
 * @throws what the disk throws; ENOSPC where it is as good as full.
 */
export async function checkFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.${randomUUID()}.check`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(Buffer.alloc(CHECK_BYTES))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
  const { bavail, blocks, bsize } = await statfs(folder)
  // Some file systems do not count their blocks.
  if (blocks > 0 && bavail * bsize < LEAST_FREE_BYTES) {
    throw Object.assign(new Error(`ENOSPC: less than ${LEAST_FREE_BYTES} bytes are free`), { code: 'ENOSPC' })
  }
}

/** Whether a disk is full, which others can mend while the process runs. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
