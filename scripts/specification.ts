/**
 * Lists what the specification says and no test quotes: `node scripts/specification.ts`.
 *
 * The specification is cut at full stops, semicolons, list items and table rows. A piece is quoted where a test
 * holds a run of its words: all of them, or six in a row where it has more. What later work builds is listed in
 * `docs/specification-later.json`, by name, and must leave that list once a test quotes it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const RUN = 6

export interface Piece {
  /** The heading it stands under. */
  section: string
  text: string
}

/** Words alone: case, punctuation and markup apart. Figures keep their dots and commas' digits together. */
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
    const isFurniture = line.trim() === '' || /^\|[-| ]+\|$/.test(line)
    if (isFurniture || section.startsWith('Specification')) continue
    // A row that only names columns, and what the specification says nothing about.
    const isSilent = /^\|\s*(Route|Role|Method and path)\s*\|/.test(line)
    if (isSilent) continue
    const text = line.replace(/^[-|]\s*/, '').replace(/\s*\|$/, '')
    for (const part of text.split(/(?<=[^.\d\s]{2})\.\s+|;\s+|\.$/)) {
      if (words(part).length > 1 && !/not shown\)?$/.test(part)) pieces.push({ section, text: part.trim() })
    }
  }
  return pieces
}

/** Everything the tests say, as one row of words. */
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
    const length = Math.min(RUN, all.length)
    return !Array.from({ length: all.length - length + 1 }, (_, at) =>
      all.slice(at, at + length).join(' '),
    ).some((run) => tests.includes(` ${run} `))
  })
}

/** What later work builds: the name of that work, and the pieces it will quote. */
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
