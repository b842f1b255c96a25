/** Code splitting of scripts and styles: few files, with little code that a document does not use. */
import { applicationGroups } from './application-chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

/** A style sheet that vanilla-extract generates. Its class names are in a code module, which is chunked with its users. */
const isStyle = (id: string) => id.endsWith('.css.ts.vanilla.css')
const isFrame = (id: string) => id.endsWith('/chrome/page-frame.tsx')
const isDocument = (id: string) => id.endsWith('/site/document.ts')
const isHome = (id: string) => id.endsWith('/pages/home/page.tsx')

/** Whether a module is a root or is imported by one, directly or transitively. */
function isPartOf(id: string, graph: ModuleGraph, isRoot: (id: string) => boolean): boolean {
  const seen = new Set([id])
  // The set grows while iterated, from each module to its importers.
  for (const at of seen) {
    if (isRoot(at)) return true
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) seen.add(importer)
  }
  return false
}

/**
 * One sheet for the styles of the page frame and of home: it compresses better than several, and is a single request
 * before the first paint. Other pages add their own sheets.
 */
export const styleChunk = (id: string, graph: ModuleGraph): 'styles' | null =>
  isStyle(id) && isPartOf(id, graph, (at) => isFrame(at) || isHome(at)) ? 'styles' : null

/** For `codeSplitting.groups` of the SSR build. */
export const styleGroups = [{ name: styleChunk, debugName: 'styles' }]

/** Rolldown's runtime, by which CommonJS modules are imported. */
const isRuntime = (id: string) => id.includes('rolldown/runtime')

/** The code of every document, except the entry itself, which the application must not run. */
export const documentChunk = (id: string, graph: ModuleGraph): 'plain' | null =>
  !isStyle(id) && !isDocument(id) && (isRuntime(id) || isPartOf(id, graph, isDocument)) ? 'plain' : null

/** A chunk of the modules whose path matches, with their imports. */
const chunkOf = (name: string, path: RegExp) => ({
  name,
  test: (id: string) => !isStyle(id) && path.test(id),
})

/** Minimum size, in bytes before compression, of a separate file for rules that only some tools need. */
const MIN_RULES_CHUNK_BYTES = 2000

/**
 * For `codeSplitting.groups` of the browser build, by precedence. Each group includes the imports of its modules, so a
 * chunk imports only chunks above it, without cycles.
 */
export const scriptGroups = [
  { name: documentChunk, debugName: 'plain' },
  // React and the code that hydrates islands are always needed together.
  chunkOf('react', /\/node_modules\/(?:react|react-dom|scheduler)\/|\/islands\/(?:root|island)\.tsx/),
  // Every machine needs all of these.
  chunkOf(
    'machines',
    /\/node_modules\/(?:@xstate|xstate|use-sync-external-store)\/|\/workbench\/state-promise\.ts/,
  ),
  // Documents call the API before any island is hydrated. The rules that forms share are small.
  chunkOf(
    'api',
    /\/contract\/core\/(?:access|client|comment-rules|person|person-rules|problems|services|text|uploads)\.ts|\/ui\/api\.ts/,
  ),
  // For home, which counts up its figures and needs nothing else of the basics.
  chunkOf('figures', /\/components\/(?:counter|stat)\//),
  chunkOf(
    'basics',
    new RegExp(
      [
        /\/components\/(?:badge|button|container|focus-return|heading|inline|ledger|link|messages|stack|stat|text|viewport-floor|visually-hidden)\//,
        // Without the brand's token file: styles contain its colours, and only files are written with it.
        /virtual:built-on|\/design-system\/tokens\/(?!brand|read-dtcg)|\/site\/ui\/days\/|\/chrome\.css\.ts|\/ui\/terms\.tsx/,
        // Some lines each, which would otherwise load a chunk of which no more is needed.
        /\/content\/firm\.ts|\/cookies\/words\.ts|\/ui\/(?:save-file|use-announcement)\.ts/,
        // Used by tools, articles and the portal, of which none must load another's chunk.
        /\/ui\/unbroken(?:-pattern)?\.tsx?/,
        // One line, which would otherwise load a chunk of compliance rules.
        /\/compliance\/calendar\/financial-year\.ts/,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  ),
  // For home, the calendar and templates, which share nothing else.
  chunkOf('business-profile', /\/ui\/business-profile\/(?:read-)?answers\.ts/),
  // For home and templates: in none of the chunks of the editor, which home must not load.
  chunkOf('kept-answers', /\/ui\/business-profile\/kept-answers\.ts/),
  // Not loaded by documents without a form. The login needs no more than the first, and the feedback dialog of every
  // document no more either.
  chunkOf(
    'fields',
    /\/components\/(?:alert|field|progress-bar|radio-group|select|text-area|text-field)\/|\/ui\/form\/(?:page-form|use-field-errors)\.tsx?|\/ui\/options-of\.ts/,
  ),
  chunkOf(
    'choices',
    /\/components\/(?:checkbox|currency-field|disclosure|table)\/|\/ui\/(?:clipboard\.tsx|form\/(?!fetch-with-progress))/,
  ),
  // The application needs it at once, and the feedback dialog of a document when it opens.
  chunkOf('dialog', /\/components\/dialog\//),
  // What nearly every tool calculates and writes amounts with.
  chunkOf('amounts', /\/server\/compliance\/(?:dated|ist|money|format\/.*)\.ts/),
  // Split by importing entries: each tool needs one or two of a dozen rules.
  {
    ...chunkOf('compliance', /\/server\/compliance\//),
    entriesAware: true,
    entriesAwareMergeThreshold: MIN_RULES_CHUNK_BYTES,
  },
  // Amounts and dates as they are typed, which templates read too: without the rest of a tool.
  chunkOf('typed', /\/ui\/fields\//),
  chunkOf('tools', /\/pages\/tools\/frame\/|\/ui\/calculator\//),
  chunkOf('editor', /\/business-templates\/editor\//),
  ...applicationGroups,
]
