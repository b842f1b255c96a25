import { LinkComponentProvider } from '@anupalan/design-system/link'
import { useEffect, useRef } from 'react'
import { Routes } from 'react-router-dom'
import { consent } from '../chrome/cookies/consent.ts'
import { onCookieSettings } from '../chrome/cookies/open-cookie-banner.ts'
import { SiteFrame } from '../chrome/page-frame.tsx'
import { SessionProvider, useSessionStore } from '../session/session.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { ApplicationLink } from './application-link.tsx'
import { LastPathContext } from './after-navigation.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { applicationRoutes } from './routes.tsx'

export interface AppProps {
  /** Another session than this document's, for stories and tests. */
  session?: SessionStore
}

/** The whole application but for its router. */
export function App({ session }: AppProps) {
  const lastPath = useRef<string | null>(null)
  useEffect(() => onCookieSettings(() => consent.reopen()), [])
  return (
    <ErrorBoundary>
      <SessionProvider {...(session && { store: session })}>
        <LinkComponentProvider value={ApplicationLink}>
          <LastPathContext value={lastPath}>
            <SiteFrame>
              <Routes>{applicationRoutes}</Routes>
            </SiteFrame>
          </LastPathContext>
        </LinkComponentProvider>
        <AskForSession />
      </SessionProvider>
    </ErrorBoundary>
  )
}

/** Guards must know who it is: here the user is asked for without a sign of a session too. */
function AskForSession() {
  const store = useSessionStore()
  useEffect(() => store.send({ type: 'asked' }), [store])
  return null
}
