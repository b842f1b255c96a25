/** Sizes of each route, brotli, in bytes: initially, with islands that load without interaction, and with all islands. */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Measure } from './measure.ts'
import { table } from './measure.ts'
import { readPageFiles, staticImports, type PageIsland } from './page-files.ts'
import { client } from './part.ts'

/** Every page; home first. */
const pageFiles = () => [
  'index.html',
  ...globSync('**/index.html', { cwd: client })
    .filter((file) => dirname(file) !== '.')
    .toSorted(),
  '404.html',
]
const pathOf = (file: string) => `/${file.replace(/\/?(?:index)?\.html$/, '')}`

export interface RouteSize {
  readonly path: string
  /** JavaScript in its head, with static imports. */
  readonly initial: number
  /** With the islands that are loaded immediately or when idle. */
  readonly automatic: number
  /** With all its islands. */
  readonly all: number
  /** Of `automatic`, the scripts that not every document needs. */
  readonly own: number
  readonly css: number
  readonly html: number
}

/** As it is sent: the build writes a brotli file for every text file; fonts are compressed already. */
const sizeOf = (address: string) => statSync(join(client, `${address}.br`)).size
const sum = (addresses: Iterable<string>) => [...addresses].reduce((all, address) => all + sizeOf(address), 0)

const read = new Map<string, readonly string[]>()

/** URLs of a script's static imports; each script is read once. */
function importsOf(address: string): readonly string[] {
  const cached = read.get(address)
  if (cached) return cached
  const code = readFileSync(join(client, address), 'utf8')
  const imports = staticImports(code).map((name) => join('/assets', name))
  read.set(address, imports)
  return imports
}

/** Scripts with all their static imports. */
function graph(scripts: readonly string[]): Set<string> {
  const seen = new Set(scripts)
  for (const script of seen) for (const next of importsOf(script)) seen.add(next)
  return seen
}

/** The script that hydrates: each island needs it, and none lists it. */
function hydration(): string {
  const file = readdirSync(join(client, 'assets')).find((name) => /^react-[^.]+\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no hydration script')
  return join('/assets', file)
}

const isScript = (address: string) => address.endsWith('.js')

interface Page {
  readonly path: string
  readonly isDocument: boolean
  readonly initial: ReadonlySet<string>
  readonly automatic: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** Scripts that it needs and does not list, so that they are requested late. */
  readonly unlisted: readonly string[]
  readonly css: number
  readonly html: number
}

function readPage(file: string, hydrating: string): Page {
  const { scripts, entry, islands, styles } = readPageFiles(readFileSync(join(client, file), 'utf8'))
  if (!entry) throw new Error(`${file} has no entry script`)
  const initial = graph(scripts)
  const withIslands = (some: readonly PageIsland[]) =>
    some.length === 0 ? initial : graph([...scripts, hydrating, ...some.map(({ script }) => script)])
  const listed = new Set([...scripts, ...graph([hydrating])])
  const ofIslands = islands.flatMap(({ script, needs }) => {
    const known = new Set([...listed, script, ...needs.filter(isScript)])
    return [...graph([script])].filter((address) => !known.has(address))
  })
  return {
    path: pathOf(file),
    isDocument: /\/document-[^/]+$/.test(entry),
    initial,
    automatic: withIslands(islands.filter(({ when }) => when === 'load' || when === 'idle')),
    all: withIslands(islands),
    unlisted: [...[...initial].filter((address) => !listed.has(address)), ...ofIslands],
    css: sum(styles),
    html: sizeOf(file),
  }
}

/** Scripts that every document may load. */
const commonOf = (documents: readonly Page[]) =>
  new Set([...documents[0]!.all].filter((address) => documents.every(({ all }) => all.has(address))))

/** Budgets of a document's own code, by the first group that it is in. */
const groups: readonly { name: string; includes: (path: string) => boolean; atMost?: number }[] = [
  // The browser part measures home.
  { name: 'home', includes: (path) => path === '/' },
  { name: 'a tool', includes: (path) => path.startsWith('/tools/'), atMost: 25_000 },
  { name: 'a template', includes: (path) => path.startsWith('/business-templates/'), atMost: 28_000 },
  { name: 'another document', includes: () => true, atMost: 10_000 },
]

/** Budgets of first screens, with their layout and the code of the queries; in bytes. */
const screenBudgets: readonly { includes: (path: string) => boolean; atMost: number }[] = [
  { includes: (path) => path === '/auth', atMost: 150_000 },
  { includes: (path) => /^\/client\/(?:dashboard|documents|tasks)$/.test(path), atMost: 160_000 },
  { includes: (path) => path.startsWith('/admin/') && path !== '/admin/login', atMost: 180_000 },
]

export function measureRoutes(): { sizes: RouteSize[]; measures: Measure[]; note: string } {
  const hydrating = hydration()
  const pages = pageFiles().map((file) => readPage(file, hydrating))
  const documents = pages.filter(({ isDocument }) => isDocument)
  const common = commonOf(documents)
  const sizes = pages.map(({ path, initial, automatic, all, css, html }): RouteSize => ({
    path,
    initial: sum(initial),
    automatic: sum(automatic),
    all: sum(all),
    own: sum([...automatic].filter((address) => !common.has(address))),
    css,
    html,
  }))

  const isDocument = new Set(documents.map(({ path }) => path))
  const ofDocuments = sizes.filter(({ path }) => isDocument.has(path))
  const largestOf = (some: readonly RouteSize[], what: 'initial' | 'own') =>
    some.reduce((most, one) => (one[what] > most[what] ? one : most))
  const heaviest = largestOf(ofDocuments, 'initial')
  const measures: Measure[] = [
    {
      what: `JavaScript of a document before any island, the largest of ${ofDocuments.length} (${heaviest.path})`,
      is: heaviest.initial,
      unit: 'bytes',
      atMost: 6000,
    },
    { what: 'JavaScript that every document may load', is: sum(common), unit: 'bytes' },
    {
      what: 'JavaScript of / with the islands that load by themselves',
      is: sizes.find(({ path }) => path === '/')!.automatic,
      unit: 'bytes',
      atMost: 85_000,
    },
    ...groups.flatMap(({ name, includes, atMost }): Measure[] => {
      if (atMost === undefined) return []
      const some = ofDocuments.filter(
        ({ path }) => groups.find((group) => group.includes(path))?.includes === includes,
      )
      const largest = largestOf(some, 'own')
      return [
        {
          what: `own code of ${name}, the largest of ${some.length} (${largest.path})`,
          is: largest.own,
          unit: 'bytes',
          atMost,
        },
      ]
    }),
    ...screenBudgets.flatMap(({ includes, atMost }) =>
      sizes
        .filter(({ path }) => includes(path))
        .map(({ path, initial }): Measure => ({
          what: `JavaScript of the first screen ${path}`,
          is: initial,
          unit: 'bytes',
          atMost,
        })),
    ),
    {
      what: 'scripts that a page needs and does not list',
      is: new Set(pages.flatMap(({ path, unlisted }) => unlisted.map((address) => `${path} ${address}`)))
        .size,
      unit: 'count',
      atMost: 0,
    },
  ]
  return {
    sizes,
    measures,
    note: table(
      ['route (brotli bytes)', 'initial JS', 'automatic', 'own', 'all islands', 'CSS', 'HTML'],
      sizes.map(({ path, initial, automatic, own, all, css, html }) => [
        path,
        ...[initial, automatic, own, all, css, html].map(String),
      ]),
    ),
  }
}
