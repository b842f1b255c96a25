/**
 * Pictures that this machine has taken, by the hash of their pixels: what an accepted hash looks like, where it has been
 * seen here. Outside of version control, and no more than a cache: what it lacks is taken again from the base commit.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Everything that comparing pictures keeps between runs. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/visual')

const folder = join(cacheFolder, 'pictures')

const fileOf = (hash: string) => join(folder, `${hash}.png`)

/** The picture of a hash; `undefined` where it has not been seen on this machine. */
export const storedPicture = (hash: string): Buffer | undefined =>
  existsSync(fileOf(hash)) ? readFileSync(fileOf(hash)) : undefined

export const hasPicture = (hash: string): boolean => existsSync(fileOf(hash))

export function storePicture(hash: string, png: Buffer) {
  if (hasPicture(hash)) return
  mkdirSync(folder, { recursive: true })
  // Under another name first: a run that is killed leaves no half of one.
  const partial = `${fileOf(hash)}.${process.pid}`
  writeFileSync(partial, png)
  renameSync(partial, fileOf(hash))
}

/** Removes every picture but those of some hashes. */
export function pruneStore(keep: ReadonlySet<string>) {
  for (const file of globSync('*', { cwd: folder }))
    if (!keep.has(basename(file, '.png'))) rmSync(join(folder, file), { force: true })
}
