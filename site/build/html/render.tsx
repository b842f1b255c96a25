/** Renders a page of the site to HTML, for the build and for development. Entry of the SSR build. */
import type { ComponentType } from 'react'
import { PageFrame } from '../../chrome/page-frame.tsx'
import { ApplicationFrame } from '../../app/application-frame.tsx'
import { renderDocument, renderInPlace, renderSlotTemplate, type IslandFiles } from './render-document.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'
import type { SlotTemplate } from '../../ui/slot/slot.tsx'

// `build.ts` runs without Vite, and so gets what depends on `import.meta.glob` from this bundle.
export { definitions } from '../../pages/business-templates/definitions/all.ts'
export { readSite } from '../pages.ts'

/** The prerendered body of a document of the application. */
export async function renderApplication(path: string): Promise<string> {
  if (!path.startsWith('/client/')) return renderInPlace(<ApplicationFrame />, path)
  // Imported dynamically, so that the browser build keeps its styles: see `document-styles-plugins.ts`.
  const { PortalFrame } = await import('../../app/portal-frame.tsx')
  return renderInPlace(<PortalFrame path={path} />, path)
}

const slotTemplates = import.meta.glob<SlotTemplate>('../../**/*.slot.tsx')

/** The HTML of every `*.slot.tsx`, by the name of its file. */
export async function renderSlotTemplates(): Promise<Record<string, string>> {
  const entries = Object.entries(slotTemplates).map(async ([path, load]) => {
    const name = /([^/]+)\.slot\.tsx$/.exec(path)![1]!
    return [name, await renderSlotTemplate(await load(), path)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const pages = import.meta.glob<ComponentType<ContentPageProps<unknown>>>('../../pages/**/page.tsx', {
  import: 'default',
})
type Island = ComponentType<never>

/** Source path of each island's component, relative to `site`. */
async function readSources(): Promise<ReadonlyMap<Island, string>> {
  const sourceOf = (path: string) => path.replace('../../', '')
  if (import.meta.env.PROD) {
    const islands = import.meta.glob<Island>('../../**/*.island.tsx', { import: 'default', eager: true })
    return new Map(Object.entries(islands).map(([path, island]) => [island, sourceOf(path)]))
  }
  const islands = import.meta.glob<Island>('../../**/*.island.tsx', { import: 'default' })
  // In development a broken island must only fail the pages that use it.
  const loaded = await Promise.allSettled(
    Object.entries(islands).map(async ([path, load]) => [await load(), sourceOf(path)] as const),
  )
  return new Map(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
}
let sources: ReturnType<typeof readSources> | undefined

export interface RenderedPage {
  path: string
  /** Its folder in `site/pages`. */
  page: string
  content?: unknown
}

/**
 * @param filesOf returns the URLs of an island's code, by its source path relative to `site`
 * @returns HTML of the document's body
 */
export async function renderPage(
  { path, page, content }: RenderedPage,
  filesOf: (source: string) => IslandFiles,
): Promise<string> {
  const load = pages[`../../pages/${page}/page.tsx`]
  if (!load) throw new Error(`There is no site/pages/${page}/page.tsx for ${path}`)
  const Page = await load()
  sources ??= readSources()
  const sourceOf = await sources
  const html = await renderDocument(
    <PageFrame path={path}>
      <Page path={path} content={content} />
    </PageFrame>,
    (component) => {
      const source = sourceOf.get(component)
      if (source === undefined)
        throw new Error(
          `The island ${component.name} of ${path} is not the default export of a *.island.tsx file`,
        )
      return filesOf(source)
    },
    path,
  )
  if (/<script\b/i.test(html))
    throw new Error(`${path} has a script in its content, which the content security policy blocks`)
  return html
}
