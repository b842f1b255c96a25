import { describe, expect, it } from 'vitest'
import { chunkOf, type ModuleGraph } from './chunks.ts'

/** Who imports what at once, and what later. */
const site: Record<string, { now?: string[]; later?: string[] }> = {
  '/site/main.tsx': { now: ['/site/app.tsx'] },
  '/site/app.tsx': {
    now: ['/ds/header.tsx'],
    later: ['/site/pages/home/page.tsx', '/site/pages/portal/page.tsx', '/ds/toast.tsx'],
  },
  '/site/pages/home/page.tsx': { now: ['/ds/carousel.tsx', '/ds/button.tsx'], later: ['/ds/form.tsx'] },
  '/site/pages/portal/page.tsx': { now: ['/ds/table.tsx', '/ds/button.tsx'], later: ['/ds/upload.tsx'] },
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

describe('chunkOf', () => {
  it.each(['/site/main.tsx', '/site/app.tsx', '/ds/header.tsx'])(
    'the shell holds what the entry imports at once: %s',
    (id) => expect(chunkOf(id, graph)).toBe('shell'),
  )

  it.each([
    '/site/pages/home/page.tsx',
    '/ds/carousel.tsx',
    '/ds/button.tsx',
    '/ds/toast.tsx',
    '/ds/form.tsx',
  ])('and no code that comes later: %s', (id) => expect(chunkOf(id, graph)).toBeNull())

  it.each([
    '/ds/header.css.ts',
    '/ds/header.css.ts.vanilla.css',
    '/ds/toast.css.ts',
    '/ds/carousel.css.ts',
    '/ds/form.css.ts',
    '/ds/button.css.ts',
  ])('the styles of the shell and of home go with it, whenever their code comes: %s', (id) =>
    expect(chunkOf(id, graph)).toBe('shell'),
  )

  it.each(['/ds/table.css.ts', '/ds/upload.css.ts'])('the styles of other pages do not: %s', (id) =>
    expect(chunkOf(id, graph)).toBeNull(),
  )

  it('comes to an end where modules import each other', () => {
    const circle: ModuleGraph = {
      getModuleInfo: (id) => ({
        isEntry: false,
        importers: [id === '/a.ts' ? '/b.ts' : '/a.ts'],
        dynamicImporters: [],
      }),
    }
    expect(chunkOf('/a.ts', circle)).toBeNull()
  })
})
