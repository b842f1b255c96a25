import type { Plugin } from 'vite'

/**
 * Browsers are sent no table of pages: a script that imports what a page says of itself, or a list made of it, fails
 * the build.
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
