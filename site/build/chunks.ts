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

/** A sheet that vanilla-extract writes. The names of its classes are code, and travel with what uses them. */
const isStyle = (id: string) => id.endsWith('.css.ts.vanilla.css')
const isPage = (id: string) => /\/pages\/(?:[^/]+\/)+page\.tsx$/.test(id)
const isHome = (id: string) => id.endsWith('/pages/home/page.tsx')
const isTool = (id: string) => /\/pages\/tools\/[^/]+\/page\.tsx$/.test(id)
/**
 * Their pages differ in one small script each; what they share is as much one page’s as that of any other. They take
 * amounts and days as tools do, and are little else like them.
 */
const isTemplate = (id: string) => /\/pages\/business-templates\/[^/]+\/page\.tsx$/.test(id)
/** What the pages of all templates count as. */
const TEMPLATES = 'templates'
/** What the entry, and all that it needs at once, counts as. */
const SHELL = 'shell'
/** Pages with a part that works as tools do, and comes later: an estimate, a search. */
const isLikeTools = (id: string) => /\/pages\/(?:tools|pricing)\/page\.tsx$/.test(id)
const isChoice = (id: string) => id.includes('/components/radio-group/')
/** Parts of the shell that are in sight from the start, serve without code, and get it once the page is quiet. */
const isQuiet = (id: string) =>
  /\/(?:components\/(?:header|side-menu|cookie-banner|toast|toast-region|focus-return|viewport-floor)|shell\/(?:cookies\/)?site-(?:header|side-menu|cookie-banner))\b/.test(
    id,
  )

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

/** Whether a page needs it before it can come alive. */
function isAtOnceIn(page: (id: string) => boolean, id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const at of seen) {
    if (page(at)) return true
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer)
  }
  return false
}

const isInShell = (id: string, graph: ModuleGraph) =>
  isAtOnceIn((at) => graph.getModuleInfo(at)?.isEntry === true, id, graph)

/**
 * The pages that a module is part of, now or by code that comes later; the shell as one. The templates count once:
 * what they alone share would else be sent to every page.
 */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  const users = new Set<string>()
  for (const at of seen) {
    const info = graph.getModuleInfo(at)
    if (isPage(at)) users.add(isTemplate(at) ? TEMPLATES : at)
    // What the shell holds is there on every page: a page that uses it brings nothing of it along.
    else if (isInShell(at, graph)) users.add(SHELL)
    else for (const user of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(user)
  }
  return [...users]
}

/** From so many pages on, what they share travels with what else they share; and from so many on everywhere. */
const [MANY, MOST] = [6, 12]

/**
 * What many pages share, in five scripts instead of thirty, each of a few hundred bytes, a request, and compressed
 * alone: `tools` is what only tools use, `figures` what templates use of it, `basics` what home needs at once, `fields`
 * what its forms use, and `inner` what most pages but home use. What a page that is hardly a tool needs at once stays by
 * itself.
 */
export function sharedChunk(
  id: string,
  graph: ModuleGraph,
): 'tools' | 'figures' | 'basics' | 'fields' | 'inner' | null {
  if (isStyle(id) || isPage(id)) return null
  const users = usersOf(id, graph)
  if (users.length < MANY) return null
  if (users.every((page) => isTool(page) || isLikeTools(page) || page === TEMPLATES)) {
    if (isAtOnceIn(isLikeTools, id, graph)) return null
    return users.includes(TEMPLATES) ? 'figures' : 'tools'
  }
  // A choice is a field: pages that ask nothing load neither.
  if (isChoice(id)) return 'fields'
  if (users.some(isHome)) return isAtOnceIn(isHome, id, graph) ? 'basics' : 'fields'
  return users.length < MOST ? null : 'inner'
}

/** For `codeSplitting.groups`, by precedence. The shell is what the entry imports at once, of which it uses something. */
export const chunkGroups = [
  { name: styleChunk, debugName: 'styles' },
  { name: 'shell', tags: ['$initial' as const] },
  { name: 'quiet', test: (id: string) => !isStyle(id) && isQuiet(id), includeDependenciesRecursively: false },
  // Every machine needs all of it.
  { name: 'machines', test: /\/node_modules\/(?:@xstate|xstate|use-sync-external-store)\// },
  { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false },
]
