import { LinkComponentProvider } from '@anupalan/design-system/link'
import { Suspense, useEffect, useRef } from 'react'
import { Routes } from 'react-router-dom'
import { FrameParts } from '../chrome/frame-parts.tsx'
import { SessionProvider, useSessionStore } from '../session/session.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { ApplicationLink } from './application-link.tsx'
import { LastPathContext } from './after-navigation.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingLayout } from './layouts/loading-layout.tsx'
import { LateCookieBanner, LateToasts } from './late-parts.tsx'
import { applicationRoutes } from './routes.tsx'

export interface AppProps {
  /** For stories and tests. @default the session of this document */
  session?: SessionStore
}

/** The application without its router. */
export function App({ session }: AppProps) {
  const lastPath = useRef<string | null>(null)
  return (
    <ErrorBoundary>
      <SessionProvider {...(session && { store: session })}>
        <LinkComponentProvider value={ApplicationLink}>
          <LastPathContext value={lastPath}>
            <FrameParts cookieBanner={<LateCookieBanner />} toasts={<LateToasts />}>
              <Suspense fallback={<LoadingLayout />}>
                <Routes>{applicationRoutes}</Routes>
              </Suspense>
            </FrameParts>
          </LastPathContext>
        </LinkComponentProvider>
        <LoadSession />
      </SessionProvider>
    </ErrorBoundary>
  )
}

/** Guards need the user, so the application requests it even without the `signed_in` hint. */
function LoadSession() {
  const store = useSessionStore()
  useEffect(() => store.send({ type: 'asked' }), [store])
  return null
}
