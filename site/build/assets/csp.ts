import { createHash } from 'node:crypto'
import { decodeEntities } from '../entities.ts'

/** The source expression of a style in `style-src-elem` and `style-src-attr`, without its quotes. */
export const hashStyle = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Hashes of the distinct `style` attributes in the pages, for `style-src-attr 'unsafe-hashes'`. */
export function collectStyleHashes(pages: readonly string[]): string[] {
  const values = pages.flatMap((page) =>
    [...page.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => value ?? ''),
  )
  return [...new Set(values.map(decodeEntities))].toSorted().map(hashStyle)
}
