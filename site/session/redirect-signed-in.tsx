import type { Access } from '@anupalan/server/contract/core/access'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { authorize } from './authorize.ts'
import { returnPath } from './return-path.ts'
import { accountPath, portalPath } from './session-store.ts'
import { useSession } from './session.tsx'

export interface RedirectSignedInProps {
  /** Users who are redirected. */
  who: Access
}

/**
 * A guard around a login: redirects a signed-in user to the return path, `?next=` or their dashboard, and a user who
 * must still add a second factor to the account. The login form only has to set the session's user.
 */
export function RedirectSignedIn({ who }: RedirectSignedInProps) {
  const session = useSession()
  const { state, search } = useLocation()
  const authorization = authorize(who, session)
  if (authorization === 'enroll') return <Navigate to={accountPath} replace />
  if (!session.user || authorization !== 'enter') return <Outlet />
  return <Navigate to={returnPath(state, search) ?? portalPath(session.user.role)} replace />
}
