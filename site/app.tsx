import { LinkComponentProvider } from '@anupalan/design-system/link'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { patterns, redirects, routes } from './routes.ts'
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
            <Routes>
              {routes.map((route) => {
                const Page = pageComponent(route.page)
                const page = route.hasContent ? <ContentPage of={route} /> : <Page route={route} />
                return <Route key={route.path} path={route.path} element={page} />
              })}
              {patterns.map((pattern) => (
                <Route key={pattern.path} path={pattern.path} element={<ContentPage of={pattern} />} />
              ))}
              {redirects.map(({ from, to }) => (
                <Route key={from} path={from} element={<Navigate to={to} replace />} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </Shell>
    </LinkComponentProvider>
  )
}
