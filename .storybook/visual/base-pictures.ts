/** Screenshots of the base commit, taken on this machine. */
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildBaseWorkbench } from './base-workbench.ts'
import { pictureKey, readManifest, writeManifest, type Manifest } from './manifest.ts'
import { cacheFolder, hasPicture } from './picture-store.ts'
import type { Picture } from './pictures.ts'
import { runTask, type Shot, type TakenPicture } from './task.ts'
import { listStories, serveWorkbench } from './workbench.ts'

/** The base commit, and the browser for its screenshots. */
interface Base {
  browser: Browser
  /** `undefined` if there is none. */
  commit: string | undefined
}

/** Takes screenshots of a commit's workbench, of those stories that it has. */
async function record(
  commit: string,
  shots: readonly Shot[],
  browser: Browser,
  shard?: string,
): Promise<TakenPicture[]> {
  const workbench = await serveWorkbench(await buildBaseWorkbench(commit))
  try {
    const known = new Set((await listStories(browser, workbench)).map(({ id }) => id))
    const wanted = shots.filter(({ picture }) => known.has(picture.story.id))
    const { pictures } = await runTask(
      { purpose: 'record', address: workbench.address, shots: wanted },
      { shard },
    )
    return pictures
  } finally {
    workbench.close()
  }
}

/**
 * Adds expected screenshots that the store lacks, as far as the base commit renders them.
 *
 * @param shots whose expected screenshots are needed
 */
export async function fetchBasePictures(shots: readonly Shot[], { commit, browser }: Base): Promise<void> {
  const lacking = shots.filter(({ expected }) => expected !== undefined && !hasPicture(expected))
  if (commit === undefined || lacking.length === 0) return
  console.warn(`${lacking.length} pictures to compare with are taken of ${commit.slice(0, 10)}.`)
  await record(commit, lacking, browser)
}

interface OwnManifest extends Base {
  pictures: readonly Picture[]
  fingerprint: string
  /** In Playwright's format, when several machines share the run. */
  shard: string | undefined
}

/** Expected hashes for another fingerprint: the base commit, rendered on this machine. Cached for the next run. */
export async function baseManifest(own: OwnManifest): Promise<{ manifest: Manifest; file: string }> {
  const { pictures, fingerprint, browser, commit, shard } = own
  if (commit === undefined)
    throw new Error('There are no accepted pictures yet, and so no commit to compare with.')
  const file = join(cacheFolder, 'hashes', `${commit}-${fingerprint}.txt`)
  const kept = readManifest(file)
  const lacking = pictures.filter(({ story, mode }) => !kept.has(pictureKey(story.id, mode)))
  if (lacking.length === 0) return { manifest: kept, file }
  const shots = lacking.map((picture) => ({ picture }))
  const manifest = withTaken(kept, await record(commit, shots, browser, shard), fingerprint)
  writeManifest(manifest, file)
  return { manifest, file }
}

/** A manifest with the hashes of successful screenshots added. */
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
