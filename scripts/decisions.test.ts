/**
 * Checks the decision records: each has its number, date and status in the same place, both records of a replacement
 * name it, and the links, files and npm scripts that they name exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/decisions')
const folders = ['design-system', 'site', 'mock-api', 'server', 'scripts', 'docs', '.storybook', '.ci']

const link = String.raw`\[\d+\]\(\d{4}-[\w-]+\.md\)`
const status = new RegExp(`^(?:superseded by ${link}|accepted(?:; [^;]+ (?:is|are) superseded by ${link})*)$`)
const supersedes = new RegExp(`^(?:${link}|of ${link} [^;]+)(?:; (?:${link}|of ${link} [^;]+))*$`)

interface Decision {
  file: string
  text: string
  title: string
  /** The line between the title and the list. */
  gap: string
  /** Name and value of each line of the list under the title, in order. */
  fields: (readonly [name: string, value: string])[]
}

function readDecision(file: string): Decision {
  const text = readFileSync(join(folder, file), 'utf8')
  const [title = '', gap = '', ...rest] = text.split('\n')
  const list = rest.slice(0, rest.indexOf(''))
  const fields = list.map((line) => {
    const [, name = line, value = ''] = /^- (\w+): (.*)$/.exec(line) ?? []
    return [name, value] as const
  })
  return { file, text, title, gap, fields }
}

const decisions = globSync('*.md', { cwd: folder }).toSorted().map(readDecision)

const fieldOf = ({ fields }: Decision, wanted: string) => fields.find(([name]) => name === wanted)?.[1] ?? ''
const numberOf = (file: string) => String(Number.parseInt(file, 10))
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map(([, label = '', target = '']) => ({ label, target }))

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** `71 replaces part of 3`, for each decision that a list of clauses links to. */
function replacementsIn(clauses: string, format: (other: string, isPart: boolean) => string): string[] {
  return clauses
    .split('; ')
    .flatMap((clause) =>
      linksIn(clause).map(({ target }) => format(numberOf(target), !/^(?:superseded by )?\[/.test(clause))),
    )
}
const sentence = (by: string, of: string, isPart: boolean) =>
  `${by} replaces ${isPart ? 'part' : 'all'} of ${of}`

/** Names in backticks, except names with a placeholder such as `<name>`. */
const namesIn = ({ text }: Decision) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => !/<[^>]*>/.test(name))

const isInstalled = (path: string) => path.includes('node_modules')
const files = globSync([...folders.map((name) => `${name}/**/*`), '*'], { cwd: root, exclude: isInstalled })

/** Whether it is a path from the root: it begins with a folder there. */
const isPath = (name: string) => folders.some((top) => name.startsWith(`${top}/`)) && !/\s/.test(name)
const exists = (path: string) =>
  path.includes('*')
    ? globSync(path, { cwd: root, exclude: isInstalled }).length > 0
    : existsSync(join(root, path))
/** Whether it is the end of a path, such as `firm.ts`. */
const isFileName = (name: string) => /^[\w./-]+\.(?:tsx?|mdx?|py|woff2)$/.test(name) && !isPath(name)

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('every decision is found', () => expect(decisions.length).toBeGreaterThanOrEqual(70))

describe.each(decisions)('$file', (decision) => {
  const { file, text, title, gap, fields } = decision

  it('has the number of its file in its title', () => {
    expect(title).toMatch(/^# \d+\. \S/)
    expect(title.slice(2, title.indexOf('.'))).toBe(numberOf(file))
  })

  it('has a list of date, status and what it supersedes under its title', () => {
    expect(gap).toBe('')
    const names = fields.map(([name]) => name)
    expect(names).toEqual(['Date', 'Status', 'Supersedes'].slice(0, Math.max(2, names.length)))
  })

  it('has a day as its date', () => expect(fieldOf(decision, 'Date')).toSatisfy(isDay))

  it('has a status, and what it supersedes, in one of the forms', () => {
    expect(fieldOf(decision, 'Status')).toMatch(status)
    if (fields.some(([name]) => name === 'Supersedes'))
      expect(fieldOf(decision, 'Supersedes')).toMatch(supersedes)
  })

  it('links to files that exist, and to decisions by their number', () => {
    const links = linksIn(text).filter(({ target }) => !/^https?:/.test(target))
    expect(links.filter(({ target }) => !existsSync(join(folder, target.replace(/#.*/, ''))))).toEqual([])
    const toDecisions = links.filter(({ target }) => /^\d{4}-/.test(target))
    expect(toDecisions.filter(({ label, target }) => label !== numberOf(target))).toEqual([])
  })

  it('names folders, files and npm scripts that exist', () => {
    const names = namesIn(decision)
    expect(names.filter((name) => isPath(name) && !exists(name))).toEqual([])
    const isEnding = (name: string) => files.some((path) => `/${path}`.endsWith(`/${name}`))
    expect(names.filter((name) => isFileName(name) && !isEnding(name))).toEqual([])
    const run = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    expect(run.map(([, named, short]) => named ?? short!).filter((name) => !(name in scripts))).toEqual([])
  })
})

test('both decisions of a replacement name it', () => {
  const inOlder = decisions.flatMap((decision) =>
    replacementsIn(fieldOf(decision, 'Status'), (by, isPart) =>
      sentence(by, numberOf(decision.file), isPart),
    ),
  )
  const inNewer = decisions.flatMap((decision) =>
    replacementsIn(fieldOf(decision, 'Supersedes'), (of, isPart) =>
      sentence(numberOf(decision.file), of, isPart),
    ),
  )
  expect(inOlder.toSorted()).toEqual(inNewer.toSorted())
})
