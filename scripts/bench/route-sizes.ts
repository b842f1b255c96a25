/** What each route sends before anything is done on it, brotli, in bytes. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '../../site/routes.ts'
import type { Measure } from './measure.ts'
import { table } from './measure.ts'
import { readPageFiles, staticImports } from './page-files.ts'
import { client } from './part.ts'

/** Pages of templates, which their collection decides and not the table. */
const templatePaths = () =>
  globSync('business-templates/*/index.html', { cwd: client })
    .map((file) => `/${dirname(file)}`)
    .toSorted()

/** Pages that hold a tool. Home carries an enquiry form and a carousel, and has a budget of its own. */
const holdsTool = (path: string) => path === '/' || /^\/(?:tools|business-templates)\/./.test(path)

export interface RouteSize {
  readonly path: string
  readonly javaScript: number
  /** How many files of it. */
  readonly files: number
  /** Of it, what other pages do without. */
  readonly aboveShell: number
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

export function measureRoutes(): { sizes: RouteSize[]; measures: Measure[]; note: string } {
  let shell = 0
  let unannounced = 0
  const sizes = [...routes.map(({ path }) => path), ...templatePaths(), '/404'].map((path): RouteSize => {
    const file = path === '/404' ? '404.html' : join(path, 'index.html')
    const { scripts, entry, styles } = readPageFiles(readFileSync(join(client, file), 'utf8'))
    if (!entry) throw new Error(`${file} begins with no script`)
    const needed = graph(scripts)
    unannounced += needed.size - scripts.length
    const ofShell = graph([entry])
    shell = sum(ofShell)
    return {
      path,
      javaScript: sum(needed),
      files: needed.size,
      aboveShell: sum([...needed].filter((address) => !ofShell.has(address))),
      css: sum(styles),
      html: sizeOf(file),
    }
  })

  const largestOf = (some: readonly RouteSize[]) =>
    some.reduce((most, one) => (one.aboveShell > most.aboveShell ? one : most))
  const plain = sizes.filter(({ path }) => !holdsTool(path))
  const largest = largestOf(plain)
  const tools = sizes.filter(({ path }) => path.startsWith('/tools/'))
  const largestTool = largestOf(tools)
  const templates = sizes.filter(({ path }) => path.startsWith('/business-templates/'))
  const largestTemplate = largestOf(templates)
  return {
    sizes,
    measures: [
      { what: 'JavaScript of the shell', is: shell, unit: 'bytes' },
      {
        what: `JavaScript above the shell, the largest of ${plain.length} pages without a tool (${largest.path})`,
        is: largest.aboveShell,
        unit: 'bytes',
        atMost: 10_000,
      },
      {
        what: `a tool’s own code above the shell, the largest of ${tools.length} (${largestTool.path})`,
        is: largestTool.aboveShell,
        unit: 'bytes',
        atMost: 25_000,
      },
      {
        what: `a template’s own code above the shell, the largest of ${templates.length} (${largestTemplate.path})`,
        is: largestTemplate.aboveShell,
        unit: 'bytes',
        atMost: 28_000,
      },
      {
        what: 'scripts that a page needs at once and does not announce',
        is: unannounced,
        unit: 'count',
        atMost: 0,
      },
    ],
    note: table(
      ['route (brotli bytes)', 'JavaScript', 'files', 'above the shell', 'CSS', 'HTML'],
      sizes.map(({ path, javaScript, files, aboveShell, css, html }) => [
        path,
        ...[javaScript, files, aboveShell, css, html].map(String),
      ]),
    ),
  }
}
