import { describe, expect, it } from 'vitest'
import { applicationChunk } from './application-chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

/** Static imports by module. */
const imports: Record<string, readonly string[]> = {
  '/site/document.ts': ['/site/consent.ts'],
  '/site/chrome/header.island.tsx': ['/site/words.ts', '/site/menu.ts'],
  '/site/chrome/toasts.island.tsx': ['/site/words.ts'],
  '/site/session/start-session.ts': ['/site/session/session.machine.ts'],
  '/site/app/main.tsx': ['/site/app/app.tsx', '/site/words.ts', '/site/menu.ts'],
  '/site/app/data/data-provider.tsx': ['/modules/query.js'],
  '/site/app/layouts/portal-layout.tsx': ['/site/app/sidebar.tsx', '/site/app/portal-navigation.tsx'],
  '/site/app/layouts/admin-layout.tsx': ['/site/app/sidebar.tsx'],
  '/site/app/layouts/auth-layout.tsx': ['/site/app/outlet.tsx'],
  '/site/app/sidebar.tsx': ['/site/app/outlet.tsx'],
  '/site/app/client/dashboard/screen.tsx': [
    '/site/app/choice.tsx',
    '/site/app/parts.tsx',
    '/site/app/label.ts',
  ],
  '/site/app/client/documents/screen.tsx': [
    '/site/app/choice.tsx',
    '/site/app/upload.ts',
    '/site/app/upload.css.ts',
  ],
  '/site/app/admin/client-view/screen.tsx': ['/site/app/parts.tsx'],
  '/site/app/admin/audit/screen.tsx': ['/site/app/filters.tsx', '/site/app/label.ts'],
  '/site/app/upload.css.ts': ['/site/app/upload.css.ts.vanilla.css'],
}
const dynamicImports: Record<string, readonly string[]> = {
  '/site/document.ts': ['/site/session/start-session.ts'],
  '/site/chrome/header.island.tsx': ['/site/dialog.tsx'],
}
const importersIn = (some: typeof imports, id: string) =>
  Object.keys(some).filter((importer) => some[importer]!.includes(id))
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importers: importersIn(imports, id),
    dynamicImporters: importersIn(dynamicImports, id),
  }),
}

describe('applicationChunk', () => {
  it.each([
    ['/site/app/app.tsx', 'application'],
    ['/modules/query.js', 'signed-in'],
    ['/site/app/sidebar.tsx', 'signed-in'],
    ['/site/app/portal-navigation.tsx', 'portal'],
    ['/site/app/choice.tsx', 'portal'],
    ['/site/app/upload.ts', 'client-documents'],
    ['/site/app/client/documents/screen.tsx', 'client-documents'],
  ])('few chunks have what a first screen of the portal needs: %s', (id, name) =>
    expect(applicationChunk(id, graph)).toBe(name),
  )

  it.each([
    ['/site/app/parts.tsx', 'portal-shared'],
    ['/site/app/label.ts', 'signed-in'],
  ])('an admin screen loads no screen of the portal with what both use: %s', (id, name) =>
    expect(applicationChunk(id, graph)).toBe(name),
  )

  it('the sheets of the portal are one', () =>
    expect(applicationChunk('/site/app/upload.css.ts.vanilla.css', graph)).toBe('signed-in'))

  it.each([
    ['/site/words.ts', 'shared'],
    ['/site/app/outlet.tsx', 'application'],
    ['/site/session/session.machine.ts', 'session'],
  ])('code of documents, and of screens before signing in, is apart: %s', (id, name) =>
    expect(applicationChunk(id, graph)).toBe(name),
  )

  it.each([
    '/site/app/main.tsx',
    '/site/menu.ts',
    '/site/dialog.tsx',
    '/site/consent.ts',
    '/site/app/filters.tsx',
    '/site/chrome/header.island.tsx',
  ])('other code is split by the bundler: %s', (id) => expect(applicationChunk(id, graph)).toBeNull())
})
