/** Pictures of the base commit, taken on this machine. */
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { baseCommit, buildBaseWorkbench } from './base-workbench.ts'
import { pictureKey, readManifest, writeManifest, type Manifest } from './manifest.ts'
import { cacheFolder, hasPicture } from './picture-store.ts'
import type { Picture } from './pictures.ts'
import { runTask, type Shot, type TakenPicture } from './task.ts'
import { listStories, serveWorkbench } from './workbench.ts'

/** Takes pictures of the workbench of the base commit, of those stories that it has. */
async function record(commit: string, shots: readonly Shot[], browser: Browser): Promise<TakenPicture[]> {
  const workbench = await serveWorkbench(await buildBaseWorkbench(commit))
  try {
    const known = new Set((await listStories(browser, workbench)).map(({ id }) => id))
    const wanted = shots.filter(({ picture }) => known.has(picture.story.id))
    const { pictures } = await runTask({ purpose: 'record', address: workbench.address, shots: wanted })
    return pictures
  } finally {
    workbench.close()
  }
}

/**
 * Brings the pictures that some hashes are of into the store, as far as it lacks them and the base commit has them.
 *
 * @param shots whose expected pictures are wanted
 */
export async function fetchBasePictures(shots: readonly Shot[], browser: Browser): Promise<void> {
  const commit = baseCommit()
  const lacking = shots.filter(({ expected }) => expected !== undefined && !hasPicture(expected))
  if (commit === undefined || lacking.length === 0) return
  console.warn(`${lacking.length} pictures to compare with are taken of ${commit.slice(0, 10)}.`)
  await record(commit, lacking, browser)
}

/** Where this machine keeps what the base commit looks like in its own browser. */
const ownManifestFile = (commit: string, fingerprint: string) =>
  join(cacheFolder, 'hashes', `${commit}-${fingerprint}.txt`)

/** What a machine of another fingerprint compares with: the base commit, as this machine draws it. Kept for the next run. */
export async function baseManifest(
  pictures: readonly Picture[],
  fingerprint: string,
  browser: Browser,
): Promise<{ manifest: Manifest; file: string }> {
  const commit = baseCommit()
  if (commit === undefined)
    throw new Error('The history does not tell which commit the accepted pictures belong to: fetch it whole.')
  const file = ownManifestFile(commit, fingerprint)
  const kept = readManifest(file)
  const lacking = pictures.filter(({ story, mode }) => !kept.has(pictureKey(story.id, mode)))
  if (lacking.length === 0) return { manifest: kept, file }
  const shots = lacking.map((picture) => ({ picture }))
  const manifest = withTaken(kept, await record(commit, shots, browser), fingerprint)
  writeManifest(manifest, file)
  return { manifest, file }
}

/** A manifest with the hashes of pictures that were taken without failure. */
export function withTaken(
  manifest: Manifest,
  pictures: readonly TakenPicture[],
  fingerprint: string,
): Manifest {
  const taken = pictures.flatMap(({ story, mode, hash, failure }) =>
    hash === undefined || failure
      ? []
      : [[pictureKey(story, mode), { story, mode, fingerprint, hash }] as const],
  )
  return new Map([...manifest, ...taken])
}
