/**
 * `npm run check:content`: lists what a practice must still replace before its site goes live, each with its file, its
 * line and what to do. Exits with 1 if anything is left.
 *
 * It reads the content as text, so that each finding has a file and a line; none of it is executed.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

export interface Finding {
  /** From the root of the project. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly rule: string
  /** The matching text, shortened. */
  readonly found: string
}

interface Rule {
  readonly name: string
  /** Glob patterns of the files to check, from the root. */
  readonly files: readonly string[]
  readonly pattern: RegExp
  /** A file that matches this has none. */
  readonly unless?: RegExp
  /** What to do about it, in one sentence. */
  readonly todo: string
}

const content = ['site/content/**/*.{ts,md}']

/** Texts of features, which must take the firm's name from its content. */
const texts = [
  'site/{app,chrome,islands,pages,session,ui}/**/*words.ts',
  'site/pages/**/page.meta.ts',
  'site/app/screens.ts',
  'site/chrome/feed.ts',
]

/** Names of the sample firm. */
const sampleNames = [
  'Anupalan',
  'Lalitha Hegde',
  'Imran Qureshi',
  'Meera Iyer',
  'Farida Sheikh',
  'Bahi House',
]

export const rules: readonly Rule[] = [
  {
    name: 'sample',
    files: [...content, ...texts],
    // As a field, by a constant of the same name, or with what a file’s samples share.
    pattern: /\bsample: true\b|^\s*sample,$|^\s*sample: sample\b/,
    unless: /^const sample = false$/m,
    todo: 'Replace the person, number, testimonial or opening by your own and write `sample: false`, or remove it.',
  },
  {
    name: 'name',
    files: [...content, ...texts, 'site/public/**/*.{txt,svg,webmanifest}'],
    pattern: new RegExp(`\\b(?:${sampleNames.join('|')})\\b`),
    todo: 'Write your own name, or remove the sentence: this one belongs to the sample firm.',
  },
  {
    name: 'number',
    files: content,
    // A GSTIN whose PAN begins with ZZZ, a firm number of zeros, a telephone number that cannot be dialled.
    pattern:
      /\d{2}ZZZ[A-Z]{2}\d{4}[A-Z]\d[A-Z]\d|'0{6}[A-Z]?'|'0{5}\d'|\+?91 ?80 ?0000 ?\d{4}|\b91800000\d{4}\b/,
    todo: 'Write your own registration, membership or telephone number.',
  },
  {
    name: 'address',
    files: content,
    pattern: /[\w.-]+@[\w.-]+\.example\b|https?:\/\/[\w.-]+\.example\b/,
    todo: 'Write an address that receives mail, or a site that is yours: `.example` reaches nobody.',
  },
  {
    name: 'profile',
    files: ['site/content/firm.ts'],
    pattern:
      /href: 'https:\/\/(?:www\.)?(?:linkedin\.com|x\.com|youtube\.com|facebook\.com|instagram\.com)\/?'/,
    todo: 'Link your own page, or remove the entry.',
  },
  {
    name: 'claim',
    files: ['site/content/claims.ts'],
    pattern: /^\s*\.\.\.SAMPLE,$|\bproof: ''/,
    unless: /^const SAMPLE = .*\bsample: false\b(?![^]*\bproof: '')/m,
    todo: 'Write your own figure, what record proves it and as of when, or hide the claims by `publicity.superlatives: false` in firm.ts.',
  },
  {
    name: 'mark',
    files: ['site/content/mark.svg'],
    pattern: /<!-- sample -->/,
    todo: 'Put your own mark into the file, or delete this comment if you keep the drawing.',
  },
  {
    name: 'colours',
    files: ['design-system/tokens/brand.tokens.json'],
    pattern: /of the sample firm\b/,
    todo: 'Write your own colours and run `npm run brand`, or rewrite this description if you keep them.',
  },
]

/** Days after which a dated table of the law must be checked again: there is a budget once a year. */
const staleAfterDays = 400

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text)

/**
 * @param root the project’s folder
 * @param today `2026-11-22`, in India
 */
export function checkContent(root: string, today: string): Finding[] {
  const findings: Finding[] = []
  const filesOf = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: root })
      .filter((file) => !/\.(?:test|test-helper)\.ts$/.test(file))
      .toSorted()
  for (const { name, files, pattern, unless } of rules) {
    for (const file of filesOf(files)) {
      const source = readFileSync(join(root, file), 'utf8')
      if (unless?.test(source)) continue
      source.split('\n').forEach((text, index) => {
        const found = pattern.exec(text)
        if (found) findings.push({ file, line: index + 1, rule: name, found: shorten(found[0]) })
      })
    }
  }
  return [...findings, ...staleTables(root, today)]
}

/** Tables of the law that were checked too long ago, and articles past their review date. */
function staleTables(root: string, today: string): Finding[] {
  const findings: Finding[] = []
  const oldest = new Date(Date.parse(today) - staleAfterDays * 86_400_000).toISOString().slice(0, 10)
  const search = (files: string, pattern: RegExp, isOver: (day: string) => boolean, rule: string) => {
    for (const file of globSync(files, { cwd: root, exclude: (path) => path.includes('.test') }).toSorted()) {
      const text = readFileSync(join(root, file), 'utf8')
      for (const found of text.matchAll(pattern)) {
        if (isOver(found[1]!)) findings.push({ file, line: lineOf(text, found.index), rule, found: found[0] })
      }
    }
  }
  const law = 'server/compliance/**/*.ts'
  search(law, /\bverifiedOn: '(\d{4}-\d{2}-\d{2})'/g, (day) => day < oldest, 'stale')
  search(law, /\breviewBy: '(\d{4}-\d{2}-\d{2})'/g, (day) => day < today, 'stale')
  search('site/content/articles/*.md', /^reviewBy: (\d{4}-\d{2}-\d{2})$/gm, (day) => day < today, 'review')
  search('site/content/firm.ts', /\bdate: '(\d{4}-\d{2}-\d{2})'/g, (day) => day < today, 'holiday')
  return findings
}

const todos: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rules.map(({ name, todo }) => [name, todo])),
  stale: 'Check the table against the law again and write the date of the check.',
  review: 'Check the article against the law again, and set a new review date.',
  holiday: 'This holiday is over: write those of the next year.',
}

/** The printed report, grouped by rule. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left of the sample firm.'
  const groups = Map.groupBy(findings, ({ rule }) => rule)
  const parts = [...groups].map(([rule, of]) => {
    const rows = of.map(({ file, line, found }) => `  ${file}:${line}  ${found}`)
    return [`${rule} (${of.length}): ${todos[rule]}`, ...rows].join('\n')
  })
  return `${parts.join('\n\n')}\n\n${findings.length} findings are left. docs/adopt.md says in which order to fix them.`
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      /** The project to check. */
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  })
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const findings = checkContent(values.root, today)
  console.log(report(findings))
  if (relative('.', values.root) !== '') console.log(`In ${values.root}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
