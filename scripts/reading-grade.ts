/**
 * `npm run check:reading`: prints the Flesch-Kincaid reading grade of every built document, and exits with 1 if a page
 * that must be plain is above its limit. Run `npm run build` first.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { syllable } from 'syllable'

/** The highest grade of a plain page: school years that a reader needs. */
export const MAX_GRADE = 8

/** Pages that must be plain: home, services, pricing, tools, booking. */
export const isPlain = (path: string): boolean =>
  ['/', '/pricing', '/tools', '/schedule-meeting'].includes(path) || /^\/(?:services|tools)\/./.test(path)

/** Elements that do not end a line of text. */
const inline =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|kbd|mark|q|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * The sentences of a document's `main`. Headings, labels and cells are left out, as are lists of words: they would
 * lower the grade of the sentences between them.
 */
export function sentencesOf(html: string): string[] {
  const main = /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? ''
  return main
    .replaceAll(/<(script|style|svg|template|pre)\b[^]*?<\/\1>|<!--[^]*?-->/g, ' ')
    .replaceAll(inline, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&(?:#x([\da-f]+)|(\w+));/gi, (_, hex: string | undefined, name: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? ' '),
    )
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[.?!:]$/.test(line))
    .flatMap((line) => line.split(/(?<=[.?!:])\s+(?=[A-Z₹“\d])/))
    .filter((sentence) => sentence.split(' ').length > 2)
}

/** A figure, a form or an abbreviation, such as ₹2,500, GSTR-3B or TDS, is read at sight: one syllable. */
const syllablesOf = (word: string) =>
  /\d/.test(word) || /^[A-Z]{2,}s?$/.test(word) ? 1 : Math.max(1, syllable(word))

/** The Flesch-Kincaid grade: 0.39 words a sentence + 11.8 syllables a word − 15.59. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d₹][\p{L}\d₹%,.’'@/-]*/gu) ?? [])
  const syllables = words.map(syllablesOf).reduce((sum, count) => sum + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

export interface Reading {
  readonly path: string
  readonly grade: number
  readonly sentences: number
}

/** @param dist the built site */
export function readingsOf(dist: string): Reading[] {
  const { routes } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as {
    routes: { path: string; file?: string }[]
  }
  return routes.flatMap(({ path, file }) => {
    if (file === undefined) return []
    const sentences = sentencesOf(readFileSync(join(dist, 'client', file), 'utf8'))
    return sentences.length < 3 ? [] : [{ path, grade: gradeOf(sentences), sentences: sentences.length }]
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: join(import.meta.dirname, '../site/dist') },
      /** Also prints the hardest sentences of this page. */
      page: { type: 'string' },
    },
  })
  const readings = readingsOf(values.dist)
  for (const { path, grade, sentences } of readings) {
    const mark = isPlain(path) ? (grade > MAX_GRADE ? 'above 8' : 'plain') : ''
    console.log(`${grade.toFixed(1).padStart(5)}  ${path} (${sentences} sentences) ${mark}`.trimEnd())
  }
  if (values.page !== undefined) {
    const file = join(values.dist, 'client', values.page, 'index.html')
    const graded = sentencesOf(readFileSync(file, 'utf8')).map((text) => ({ text, grade: gradeOf([text]) }))
    for (const { text, grade } of graded.toSorted((one, other) => other.grade - one.grade).slice(0, 25))
      console.log(`${grade.toFixed(1).padStart(5)}  ${text}`)
  }
  if (readings.some(({ path, grade }) => isPlain(path) && grade > MAX_GRADE)) process.exitCode = 1
}
