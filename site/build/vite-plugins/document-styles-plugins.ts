/**
 * The styles of documents are in the sheets of the build that renders them. These leave them out of the browser's
 * build, which keeps what comes by dynamic import alone.
 */
import type { Plugin } from 'vite'

/** A sheet that vanilla-extract writes, or one that is imported. */
const isStyle = (id: string) => /\.css(?:$|\?)/.test(id)

/** Collects the style modules of all that is imported statically. */
export const collectStylesPlugin = (into: Set<string>): Plugin => ({
  name: 'collect-styles',
  buildEnd() {
    const seen = new Set([...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry))
    // Grows while it is walked.
    for (const id of seen) {
      if (isStyle(id)) into.add(id)
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
    }
  },
})

/** Makes nothing of the style modules that documents have already. */
export const leaveStylesPlugin = (there: ReadonlySet<string>): Plugin => ({
  name: 'leave-styles',
  enforce: 'pre',
  transform(code, id) {
    if (there.has(id)) return { code: '', map: null, moduleSideEffects: false }
    // What makes the sheet is then a list of class names, which nothing has to wait for.
    if (there.has(`${id}.vanilla.css`)) return { code, map: null, moduleSideEffects: false }
    return undefined
  },
})
