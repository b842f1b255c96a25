/**
 * The accepted pictures, as hashes of their pixels: `hashes.txt`, a line for each story in each mode. A change of looks
 * changes the lines of the stories in which it is seen, and no others.
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
  /** Which browser drew it, and how: see `fingerprint.ts`. */
  fingerprint: string
  /** SHA-256 of its size and pixels, the first 32 hexadecimal digits. */
  hash: string
}

/** Accepted pictures by {@link pictureKey}. */
export type Manifest = ReadonlyMap<string, AcceptedPicture>

/** Names a picture: `feedback-toast--default dark`. */
export const pictureKey = (story: string, mode: string) => `${story} ${mode}`

const head = `# Accepted pictures: story, mode, fingerprint of the browser, hash of the pixels.
# Written by "npm run visual:update"; compared by "npm run visual".
`

/** @throws with the line that is none of a manifest's */
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

/** In the order of stories, so that lines stay where they are. */
export function formatManifest(manifest: Manifest): string {
  const lines = [...manifest.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { fingerprint, hash }]) => `${key} ${fingerprint} ${hash}\n`)
  return head + lines.join('')
}

/** An empty one where there is no file. */
export const readManifest = (file = manifestFile): Manifest =>
  existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : new Map()

export function writeManifest(manifest: Manifest, file = manifestFile) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, formatManifest(manifest))
}
