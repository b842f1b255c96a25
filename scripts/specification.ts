/**
 * Lists the sentences of the specification that no test quotes: `node scripts/specification.ts`.
 *
 * The specification is split at full stops, semicolons, list items and table rows. A piece is quoted if a test
 * contains a sequence of its words: all of them, or six in a row if it has more. Later work is listed by name in
 * `docs/specification-later.json`; a piece must be removed from that list once a test quotes it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Words in a row that count as a quotation. */
const QUOTED_WORDS = 6

export interface Piece {
  /** The heading above it. */
  section: string
  text: string
}

/** The words of a text, without case, punctuation and markup. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`']/g, '')
    .split(/[^\p{L}\p{N}+%]+/u)
    .filter(Boolean)

export function readPieces(): Piece[] {
  const pieces: Piece[] = []
  let section = ''
  for (const line of readFileSync(join(root, 'docs/specification.md'), 'utf8').split('\n')) {
    const heading = /^#+\s+(.*)/.exec(line)?.[1]
    if (heading) {
      section = heading
      continue
    }
    const isSeparator = line.trim() === '' || /^\|[-| ]+\|$/.test(line)
    if (isSeparator || section.startsWith('Specification')) continue
    // A table head.
    const isTableHead = /^\|\s*(Route|Role|Method and path)\s*\|/.test(line)
    if (isTableHead) continue
    const text = line.replace(/^[-|]\s*/, '').replace(/\s*\|$/, '')
    for (const part of text.split(/(?<=[^.\d\s]{2})\.\s+|;\s+|\.$/)) {
      if (words(part).length > 1 && !/not shown\)?$/.test(part)) pieces.push({ section, text: part.trim() })
    }
  }
  return pieces
}

/** The words of all tests, one line for each file. */
function readTests(): string {
  const files = globSync(
    [
      '{design-system,site,mock-api,server,scripts}/**/*.{test,stories}.{ts,tsx}',
      'server/contract/conformance/*.ts',
    ],
    {
      cwd: root,
      exclude: (path) => path.includes('node_modules') || path.includes('dist'),
    },
  )
  return files.map((file) => ` ${words(readFileSync(join(root, file), 'utf8')).join(' ')} `).join('\n')
}

/** The pieces that no test quotes. */
export function readUnquoted(pieces = readPieces()): Piece[] {
  const tests = readTests()
  return pieces.filter(({ text }) => {
    const all = words(text)
    const length = Math.min(QUOTED_WORDS, all.length)
    return !Array.from({ length: all.length - length + 1 }, (_, at) =>
      all.slice(at, at + length).join(' '),
    ).some((run) => tests.includes(` ${run} `))
  })
}

/** Later work: its name, and the pieces that it will quote. */
export const readLater = () =>
  JSON.parse(readFileSync(join(root, 'docs/specification-later.json'), 'utf8')) as Record<string, string[]>

if (import.meta.main) {
  const unquoted = readUnquoted()
  const later = new Map(
    Object.entries(readLater()).flatMap(([name, texts]) => texts.map((text) => [text, name])),
  )
  for (const { section, text } of unquoted)
    console.log(`${later.get(text) ?? 'NOT QUOTED'} · ${section} · ${text}`)
  console.log(`${unquoted.length} of ${readPieces().length} pieces are not quoted by a test`)
}
