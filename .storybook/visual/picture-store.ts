/**
 * Screenshots that this machine has taken, by the hash of their pixels. Not under version control, and only a cache:
 * missing ones are taken again from the base commit.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Cache of visual comparisons between runs. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/visual')

const folder = join(cacheFolder, 'pictures')

const fileOf = (hash: string) => join(folder, `${hash}.png`)

/** The screenshot of a hash; `undefined` if this machine has not taken it. */
export const storedPicture = (hash: string): Buffer | undefined =>
  existsSync(fileOf(hash)) ? readFileSync(fileOf(hash)) : undefined

export const hasPicture = (hash: string): boolean => existsSync(fileOf(hash))

export function storePicture(hash: string, png: Buffer) {
  if (hasPicture(hash)) return
  mkdirSync(folder, { recursive: true })
  // Renamed when complete, so that a killed run leaves no partial file.
  const partial = `${fileOf(hash)}.${process.pid}`
  writeFileSync(partial, png)
  renameSync(partial, fileOf(hash))
}

/** Removes every screenshot except those of some hashes. */
export function pruneStore(keep: ReadonlySet<string>) {
  for (const file of globSync('*', { cwd: folder }))
    if (!keep.has(basename(file, '.png'))) rmSync(join(folder, file), { force: true })
}
