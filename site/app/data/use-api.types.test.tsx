import {
  endSession,
  exportAccount,
  getAccount,
  listUsers,
} from '@anupalan/server/contract/accounts/endpoints'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { apiOf } from '../../ui/api.ts'
import { useApiMutation, useApiQuery } from './use-api.ts'

const api = apiOf({ getAccount, listUsers, exportAccount, endSession })

export function Typed() {
  const account = useApiQuery(api, 'getAccount')
  const data: Account | undefined = account.data
  useApiQuery(api, 'listUsers', { params: { search: 'rao' } })
  // @ts-expect-error -- not a parameter of the call
  useApiQuery(api, 'listUsers', { params: { find: 'rao' } })
  // @ts-expect-error -- not an endpoint of this client
  useApiQuery(api, 'listSessions')
  // @ts-expect-error -- the query passes its own signal
  useApiQuery(api, 'getAccount', { signal: new AbortController().signal })

  const end = useApiMutation(api, 'endSession', { refreshes: ['listSessions'] })
  end.mutate({ params: { id: '1' } })
  // @ts-expect-error -- its parameters are required
  end.mutate({})
  // @ts-expect-error -- not an endpoint
  useApiMutation(api, 'endSession', { refreshes: ['sessions'] })
  return data?.user.fullName
}
