import { logOut } from '@anupalan/server/contract/accounts/endpoints'
import { ApiError } from '@anupalan/server/contract/core/client'
import { toasts } from '../chrome/toasts/toasts.ts'
import { saveFlash } from '../chrome/flash.ts'
import { apiOf } from '../ui/api.ts'
import { accountMessages } from './words.ts'

const api = apiOf({ logOut })

/**
 * Ends the session. The home page, which is another document, then shows the toast of a success; a failure shows its
 * toast here, and the user stays signed in.
 *
 * @param leave navigates to a document
 */
export async function signOut(leave: (path: string) => void): Promise<void> {
  try {
    await api.logOut()
  } catch (error) {
    const description = error instanceof ApiError ? error.serverMessage : undefined
    toasts.toast({
      ...accountMessages.logoutFailed,
      description: description ?? accountMessages.logoutOffline,
      variant: 'destructive',
    })
    return
  }
  saveFlash({ ...accountMessages.loggedOut, variant: 'default' })
  leave('/')
}
