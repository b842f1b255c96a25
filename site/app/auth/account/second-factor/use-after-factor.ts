import { useCallback } from 'react'
import { useSessionStore } from '../../../../session/session.tsx'
import { reloadUser } from '../../../data/data-provider.tsx'
import { useRefresh } from '../../../data/use-api.ts'

/**
 * What follows a new second factor: the account and its sessions are loaded again, and with the first one the user, to
 * whom the rest of the application then opens. Nothing waits for it.
 */
export function useAfterFactor(): () => void {
  const session = useSessionStore()
  const refresh = useRefresh()
  return useCallback(() => {
    void refresh(['getAccount', 'listSessions'])
    if (session.get().user?.needsSecondFactor) void reloadUser(session)
  }, [session, refresh])
}
