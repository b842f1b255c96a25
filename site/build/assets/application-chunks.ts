/**
 * Code splitting of the application: few files for a first screen, because each costs a round trip on a connection that
 * sends six at once, and its headers.
 */
import type { ModuleGraph } from './module-graph.ts'

/** The script of every document, a page's own script, or an island. */
const isDocumentEntry = (id: string) => /\/site\/document\.ts$|\/page\.script\.ts$|\.island\.tsx$/.test(id)

/** The module and those that import it, directly or transitively; `dynamically` follows `import()` as well. */
function importersOf(id: string, graph: ModuleGraph, dynamically = false): Set<string> {
  const seen = new Set([id])
  // The set grows while iterated.
  for (const at of seen) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(at) ?? {}
    for (const importer of importers) seen.add(importer)
    if (dynamically) for (const importer of dynamicImporters) seen.add(importer)
  }
  return seen
}

const inApplication = (source: string) => (id: string) => id.endsWith(`/site/app/${source}`)
const isApplication = inApplication('main.tsx')
const isQueries = inApplication('data/data-provider.tsx')
const isPortalLayout = inApplication('layouts/portal-layout.tsx')
const isAdminLayout = inApplication('layouts/admin-layout.tsx')
const isPortalScreen = (id: string) =>
  /\/site\/app\/client\/(?:dashboard|documents|tasks)\/screen\.tsx$/.test(id)
/** Screens and the layout that a visitor who is not signed in sees. */
const isOpenScreen = (id: string) =>
  /\/site\/app\/(?:auth\/(?!account\/)(?:\w+\/)?screen|admin\/login\/screen|not-found\/screen|layouts\/auth-layout)\.tsx$/.test(
    id,
  )
const isOtherScreen = (id: string) => /\/site\/app\/(?:admin\/.*|auth\/account\/)screen\.tsx$/.test(id)
/** Admin screens that show the portal of a client. */
const isScreenOfClient = (id: string) => /\/site\/app\/admin\/client(?:-view)?\/screen\.tsx$/.test(id)
const isStyle = (id: string) => id.endsWith('.css.ts.vanilla.css')
/** Of one island, and smaller than the headers of a file. */
const isSmall = (id: string) =>
  /\/site\/(?:session\/session\.tsx|application-path\.ts|content\/mark\.svg)|\/components\/(?:avatar|brand-mark)\//.test(
    id,
  ) && !isStyle(id)
const isSession = (id: string) => id.endsWith('/site/session/start-session.ts')

/** Chunks by precedence: each imports only those before it, so that there are no cycles. */
const names = [
  'shared',
  'session',
  'application',
  'signed-in',
  'portal-shared',
  'portal',
  'client-dashboard',
  'client-documents',
  'client-tasks',
]

/**
 * The chunk of a module that no earlier group has:
 *
 * - `shared`: the application and several islands;
 * - `session`: the machine of the session;
 * - `application`: every screen of the application, or every layout;
 * - `signed-in`: the queries, and what the layouts of the portal and of the admin area have in common;
 * - `portal`: several screens of the portal, or its layout;
 * - `client-…`: one screen of the portal;
 * - `portal-shared`: a screen of the portal, and admin screens that show the portal of a client.
 *
 * `null` if it is not loaded with a first screen of the portal, or is an island’s own.
 */
export function applicationChunk(id: string, graph: ModuleGraph): string | null {
  const importers = [...importersOf(id, graph)]
  const isPartOf = (isRoot: (at: string) => boolean) => importers.some(isRoot)
  const entries = [...importersOf(id, graph, true)].filter(isDocumentEntry)
  const isOfLayout = isPartOf(isPortalLayout)
  const isOfLayouts = isOfLayout && isPartOf(isAdminLayout)
  if (entries.length > 0) {
    if (isPartOf(isSession)) return 'session'
    const isShared = entries.length > 1 || isSmall(id)
    return isShared && (isPartOf(isApplication) || isOfLayouts) && !isDocumentEntry(id) ? 'shared' : null
  }
  // The entry has a chunk of its own, which no other imports; its styles are those of the SSR build.
  if (isPartOf(isApplication)) return isApplication(id) || isStyle(id) ? null : 'application'
  const screens = importers.filter(isPortalScreen)
  const isOfPortal = isOfLayout || screens.length > 0
  // Not `shared`, which islands load as well.
  if (isPartOf(isOpenScreen)) return isOfPortal && !isStyle(id) ? 'application' : null
  if (isPartOf(isQueries) || isOfLayouts) return 'signed-in'
  if (!isOfPortal) return null
  // One sheet, because the first paint waits for each.
  if (isStyle(id)) return 'signed-in'
  const others = importers.filter(isOtherScreen)
  if (!others.every(isScreenOfClient)) return 'signed-in'
  if (others.length > 0) return 'portal-shared'
  return isOfLayout || screens.length > 1 ? 'portal' : `client-${/(\w+)\/screen\.tsx$/.exec(screens[0]!)![1]}`
}

/** For `codeSplitting.groups` of the browser build, after those of documents. */
export const applicationGroups = names.map((name) => ({
  name: (id: string, graph: ModuleGraph) => (applicationChunk(id, graph) === name ? name : null),
  debugName: name,
  // What a module imports is in the chunk of its own name.
  includeDependenciesRecursively: false,
}))
