/** What the builds have left, by source file from the folder `site`. */
import type { Manifest } from 'vite'
import type { IslandFiles } from '../html/render-document.tsx'

/** The script of every document. */
const DOCUMENT = 'document.ts'
/** The chunk that hydrates islands: every island waits for it anyway. */
const HYDRATION = 'react'
/** What stands around every page. */
const FRAME = 'chrome/page-frame.tsx'

/** A source file and everything that it imports before it can run. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  if (!manifest[source]) throw new Error(`The build has no ${source}`)
  seen.add(source)
  for (const next of manifest[source].imports ?? []) withImports(manifest, next, seen)
  return seen
}

/** @param scripts manifest of the build of the browser's scripts */
export function scriptFiles(scripts: Manifest) {
  const addressOf = (source: string) => `/${scripts[source]!.file}`
  const hydration = Object.keys(scripts).find((each) => scripts[each]?.name === HYDRATION)
  if (hydration === undefined) throw new Error(`The build has no chunk "${HYDRATION}"`)
  const inDocument = withImports(scripts, DOCUMENT)
  const there = new Set([...inDocument, ...withImports(scripts, hydration)])
  return {
    /** Addresses of a script and of all that it imports, itself first. */
    script: (source: string): string[] => [...withImports(scripts, source)].map(addressOf),
    /** Those of a script that a document may have besides its own; none where there is no such script. */
    besides: (source: string): string[] =>
      scripts[source]
        ? [...withImports(scripts, source)].filter((each) => !inDocument.has(each)).map(addressOf)
        : [],
    island: (source: string): IslandFiles => ({
      address: addressOf(source),
      needs: [...withImports(scripts, source)]
        .filter((each) => each !== source && !there.has(each))
        .map(addressOf),
    }),
  }
}

/**
 * Addresses of the style sheets of a page with the frame around it.
 *
 * @param styles manifest of the build that renders pages
 */
export const stylesOf = (styles: Manifest, page: string): string[] => [
  ...new Set(
    [...withImports(styles, FRAME), ...withImports(styles, page)]
      .flatMap((each) => styles[each]?.css ?? [])
      .map((file) => `/${file}`),
  ),
]
