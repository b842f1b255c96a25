import { createHash } from 'node:crypto'
import { written } from '../entities.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hash of each different `style` attribute in the pages, for `style-src-attr 'unsafe-hashes'`. */
export function collectStyleHashes(pages: readonly string[]): string[] {
  const values = pages.flatMap((page) =>
    [...page.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => value ?? ''),
  )
  return [...new Set(values.map(written))].toSorted().map(hash)
}
