import { describe, expect, it } from 'vitest'
import { styleChunk, type ModuleGraph } from './chunks.ts'

/** Who imports what at once, and what later. */
const site: Record<string, { now?: string[]; later?: string[] }> = {
  '/site/main.tsx': { now: ['/site/app.tsx'] },
  '/site/app.tsx': {
    now: ['/ds/header.tsx'],
    later: [
      '/site/pages/home/page.tsx',
      '/site/pages/portal/page.tsx',
      '/site/pages/tools/gst/page.tsx',
      '/ds/toast.tsx',
    ],
  },
  '/site/pages/home/page.tsx': { now: ['/ds/carousel.tsx', '/ds/button.tsx'], later: ['/ds/form.tsx'] },
  '/site/pages/portal/page.tsx': { now: ['/ds/table.tsx', '/ds/button.tsx'], later: ['/ds/upload.tsx'] },
  '/site/pages/tools/gst/page.tsx': { now: ['/ds/select.css.ts'] },
  '/ds/header.tsx': { now: ['/ds/header.css.ts'] },
  '/ds/header.css.ts': { now: ['/ds/header.css.ts.vanilla.css'] },
  '/ds/toast.tsx': { now: ['/ds/toast.css.ts'] },
  '/ds/carousel.tsx': { now: ['/ds/carousel.css.ts'] },
  '/ds/button.tsx': { now: ['/ds/button.css.ts'] },
  '/ds/form.tsx': { now: ['/ds/form.css.ts', '/ds/button.tsx'] },
  '/ds/table.tsx': { now: ['/ds/table.css.ts'] },
  '/ds/upload.tsx': { now: ['/ds/upload.css.ts'] },
}
const importers = (id: string, when: 'now' | 'later') =>
  Object.keys(site).filter((importer) => site[importer]?.[when]?.includes(id))
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    isEntry: id === '/site/main.tsx',
    importers: importers(id, 'now'),
    dynamicImporters: importers(id, 'later'),
  }),
}

describe('styleChunk', () => {
  it.each([
    '/ds/header.css.ts',
    '/ds/header.css.ts.vanilla.css',
    '/ds/toast.css.ts',
    '/ds/carousel.css.ts',
    '/ds/form.css.ts',
    '/ds/button.css.ts',
  ])('the styles of the shell and of home are together, whenever their code comes: %s', (id) =>
    expect(styleChunk(id, graph)).toBe('styles'),
  )

  it.each(['/ds/table.css.ts', '/ds/upload.css.ts', '/ds/select.css.ts'])(
    'the styles of other pages are not with them: %s',
    (id) => expect(styleChunk(id, graph)).toBeNull(),
  )

  it.each(['/site/main.tsx', '/site/pages/home/page.tsx', '/ds/header.tsx', '/ds/toast.tsx'])(
    'nor is any other code: %s',
    (id) => expect(styleChunk(id, graph)).toBeNull(),
  )

  it('comes to an end where modules import each other', () => {
    const circle: ModuleGraph = {
      getModuleInfo: (id) => ({
        isEntry: false,
        importers: [id === '/a.css.ts' ? '/b.css.ts' : '/a.css.ts'],
        dynamicImporters: [],
      }),
    }
    expect(styleChunk('/a.css.ts', circle)).toBeNull()
  })
})
