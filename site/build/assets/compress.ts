import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
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

/** Default size of libuv's thread pool, which runs zlib. */
const CONCURRENCY = 4

/** Writes `.br` and `.gz` next to every compressible file, so that the server never compresses. */
export async function compressAll(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((entry) => join(folder, entry))
  const files = entries.filter((path) => compressible.has(extname(path)))
  while (files.length > 0) await Promise.all(files.splice(0, CONCURRENCY).map(compress))
}

async function compress(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await brotli(content, quality))
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
}
