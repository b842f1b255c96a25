import { ApiError } from '@anupalan/server/contract/core/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

export interface QueryClientOptions {
  /**
   * Called after a 401 or 403: the session has ended, or its user has another role or must add a second factor. The
   * caller requests the user again, and the guards of the routes act on the response.
   */
  onDenied: () => void
}

/**
 * The cache of server data: never retried, never stale, not fetched again on focus (docs/decisions/0100). Results of
 * writes are dropped with the component that sent them: they and their variables contain passwords and recovery codes.
 */
export function createQueryClient({ onDenied }: QueryClientOptions): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) onDenied()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
}
