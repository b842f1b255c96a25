import { getUser } from '@anupalan/server/contract/accounts/endpoints'
import type { User } from '@anupalan/server/contract/core/access'
import { ApiError } from '@anupalan/server/contract/core/client'
import { apiOf } from '../ui/api.ts'

const api = apiOf({ getUser })

/**
 * The signed-in user; `null` for a 401, which on this call means no user.
 *
 * @throws the client's error for every other failure
 */
export async function loadUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await api.getUser({ signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
