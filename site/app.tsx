import { LinkComponentProvider } from '@anupalan/design-system/link'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { matchPattern, matchRoute, redirects } from './routes.ts'
import { Arrival } from './shell/arrival.tsx'
import { ContentPage } from './shell/content-page.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { PageError } from './shell/page-error.tsx'
import { pageComponent } from './shell/pages.ts'
import { RouterLink } from './shell/router-link.tsx'
import { Shell } from './shell/shell.tsx'

const NotFound = lazy(() => import('./pages/not-found/page.tsx'))

/** The whole site but for its router: the shell around the page that the address names. */
export function App() {
  const { pathname } = useLocation()
  return (
    <LinkComponentProvider value={RouterLink}>
      <Shell>
        <PageBoundary of={pathname} fallback={<PageError />}>
          <Suspense>
            <Arrival />
            <Page of={pathname} />
          </Suspense>
        </PageBoundary>
      </Shell>
    </LinkComponentProvider>
  )
}

/** The page of a path, by the table alone, so that the router's own matching is not loaded. */
function Page({ of: pathname }: { of: string }) {
  const route = matchRoute(pathname)
  const withContent = route?.hasContent ? route : matchPattern(pathname)
  if (withContent) return <ContentPage of={withContent} />
  if (route) {
    const RoutePage = pageComponent(route.page)
    return <RoutePage route={route} />
  }
  const redirect = redirects.find(({ from }) => from === pathname)
  return redirect ? <Navigate to={redirect.to} replace /> : <NotFound />
}
