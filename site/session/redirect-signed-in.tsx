import type { Access } from '@anupalan/server/contract/core/access'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { authorize } from './authorize.ts'
import { returnPath } from './return-path.ts'
import { portalPath } from './session-store.ts'
import { useSession } from './session.tsx'

export interface RedirectSignedInProps {
  /** Who does not stay. */
  who: Access
}

/**
 * Around a login: whoever has signed in moves on, to where they were going or to their own dashboard. The login's form
 * only tells the session who it is.
 */
export function RedirectSignedIn({ who }: RedirectSignedInProps) {
  const session = useSession()
  const { state } = useLocation()
  if (!session.user || authorize(who, session) !== 'enter') return <Outlet />
  return <Navigate to={returnPath(state) ?? portalPath(session.user.role)} replace />
}
