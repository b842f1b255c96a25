/** Which code and styles travel together: few files, and little that a document can do without. */

/** As much of the bundler's view of a module as is asked for. */
interface Module {
  readonly importers: readonly string[]
}

/** The bundler's view of the site. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => Module | null
}

/** A sheet that vanilla-extract writes. The names of its classes are code, and travel with what uses them. */
const isStyle = (id: string) => id.endsWith('.css.ts.vanilla.css')
const isFrame = (id: string) => id.endsWith('/chrome/page-frame.tsx')
const isDocument = (id: string) => id.endsWith('/site/document.ts')
const isHome = (id: string) => id.endsWith('/pages/home/page.tsx')

/** Whether a module is one of some, or is imported by one of them, directly or through others. */
function isPartOf(id: string, graph: ModuleGraph, isRoot: (id: string) => boolean): boolean {
  const seen = new Set([id])
  // Grows while it is walked, from what is imported to what imports it.
  for (const at of seen) {
    if (isRoot(at)) return true
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer)
  }
  return false
}

/**
 * One sheet for the styles of the page frame and of home: it compresses better than many, and is one request before
 * the first paint. Other pages bring their own.
 */
export const styleChunk = (id: string, graph: ModuleGraph): 'styles' | null =>
  isStyle(id) && isPartOf(id, graph, (at) => isFrame(at) || isHome(at)) ? 'styles' : null

/** For `codeSplitting.groups` of the build that renders pages. */
export const styleGroups = [{ name: styleChunk, debugName: 'styles' }]

/** The bundler's own, by which CommonJS modules are imported. */
const isRuntime = (id: string) => id.includes('rolldown/runtime')

/** What every document has from the start, but for its entry, which the application must not run. */
export const documentChunk = (id: string, graph: ModuleGraph): 'plain' | null =>
  !isStyle(id) && !isDocument(id) && (isRuntime(id) || isPartOf(id, graph, isDocument)) ? 'plain' : null

/** A script of what some modules are, by their paths, with all that they import. */
const together = (name: string, path: RegExp) => ({
  name,
  test: (id: string) => !isStyle(id) && path.test(id),
})

/** Rules that only some tools need are a file of their own from this size on, in bytes before compression. */
const RULES_WORTH_A_FILE = 3000

/**
 * For `codeSplitting.groups` of the browser's build, by precedence. Each takes what its modules import along, so that
 * a script imports those above it alone, and never in a circle.
 */
export const scriptGroups = [
  { name: documentChunk, debugName: 'plain' },
  // What hydrates comes with what it hydrates by.
  together('react', /\/node_modules\/(?:react|react-dom|scheduler)\/|\/islands\/(?:root|island)\.tsx/),
  // Every machine needs all of it.
  together(
    'machines',
    /\/node_modules\/(?:@xstate|xstate|use-sync-external-store)\/|\/workbench\/state-promise\.ts/,
  ),
  // A document that needs no island calls the API too. What several forms ask alike travels along: it is short.
  together('api', /\/contract\/core\/(?:client|person|services)\.ts|\/ui\/api\.ts/),
  together(
    'basics',
    new RegExp(
      [
        /\/components\/(?:badge|button|container|focus-return|heading|inline|ledger|link|messages|stack|text|viewport-floor|visually-hidden)\//,
        /virtual:built-on|\/design-system\/tokens\/|\/site\/ui\/days\/|\/chrome\.css\.ts|\/ui\/terms\.tsx/,
        /\/content\/firm\.ts|\/cookies\/words\.ts|\/home\/due-next\.words\.ts|\/ui\/use-spoken\.ts/,
        // A line of code that would bring the file of somebody else's rules along.
        /\/compliance\/calendar\/financial-year\.ts/,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  ),
  // Documents that ask nothing load none of it.
  together(
    'fields',
    /\/components\/(?:alert|checkbox|currency-field|disclosure|field|radio-group|select|table|text-area|text-field)\/|\/ui\/form\/(?!fetch-with-progress)/,
  ),
  // Rules of the law, by who needs them: a tool has one or two of a dozen.
  {
    ...together('compliance', /\/server\/compliance\//),
    entriesAware: true,
    entriesAwareMergeThreshold: RULES_WORTH_A_FILE,
  },
  together('tools', /\/pages\/tools\/frame\/|\/ui\/(?:calculator|fields)\//),
  together('editor', /\/business-templates\/editor\//),
]
