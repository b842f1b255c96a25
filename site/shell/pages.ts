import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageName, Route } from '../routes.ts'
import type { PageContent } from './page-content.ts'

/** What every page is given: its own row of the route table. */
export interface PageProps {
  route: Route
}

/** What a page is given whose content is a file of its own. */
export interface ContentPageProps<Words = unknown> extends PageProps {
  content: PageContent<Words>
}

type PageModule = { default: ComponentType<PageProps> }
const modules = import.meta.glob<PageModule>('../pages/**/page.tsx')

/** Loads the code of a page; again and again is once. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const load = modules[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`There is no site/pages/${name}/page.tsx for the route table's page "${name}"`)
  return load()
}

const pages = new Map<PageName, LazyExoticComponent<ComponentType<PageProps>>>()

/** The page as a component whose code comes when it is first shown. */
export function pageComponent(name: PageName) {
  const known = pages.get(name)
  if (known) return known
  const page = lazy(() => loadPage(name))
  pages.set(name, page)
  return page
}
