import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import * as css from './screen-outlet.css.ts'

/** The outlet of a layout, which stays in place while a screen loads or if it fails. */
export function ScreenOutlet() {
  const { pathname } = useLocation()
  return (
    <div className={css.screen}>
      <ErrorBoundary of={pathname}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
