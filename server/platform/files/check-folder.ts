/** Checks that a folder is writable. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Size of the test file; bytes. */
const CHECK_BYTES = 64 * 1024

/** Less free space is not enough for three uploads, and soon not for the database's log; bytes. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

/**
 * Creates a folder if it does not exist, and writes, syncs and removes a small file in it.
 *
 * @throws the error of the file system; ENOSPC if it is nearly full.
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
  // Some file systems do not report their blocks.
  if (blocks > 0 && bavail * bsize < MIN_FREE_BYTES) {
    throw Object.assign(new Error(`ENOSPC: less than ${MIN_FREE_BYTES} bytes are free`), { code: 'ENOSPC' })
  }
}

/** Whether a disk is full, which can be fixed while the process runs. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
