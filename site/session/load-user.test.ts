import { NetworkError } from '@anupalan/server/contract/core/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadUser } from './load-user.ts'

const user = { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' }

const mockFetch = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  )

describe('loadUser', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('returns the user of the response', async () => {
    mockFetch(() => Response.json(user))
    expect(await loadUser()).toEqual(user)
  })

  test('"401 means no user", other failures reject', async () => {
    mockFetch(() => Response.json({ message: 'No.' }, { status: 401 }))
    expect(await loadUser()).toBeNull()
    mockFetch(() => Response.json({ message: 'No.' }, { status: 403 }))
    await expect(loadUser()).rejects.toMatchObject({ status: 403 })
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadUser()).rejects.toBeInstanceOf(NetworkError)
  })
})
