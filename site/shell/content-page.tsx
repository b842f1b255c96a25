import { lazy, use, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Pattern, Route } from '../routes.ts'
import { contentOf, memberRoute } from './page-content.ts'
import { loadPage, pageComponent, type ContentPageProps } from './pages.ts'

const NotFound = lazy(() => import('../pages/not-found/page.tsx'))

/** A page whose content is a file of its own; the not-found page where there is no such file. */
export function ContentPage({ of }: { of: Route | Pattern }) {
  const { pathname } = useLocation()
  // Together with the content, not after it. Where it fails, the page itself says so.
  loadPage(of.page).catch(() => {})
  const known = contentOf(pathname)
  const content = known instanceof Promise ? use(known) : known
  if (!content) return <NotFound />
  const Page = pageComponent(of.page) as ComponentType<ContentPageProps>
  const route = 'title' in of ? of : memberRoute(of, pathname, content)
  return <Page key={pathname} route={route} content={content} />
}
