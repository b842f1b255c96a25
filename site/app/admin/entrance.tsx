import { adminRoles } from '@anupalan/server/contract/accounts.data'
import { Navigate } from 'react-router-dom'
import { admit } from '../../session/admit.ts'
import { useSession } from '../../session/session.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** `/admin`: leads staff to their dashboard, and everybody else to the admin login. */
export function AdminEntrance() {
  const admission = admit(adminRoles, useSession())
  if (admission === 'wait') return <Spinner />
  if (admission === 'unknown') return <PageError />
  return <Navigate to={admission === 'enter' ? '/admin/dashboard' : '/admin/login'} replace />
}
