import { useSession } from '../../../session/session.tsx'

/** Whether the user may change clients and what belongs to them. */
export function useMayChange(): boolean {
  const { user } = useSession()
  return user?.role === 'super_admin' || user?.role === 'admin'
}
