import { describe, expect, it } from 'vitest'
import { documentChunk, styleChunk } from './chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

/** Imports by module. */
const site: Record<string, readonly string[]> = {
  '/site/document.ts': ['/site/islands/hydrate.ts', '/ds/year-in.ts'],
  '/site/islands/hydrate.ts': ['/site/islands/triggers.ts'],
  '/site/chrome/page-frame.tsx': ['/ds/header.tsx'],
  '/site/pages/home/page.tsx': ['/ds/carousel.tsx', '/ds/button.tsx'],
  '/site/pages/tools/gst/page.tsx': ['/ds/select.css.ts'],
  '/site/pages/legal/page.tsx': ['/ds/table.tsx', '/ds/button.tsx'],
  '/ds/header.tsx': ['/ds/header.css.ts'],
  '/ds/carousel.tsx': ['/ds/carousel.css.ts'],
  '/ds/button.tsx': ['/ds/button.css.ts'],
  '/ds/table.tsx': ['/ds/table.css.ts', '/ds/table.tsx'],
}
const sheet = (id: string) => `${id}.vanilla.css`
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importers: id.endsWith(sheet(''))
      ? [id.slice(0, -sheet('').length)]
      : Object.keys(site).filter((importer) => site[importer]?.includes(id)),
  }),
}

describe('styleChunk', () => {
  it.each(['header', 'carousel', 'button'])('one sheet has the styles of the frame and of home: %s', (name) =>
    expect(styleChunk(sheet(`/ds/${name}.css.ts`), graph)).toBe('styles'),
  )

  it.each(['table', 'select'])('the sheet has no styles of other pages: %s', (name) =>
    expect(styleChunk(sheet(`/ds/${name}.css.ts`), graph)).toBeNull(),
  )

  it.each(['/ds/header.tsx', '/ds/header.css.ts'])('the sheet has no code, nor class names: %s', (id) =>
    expect(styleChunk(id, graph)).toBeNull(),
  )
})

describe('documentChunk', () => {
  it.each(['/site/islands/triggers.ts', '/ds/year-in.ts'])(
    'one chunk has the code of every document: %s',
    (id) => expect(documentChunk(id, graph)).toBe('plain'),
  )

  it.each(['/ds/button.tsx', sheet('/ds/header.css.ts')])('the chunk has no code of islands: %s', (id) =>
    expect(documentChunk(id, graph)).toBeNull(),
  )
})
