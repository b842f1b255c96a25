import type { Access } from '@anupalan/server/contract/access'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { admit } from './admit.ts'
import { keptPlace } from './kept-place.ts'
import { portalPath } from './session-store.ts'
import { useSession } from './session.tsx'

export interface SignedInMoveOnProps {
  /** Who does not stay. */
  who: Access
}

/**
 * Around a login: whoever has signed in moves on, to where they were going or to their own dashboard. The login's form
 * only tells the session who it is.
 */
export function SignedInMoveOn({ who }: SignedInMoveOnProps) {
  const session = useSession()
  const { state } = useLocation()
  if (!session.user || admit(who, session) !== 'enter') return <Outlet />
  return <Navigate to={keptPlace(state) ?? portalPath(session.user.role)} replace />
}
