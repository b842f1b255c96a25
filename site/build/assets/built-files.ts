/** Output files of the builds, by source file relative to `site`. */
import type { Manifest } from 'vite'
import { screenModules } from '../../app/screen-modules.ts'
import type { ScreenPath } from '../../app/screens.ts'
import type { IslandFiles } from '../html/render-document.tsx'

/** The script of every document. */
const DOCUMENT = 'document.ts'
/** The script of the application. */
const APPLICATION = 'app/main.tsx'
/** The chunk that hydrates islands. It is loaded with any island, so `needs` does not list it. */
const HYDRATION = 'react'
/** The frame around every page. */
const FRAME = 'chrome/page-frame.tsx'

/** A chunk of the browser build, as Rolldown returns it. */
interface Chunk {
  readonly fileName: string
  /** Absolute paths of the sources, some with a query. */
  readonly moduleIds: readonly string[]
}

/**
 * The key in the manifest of the chunk with a module. A module that shares its chunk with others has no key of its own.
 *
 * @throws if the build has no such module
 */
function keyOf(manifest: Manifest, chunks: readonly Chunk[], source: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/site/${source}`)))
  const key = Object.keys(manifest).find((each) => manifest[each]!.file === chunk?.fileName)
  if (key === undefined) throw new Error(`The build has no ${source}`)
  return key
}

/** A source file and its static imports, transitively. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  if (!manifest[source]) throw new Error(`The build has no ${source}`)
  seen.add(source)
  for (const next of manifest[source].imports ?? []) withImports(manifest, next, seen)
  return seen
}

/**
 * @param scripts manifest of the browser build
 * @param chunks of the browser build
 */
export function scriptFiles(scripts: Manifest, chunks: readonly Chunk[]) {
  const addressOf = (source: string) => `/${scripts[source]!.file}`
  const chunkKey = (source: string) => keyOf(scripts, chunks, source)
  const hydration = Object.keys(scripts).find((each) => scripts[each]?.name === HYDRATION)
  if (hydration === undefined) throw new Error(`The build has no chunk "${HYDRATION}"`)
  const inDocument = withImports(scripts, DOCUMENT)
  const alwaysLoaded = new Set([...inDocument, ...withImports(scripts, hydration)])
  return {
    /** URL of the chunk of React, which is the largest. */
    react: addressOf(hydration),
    /** URLs of a script and of its imports, itself first. */
    script: (source: string): string[] => [...withImports(scripts, source)].map(addressOf),
    /** URLs of a script and its imports without those of `document.ts`; empty if there is no such script. */
    extraScripts: (source: string): string[] =>
      scripts[source]
        ? [...withImports(scripts, source)].filter((each) => !inDocument.has(each)).map(addressOf)
        : [],
    /**
     * URLs of the scripts that a screen needs besides those of the application, and of the style sheets of both: without
     * them in its document, the browser would request them only after the application has started.
     */
    screen: (path: ScreenPath): { scripts: string[]; styles: string[] } => {
      const inApplication = withImports(scripts, APPLICATION)
      const all = new Set([
        ...inApplication,
        ...screenModules(path).flatMap((source) => [...withImports(scripts, chunkKey(source))]),
      ])
      return {
        scripts: [...all].filter((each) => !inApplication.has(each)).map(addressOf),
        styles: sheetsOf(scripts, all),
      }
    },
    island: (source: string): IslandFiles => ({
      address: addressOf(source),
      needs: [...withImports(scripts, source)]
        .filter((each) => each !== source && !alwaysLoaded.has(each))
        .map(addressOf),
    }),
  }
}

/** A source file and its imports, static and dynamic, transitively. */
function withLazyImports(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  seen.add(source)
  const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
  for (const next of [...imports, ...dynamicImports]) withLazyImports(manifest, next, seen)
  return seen
}

/** URLs of the style sheets of chunks. */
const sheetsOf = (styles: Manifest, chunks: Iterable<string>): string[] => [
  ...new Set([...chunks].flatMap((each) => styles[each]?.css ?? []).map((file) => `/${file}`)),
]

/**
 * URLs of the style sheets of a page and of the frame.
 *
 * @param styles manifest of the SSR build
 */
export const stylesOf = (styles: Manifest, page: string): string[] =>
  sheetsOf(styles, [...withImports(styles, FRAME), ...withImports(styles, page)])

/**
 * URLs of the style sheets of the application that the browser build omits: its own, and those that a screen shares with
 * documents. The other sheets of a screen are loaded with its code.
 *
 * @param styles manifest of the SSR build
 */
export function stylesOfApplication(styles: Manifest, source: string): string[] {
  const entries = Object.keys(styles).filter((key) => styles[key]!.isEntry)
  const inDocuments = new Set(entries.flatMap((entry) => [...withImports(styles, entry)]))
  const shared = [...withLazyImports(styles, source)].filter((each) => inDocuments.has(each))
  return [...new Set([...stylesOf(styles, source), ...sheetsOf(styles, shared)])]
}
