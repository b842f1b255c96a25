/**
 * The accepted screenshots as hashes of their pixels: `hashes.txt`, a line for each story in each mode. A visual change
 * edits only the lines of the stories that it affects.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The accepted hashes, as committed. */
export const manifestFile = join(import.meta.dirname, 'hashes.txt')

export interface AcceptedPicture {
  /** Such as `feedback-toast--default`. */
  story: string
  /** Such as `dark`. */
  mode: string
  /** Browser and machine that rendered it: see `fingerprint.ts`. */
  fingerprint: string
  /** SHA-256 of its size and pixels, the first 32 hexadecimal digits. */
  hash: string
}

/** Accepted screenshots by {@link pictureKey}. */
export type Manifest = ReadonlyMap<string, AcceptedPicture>

/** Key of a screenshot: `feedback-toast--default dark`. */
export const pictureKey = (story: string, mode: string) => `${story} ${mode}`

const head = `# Accepted pictures: story, mode, fingerprint of the browser, hash of the pixels.
# Written by "npm run visual:update"; compared by "npm run visual".
`

/** @throws with the malformed line */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<string, AcceptedPicture>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [story, mode, fingerprint, hash, more] = line.split(' ')
    if (!story || !mode || !fingerprint || !hash || more !== undefined)
      throw new Error(`Not a line of a manifest of pictures: ${line}`)
    manifest.set(pictureKey(story, mode), { story, mode, fingerprint, hash })
  }
  return manifest
}

/** Sorted by story, so that unchanged lines keep their positions. */
export function formatManifest(manifest: Manifest): string {
  const lines = [...manifest.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { fingerprint, hash }]) => `${key} ${fingerprint} ${hash}\n`)
  return head + lines.join('')
}

/** An empty one if the file does not exist. */
export const readManifest = (file = manifestFile): Manifest =>
  existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : new Map()

export function writeManifest(manifest: Manifest, file = manifestFile) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, formatManifest(manifest))
}
