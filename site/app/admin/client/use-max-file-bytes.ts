import { listClients } from '@anupalan/server/contract/clients/endpoints'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { apiOf } from '../../../ui/api.ts'
import { useApiQuery } from '../../data/use-api.ts'

const api = apiOf({ listClients })

/** Size in bytes of the largest file that the server accepts, which it says with any list of clients. */
export function useMaxFileBytes(): number {
  const { data } = useApiQuery(api, 'listClients', { params: { limit: '1' } })
  return data?.maxFileBytes ?? uploadRule.maxBytes
}
