/** Which code and styles travel together: few files, and nothing that the first page can do without. */

/** As much of the bundler's view of a module as is asked for. */
interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/** The bundler's view of the site. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => Module | null
}

const isStyle = (id: string) => /\.css\.ts(?:\.vanilla\.css)?$/.test(id)
const isPage = (id: string) => /\/pages\/[^/]+\/page\.tsx$/.test(id)
const isHome = (id: string) => id.endsWith('/pages/home/page.tsx')

/** Walks from a module to what imports it, until `isThere` says so. `isEnd` says where not to go on. */
function leadsTo(
  id: string,
  importersOf: (id: string) => readonly string[],
  isThere: (id: string) => boolean,
  isEnd: (id: string) => boolean = () => false,
): boolean {
  const seen = new Set([id])
  for (const at of seen) {
    if (isThere(at)) return true
    if (!isEnd(at)) for (const importer of importersOf(at)) seen.add(importer)
  }
  return false
}

/**
 * The chunk that a module goes into, for `codeSplitting`; `null` leaves it to the bundler.
 *
 * `shell` is what every page needs before it is alive: the entry and all that it imports at once. With it go the styles
 * of the shell and of the home page, those of their parts that come later too: one sheet compresses better than many,
 * and is one request before the first paint. Other pages bring their own.
 */
export function chunkOf(id: string, graph: ModuleGraph): 'shell' | null {
  const info = (of: string) => graph.getModuleInfo(of)
  const isEntry = (of: string) => info(of)?.isEntry === true
  const before = (of: string) => info(of)?.importers ?? []
  const sooner = (of: string) => [...before(of), ...(info(of)?.dynamicImporters ?? [])]
  const belongs = isStyle(id)
    ? leadsTo(id, sooner, (of) => isEntry(of) || isHome(of), isPage)
    : leadsTo(id, before, isEntry)
  return belongs ? 'shell' : null
}
