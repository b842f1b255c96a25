import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const setUp = () => {
  const onDenied = vi.fn<() => void>()
  return { onDenied, client: createQueryClient({ onDenied }) }
}

const denied = (status: number) => new ApiError(status, '{"message":"No."}')

describe('Queries and mutations are not retried, no refetch on window focus, no polling, data never stale.', () => {
  it('a failing query and a failing mutation are sent once, also without a network', async () => {
    const { client } = setUp()
    vi.stubGlobal('navigator', { onLine: false })
    const send = vi.fn<() => Promise<never>>().mockRejectedValue(new NetworkError('offline'))
    await expect(client.fetchQuery({ queryKey: ['listSessions'], queryFn: send })).rejects.toThrow(
      NetworkError,
    )
    const mutation = new MutationObserver(client, { mutationFn: send })
    await expect(mutation.mutate()).rejects.toThrow(NetworkError)
    expect(send).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('data is shared and fetched again only once it is invalidated', async () => {
    const { client } = setUp()
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('data')
    const options = { queryKey: ['getAccount'], queryFn }
    const stop = new QueryObserver(client, options).subscribe(() => {})
    await vi.waitFor(() => expect(client.getQueryData(['getAccount'])).toBe('data'))
    const stopOther = new QueryObserver(client, options).subscribe(() => {})
    await client.fetchQuery(options)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await client.invalidateQueries({ queryKey: ['getAccount'] })
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
    stopOther()
  })

  it('neither the focus of the window nor a new connection fetches', () => {
    const { queries } = setUp().client.getDefaultOptions()
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false })
    expect(queries).not.toHaveProperty('refetchInterval')
  })
})

describe('a call that is denied', () => {
  it.each([401, 403])('%i is reported, of a query and of a mutation', async (status) => {
    const { client, onDenied } = setUp()
    const send = () => Promise.reject(denied(status))
    await expect(client.fetchQuery({ queryKey: ['getAccount'], queryFn: send })).rejects.toThrow(ApiError)
    await expect(new MutationObserver(client, { mutationFn: send }).mutate()).rejects.toThrow(ApiError)
    expect(onDenied).toHaveBeenCalledTimes(2)
  })

  it.each([404, 422, 429, 503])('%i is not', async (status) => {
    const { client, onDenied } = setUp()
    const send = () => Promise.reject(denied(status))
    await expect(client.fetchQuery({ queryKey: ['getAccount'], queryFn: send })).rejects.toThrow(ApiError)
    expect(onDenied).not.toHaveBeenCalled()
  })
})

it('neither the variables nor the result of a mutation outlive its component', async () => {
  const { client } = setUp()
  const mutation = new MutationObserver(client, {
    mutationFn: (_password: string) => Promise.resolve(['7K3M-Q9XD']),
  })
  const unsubscribe = mutation.subscribe(() => {})
  await mutation.mutate('a long password')
  expect(client.getMutationCache().getAll()).toHaveLength(1)
  unsubscribe()
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
})
