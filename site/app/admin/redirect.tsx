import { adminRoles } from '@anupalan/server/contract/core/access'
import { Navigate } from 'react-router-dom'
import { authorize } from '../../session/authorize.ts'
import { useSession } from '../../session/session.tsx'
import { PageError } from '../../ui/page/page-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** `/admin`: redirects staff to their dashboard and all others to the admin login. */
export function AdminRedirect() {
  const authorization = authorize(adminRoles, useSession())
  if (authorization === 'wait') return <Spinner />
  if (authorization === 'unknown') return <PageError />
  return <Navigate to={authorization === 'enter' ? '/admin/dashboard' : '/admin/login'} replace />
}
