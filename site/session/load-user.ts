import { getUser } from '@anupalan/server/contract/accounts/endpoints'
import type { User } from '@anupalan/server/contract/core/access'
import { ApiError } from '@anupalan/server/contract/core/client'
import { apiOf } from '../ui/api.ts'

const api = apiOf({ getUser })

/**
 * Who is signed in; `null` where nobody is, which is the 401 of this call alone.
 *
 * @throws what the client throws, for every other failure
 */
export async function loadUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await api.getUser({ signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
