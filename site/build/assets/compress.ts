import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
  '.ttf',
])
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** As many as Node compresses side by side. */
const AT_ONCE = 4

/** Writes `.br` and `.gz` beside every file that gains by it, once, so that the server never compresses. */
export async function compressAll(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((entry) => join(folder, entry))
  const wanted = entries.filter((path) => compressible.has(extname(path)))
  while (wanted.length > 0) await Promise.all(wanted.splice(0, AT_ONCE).map(compress))
}

async function compress(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await brotli(content, quality))
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
}
