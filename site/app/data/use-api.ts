/** Server data in components: typed queries and writes over a client of the contract, `apiOf({ … })`. */
import type { EndpointName } from '@anupalan/server/contract/endpoints'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { isChangedMeanwhile } from './problem.ts'
import { ReadOnlyError, useIsReadOnly } from './read-only.tsx'

/** A method of a client. */
type Method = (...call: never[]) => Promise<unknown>

/** A client of some endpoints, with the method of each. */
type Api<Name extends EndpointName> = { readonly [N in Name]: Method }

/** The arguments of a call without its signal, which the query passes. */
type CallTo<M extends Method> = Omit<NonNullable<Parameters<M>[0]>, 'signal'> & { readonly signal?: never }

/** Optional if every part of the call is. */
type Arguments<M extends Method> =
  Partial<CallTo<M>> extends CallTo<M> ? [call?: CallTo<M>] : [call: CallTo<M>]

type ResultOf<M extends Method> = Awaited<ReturnType<M>>

const send = (method: Method, call: object): Promise<unknown> => method(call as never)

/**
 * The response of a read, shared by all components that make the same call and cached until a write refreshes it.
 *
 * @param api from `apiOf`, outside of components
 * @param name of an endpoint of the client, which the key in the cache begins with
 */
export function useApiQuery<Name extends EndpointName, A extends Api<Name>>(
  api: A,
  name: Name,
  ...[call]: Arguments<A[Name]>
): UseQueryResult<ResultOf<A[Name]>> {
  return useQuery({
    queryKey: call === undefined ? [name] : [name, call],
    queryFn: ({ signal }) => send(api[name], { ...call, signal }) as Promise<ResultOf<A[Name]>>,
  })
}

/**
 * The pages of a read that is continued by its parameter `after`. While other parameters are read, the former pages stay
 * displayed.
 *
 * @param lastId the id of the last row of a page; `undefined` for the last page
 */
export function useApiPages<Name extends EndpointName, A extends Api<Name>>(
  api: A,
  name: Name,
  call: CallTo<A[Name]> & { readonly params: object },
  lastId: (page: ResultOf<A[Name]>) => string | undefined,
): UseInfiniteQueryResult<InfiniteData<ResultOf<A[Name]>>> {
  return useInfiniteQuery({
    queryKey: [name, 'pages', call],
    queryFn: ({ signal, pageParam }) =>
      send(api[name], {
        ...call,
        params: { ...call.params, ...(pageParam && { after: pageParam }) },
        signal,
      }) as Promise<ResultOf<A[Name]>>,
    initialPageParam: '',
    getNextPageParam: lastId,
    placeholderData: keepPreviousData,
  })
}

export interface ApiMutationOptions {
  /** Reads that the write has changed: those that are displayed are fetched again, the others when they are next used. */
  refreshes?: readonly EndpointName[]
  /**
   * Reads that are fetched again after a 409, before the error is shown: somebody else has changed what was to be
   * written, and the next attempt is a change of the newest version.
   */
  refreshesOnConflict?: readonly EndpointName[]
  /**
   * Called once the write is stored, before the reads are fetched again. The callbacks of `mutate` are called after them,
   * and not if the component is gone by then, such as a row that a list does not have any more.
   */
  onStored?: () => void
}

/**
 * A write. It is pending until the displayed data that it has changed is fetched again. `error` is an error of the
 * contract's client: `fieldErrorsOf` and `problemOf` read it.
 *
 * @param api from `apiOf`, outside of components
 * @param name of an endpoint of the client
 */
export function useApiMutation<Name extends EndpointName, A extends Api<Name>>(
  api: A,
  name: Name,
  { refreshes = [], refreshesOnConflict = [], onStored }: ApiMutationOptions = {},
): UseMutationResult<ResultOf<A[Name]>, Error, Arguments<A[Name]>[0]> {
  const refresh = useRefresh()
  const isReadOnly = useIsReadOnly()
  return useMutation({
    mutationFn: (call) =>
      (isReadOnly ? Promise.reject(new ReadOnlyError()) : send(api[name], call ?? {})).catch(
        async (error: unknown) => {
          if (isChangedMeanwhile(error)) await refresh(refreshesOnConflict)
          throw error
        },
      ) as Promise<ResultOf<A[Name]>>,
    onSuccess: () => {
      onStored?.()
      return refresh(refreshes)
    },
  })
}

/** Returns a function that fetches the responses of these reads again, for a write that is not an API mutation. */
export function useRefresh(): (names: readonly EndpointName[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (names) => {
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
    },
    [client],
  )
}
