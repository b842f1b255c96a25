import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)

/** Moves a public file to `assets/` with a content hash in its name, and returns its URL. */
export async function hashAsset(client: string, file: string): Promise<string> {
  const from = join(client, file)
  const extension = extname(file)
  const hash = hashOf(await readFile(from))
  const address = `/assets/${file.slice(0, -extension.length)}-${hash}${extension}`
  await rename(from, join(client, address))
  return address
}

/** Writes style sheets of `assets/`, given by their URLs, as one, and returns its URL. */
export async function joinSheets(client: string, name: string, sheets: readonly string[]): Promise<string> {
  const rules = await Promise.all(sheets.map((sheet) => readFile(join(client, sheet), 'utf8')))
  const content = rules.join('')
  const address = `/assets/${name}-${hashOf(content)}.css`
  await writeFile(join(client, address), content)
  return address
}
