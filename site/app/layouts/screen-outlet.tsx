import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import * as css from './screen-outlet.css.ts'

export interface ScreenOutletProps {
  /** Shown if a screen fails. @default the error page, with margins of its own */
  fallback?: ReactNode
}

/** The outlet of a layout, which stays in place while a screen loads or if it fails. */
export function ScreenOutlet({ fallback }: ScreenOutletProps) {
  const { pathname } = useLocation()
  return (
    <div className={css.screen}>
      <ErrorBoundary of={pathname} fallback={fallback}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
