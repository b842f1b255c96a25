import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Moves a public file to `assets/` with a content hash in its name, and returns its URL. */
export async function hashAsset(client: string, file: string): Promise<string> {
  const from = join(client, file)
  const hash = createHash('sha256')
    .update(await readFile(from))
    .digest('base64url')
    .slice(0, 8)
  const extension = extname(file)
  const address = `/assets/${file.slice(0, -extension.length)}-${hash}${extension}`
  await rename(from, join(client, address))
  return address
}
