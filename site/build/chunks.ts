/** Which code and styles travel together: few files, and little that the first page can do without. */

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
const isPage = (id: string) => /\/pages\/(?:[^/]+\/)+page\.tsx$/.test(id)
const isHome = (id: string) => id.endsWith('/pages/home/page.tsx')

/** Whether the shell or the home page can come to show it, now or by code that comes later. */
function isOnFirstPage(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  // Grows while it is walked, from what is imported to what imports it.
  for (const at of seen) {
    const info = graph.getModuleInfo(at)
    if (!info) continue
    if (info.isEntry || isHome(at)) return true
    if (!isPage(at)) for (const importer of [...info.importers, ...info.dynamicImporters]) seen.add(importer)
  }
  return false
}

/**
 * One sheet for the styles of the shell and of home, those of their parts that come later too: it compresses better
 * than many, and is one request before the first paint. Other pages bring their own.
 */
export const styleChunk = (id: string, graph: ModuleGraph): 'styles' | null =>
  isStyle(id) && isOnFirstPage(id, graph) ? 'styles' : null

/** For `codeSplitting.groups`, by precedence. The shell is what the entry imports at once, of which it uses something. */
export const chunkGroups = [
  { name: styleChunk, debugName: 'styles' },
  { name: 'shell', tags: ['$initial' as const] },
]
