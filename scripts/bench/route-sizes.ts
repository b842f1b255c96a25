/** What each route sends, brotli, in bytes: at once, with the islands that come by themselves, and with all of them. */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Measure } from './measure.ts'
import { table } from './measure.ts'
import { readPageFiles, staticImports, type PageIsland } from './page-files.ts'
import { client } from './part.ts'

/** Every page there is; home first. */
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
  /** JavaScript that it names in its head, and what that imports. */
  readonly atOnce: number
  /** With its islands that wait for nothing but a quiet moment. */
  readonly byItself: number
  /** With all its islands. */
  readonly whole: number
  /** Of what comes by itself, what some other document never needs. */
  readonly own: number
  readonly css: number
  readonly html: number
}

/** As it is sent: every text of the build stands beside its brotli; fonts are compressed already. */
const sizeOf = (address: string) => statSync(join(client, `${address}.br`)).size
const sum = (addresses: Iterable<string>) => [...addresses].reduce((all, address) => all + sizeOf(address), 0)

const read = new Map<string, readonly string[]>()

/** Addresses of what a script imports at once; each script is read once. */
function importsOf(address: string): readonly string[] {
  const known = read.get(address)
  if (known) return known
  const code = readFileSync(join(client, address), 'utf8')
  const imports = staticImports(code).map((name) => join('/assets', name))
  read.set(address, imports)
  return imports
}

/** Scripts, and everything they import before they can run. */
function graph(scripts: readonly string[]): Set<string> {
  const seen = new Set(scripts)
  for (const script of seen) for (const next of importsOf(script)) seen.add(next)
  return seen
}

/** The script that hydrates: each island waits for it, and none announces it. */
function hydration(): string {
  const file = readdirSync(join(client, 'assets')).find((name) => /^react-[^.]+\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no script that hydrates')
  return join('/assets', file)
}

const isScript = (address: string) => address.endsWith('.js')

interface Page {
  readonly path: string
  readonly isDocument: boolean
  readonly atOnce: ReadonlySet<string>
  readonly byItself: ReadonlySet<string>
  readonly whole: ReadonlySet<string>
  /** Scripts that it needs and says nothing of, so that they are asked for late. */
  readonly unannounced: readonly string[]
  readonly css: number
  readonly html: number
}

function readPage(file: string, hydrating: string): Page {
  const { scripts, entry, islands, styles } = readPageFiles(readFileSync(join(client, file), 'utf8'))
  if (!entry) throw new Error(`${file} begins with no script`)
  const atOnce = graph(scripts)
  const withIslands = (some: readonly PageIsland[]) =>
    some.length === 0 ? atOnce : graph([...scripts, hydrating, ...some.map(({ script }) => script)])
  const announced = new Set([...scripts, ...graph([hydrating])])
  const ofIslands = islands.flatMap(({ script, needs }) => {
    const known = new Set([...announced, script, ...needs.filter(isScript)])
    return [...graph([script])].filter((address) => !known.has(address))
  })
  return {
    path: pathOf(file),
    isDocument: /\/document-[^/]+$/.test(entry),
    atOnce,
    byItself: withIslands(islands.filter(({ when }) => when === 'load' || when === 'idle')),
    whole: withIslands(islands),
    unannounced: [...[...atOnce].filter((address) => !announced.has(address)), ...ofIslands],
    css: sum(styles),
    html: sizeOf(file),
  }
}

/** What every document may come to need. */
const commonOf = (documents: readonly Page[]) =>
  new Set([...documents[0]!.whole].filter((address) => documents.every(({ whole }) => whole.has(address))))

/** Budgets of a document's own code, by the first group that it is in. */
const groups: readonly { name: string; holds: (path: string) => boolean; atMost?: number }[] = [
  // Home is held to what a browser fetches for it.
  { name: 'home', holds: (path) => path === '/' },
  { name: 'a tool', holds: (path) => path.startsWith('/tools/'), atMost: 25_000 },
  { name: 'a template', holds: (path) => path.startsWith('/business-templates/'), atMost: 28_000 },
  { name: 'another document', holds: () => true, atMost: 10_000 },
]

export function measureRoutes(): { sizes: RouteSize[]; measures: Measure[]; note: string } {
  const hydrating = hydration()
  const pages = pageFiles().map((file) => readPage(file, hydrating))
  const documents = pages.filter(({ isDocument }) => isDocument)
  const common = commonOf(documents)
  const sizes = pages.map(({ path, atOnce, byItself, whole, css, html }): RouteSize => ({
    path,
    atOnce: sum(atOnce),
    byItself: sum(byItself),
    whole: sum(whole),
    own: sum([...byItself].filter((address) => !common.has(address))),
    css,
    html,
  }))

  const isDocument = new Set(documents.map(({ path }) => path))
  const ofDocuments = sizes.filter(({ path }) => isDocument.has(path))
  const largestOf = (some: readonly RouteSize[], what: 'atOnce' | 'own') =>
    some.reduce((most, one) => (one[what] > most[what] ? one : most))
  const heaviest = largestOf(ofDocuments, 'atOnce')
  const measures: Measure[] = [
    {
      what: `JavaScript of a document before any island, the largest of ${ofDocuments.length} (${heaviest.path})`,
      is: heaviest.atOnce,
      unit: 'bytes',
      atMost: 6000,
    },
    { what: 'JavaScript that every document may come to need', is: sum(common), unit: 'bytes' },
    ...groups.flatMap(({ name, holds, atMost }): Measure[] => {
      if (atMost === undefined) return []
      const some = ofDocuments.filter(
        ({ path }) => groups.find((group) => group.holds(path))?.holds === holds,
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
    {
      what: 'scripts that a page needs and does not announce',
      is: new Set(
        pages.flatMap(({ path, unannounced }) => unannounced.map((address) => `${path} ${address}`)),
      ).size,
      unit: 'count',
      atMost: 0,
    },
  ]
  return {
    sizes,
    measures,
    note: table(
      ['route (brotli bytes)', 'JS at once', 'by itself', 'its own', 'all islands', 'CSS', 'HTML'],
      sizes.map(({ path, atOnce, byItself, own, whole, css, html }) => [
        path,
        ...[atOnce, byItself, own, whole, css, html].map(String),
      ]),
    ),
  }
}
