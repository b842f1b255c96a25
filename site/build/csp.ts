import { createHash } from 'node:crypto'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The one style element that react-aria adds when something can be pressed; its text is constant. */
export const REACT_ARIA_PRESS_STYLE = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The hash of each different `style` attribute in the pages, for `style-src-attr 'unsafe-hashes'`. */
export function collectStyleHashes(pages: readonly string[]): string[] {
  const values = pages.flatMap((page) =>
    [...page.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => value ?? ''),
  )
  const written = values.map((value) =>
    value.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity),
  )
  return [...new Set(written)].toSorted().map(hash)
}
