import type { Plugin } from 'vite'

/**
 * Fails the browser build if a script imports a `page.meta.ts`, directly or transitively: browsers need no metadata of
 * pages.
 */
export const refuseMetadataPlugin = (): Plugin => ({
  name: 'refuse-metadata',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      if (!id.endsWith('/page.meta.ts')) continue
      const importers = this.getModuleInfo(id)?.importers.join(', ') ?? ''
      this.error(`${id} would be sent to browsers: it is imported by ${importers}`)
    }
  },
})
