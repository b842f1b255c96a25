import { NetworkError } from '@anupalan/server/contract/core/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadUser } from './load-user.ts'

const user = { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' }

const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  )

describe('who is signed in', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('is whoever the server says', async () => {
    answering(() => Response.json(user))
    expect(await loadUser()).toEqual(user)
  })

  test('"401 means no user", and nothing else does', async () => {
    answering(() => Response.json({ message: 'No.' }, { status: 401 }))
    expect(await loadUser()).toBeNull()
    answering(() => Response.json({ message: 'No.' }, { status: 403 }))
    await expect(loadUser()).rejects.toMatchObject({ status: 403 })
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadUser()).rejects.toBeInstanceOf(NetworkError)
  })
})
