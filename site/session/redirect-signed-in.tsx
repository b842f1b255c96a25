import type { Access } from '@anupalan/server/contract/core/access'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { authorize } from './authorize.ts'
import { returnPath } from './return-path.ts'
import { portalPath } from './session-store.ts'
import { useSession } from './session.tsx'

export interface RedirectSignedInProps {
  /** Users who are redirected. */
  who: Access
}

/**
 * A guard around a login: redirects a signed-in user to the return path or their dashboard. The login form only has to
 * set the session's user.
 */
export function RedirectSignedIn({ who }: RedirectSignedInProps) {
  const session = useSession()
  const { state } = useLocation()
  if (!session.user || authorize(who, session) !== 'enter') return <Outlet />
  return <Navigate to={returnPath(state) ?? portalPath(session.user.role)} replace />
}
