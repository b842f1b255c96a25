import { describe, expect, it } from 'vitest'
import { sharedChunk, styleChunk, type ModuleGraph } from './chunks.ts'

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
  '/ds/toast.tsx': { now: ['/ds/toast.css.ts'] },
  '/ds/carousel.tsx': { now: ['/ds/carousel.css.ts'] },
  '/ds/button.tsx': { now: ['/ds/button.css.ts'] },
  '/ds/form.tsx': { now: ['/ds/form.css.ts', '/ds/button.tsx'] },
  '/ds/table.tsx': { now: ['/ds/table.css.ts'] },
  '/ds/upload.tsx': { now: ['/ds/upload.css.ts'] },
}
const sheet = (id: string) => `${id}.vanilla.css`
const importers = (id: string, when: 'now' | 'later') =>
  id.endsWith(sheet(''))
    ? when === 'now'
      ? [id.slice(0, -sheet('').length)]
      : []
    : Object.keys(site).filter((importer) => site[importer]?.[when]?.includes(id))
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    isEntry: id === '/site/main.tsx',
    importers: importers(id, 'now'),
    dynamicImporters: importers(id, 'later'),
  }),
}

describe('styleChunk', () => {
  it.each(['header', 'toast', 'carousel', 'form', 'button'])(
    'the styles of the shell and of home are together, whenever their code comes: %s',
    (name) => expect(styleChunk(sheet(`/ds/${name}.css.ts`), graph)).toBe('styles'),
  )

  it.each(['table', 'upload', 'select'])('the styles of other pages are not with them: %s', (name) =>
    expect(styleChunk(sheet(`/ds/${name}.css.ts`), graph)).toBeNull(),
  )

  it.each([
    '/site/main.tsx',
    '/site/pages/home/page.tsx',
    '/ds/header.tsx',
    '/ds/toast.tsx',
    '/ds/header.css.ts',
  ])('nor is any code, the names of classes neither: %s', (id) => expect(styleChunk(id, graph)).toBeNull())

  it('comes to an end where modules import each other', () => {
    const circle: ModuleGraph = {
      getModuleInfo: (id) => ({
        isEntry: false,
        importers: [id === '/a.tsx' ? '/b.tsx' : '/a.tsx'],
        dynamicImporters: [],
      }),
    }
    expect(styleChunk(sheet('/a.css.ts'), circle)).toBeNull()
  })
})

describe('sharedChunk', () => {
  const tools = Array.from({ length: 6 }, (_, at) => `/site/pages/tools/tool-${at}/page.tsx`)
  const services = Array.from({ length: 6 }, (_, at) => `/site/pages/services/service-${at}/page.tsx`)
  const templates = Array.from(
    { length: 14 },
    (_, at) => `/site/pages/business-templates/paper-${at}/page.tsx`,
  )
  const home = '/site/pages/home/page.tsx'
  const pricing = '/site/pages/pricing/page.tsx'
  const template = '/site/pages/business-templates/template/page.tsx'
  /** Which pages import a module at once, and which by code that comes later. */
  const modules: Record<string, { now: string[]; later?: string[] }> = {
    '/site/shell/tool/use-tool.ts': { now: tools, later: [pricing] },
    '/server/compliance/read-amount.ts': { now: [...tools, template], later: [pricing] },
    '/server/compliance/money.ts': { now: [...tools, pricing] },
    '/ds/text-field.tsx': { now: tools, later: [home] },
    '/server/compliance/ist.ts': { now: [...tools, home] },
    '/ds/breadcrumbs.tsx': { now: [...tools, ...services] },
    '/site/shell/page/service-page.tsx': { now: services },
    '/site/shell/template/draft.ts': { now: templates },
    '/site/shell/tool/city-field.tsx': { now: tools.slice(0, 2) },
    '/ds/table.css.ts': { now: tools },
    [sheet('/ds/table.css.ts')]: { now: ['/ds/table.css.ts'] },
    // Pages use a part of the shell, which fetches something later.
    '/site/shell/prefetch.ts': { now: ['/site/main.tsx', ...tools, ...services] },
    '/site/shell/feedback-dialog.tsx': { now: [], later: ['/site/shell/prefetch.ts'] },
  }
  const graph: ModuleGraph = {
    getModuleInfo: (id) => ({
      isEntry: id === '/site/main.tsx',
      importers: modules[id]?.now ?? [],
      dynamicImporters: modules[id]?.later ?? [],
    }),
  }
  it.each([
    ['what only tools use, or a page like one by later code', '/site/shell/tool/use-tool.ts', 'tools'],
    ['what templates use of it', '/server/compliance/read-amount.ts', 'figures'],
    ['what a page that is hardly a tool needs at once', '/server/compliance/money.ts', null],
    ['what the forms of home use too, later', '/ds/text-field.tsx', 'fields'],
    ['what home needs at once', '/server/compliance/ist.ts', 'basics'],
    ['what most pages use, and home does not', '/ds/breadcrumbs.tsx', 'inner'],
    ['what pages of one kind use', '/site/shell/page/service-page.tsx', null],
    ['what only templates use, however many', '/site/shell/template/draft.ts', null],
    ['what the shell fetches for a page', '/site/shell/feedback-dialog.tsx', null],
    ['what few tools use', '/site/shell/tool/city-field.tsx', null],
    ['names of classes, with what uses them', '/ds/table.css.ts', 'tools'],
    ['styles', sheet('/ds/table.css.ts'), null],
    ['a page', tools[0]!, null],
  ])('%s', (_what, id, chunk) => expect(sharedChunk(id, graph)).toBe(chunk))
})
