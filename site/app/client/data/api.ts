import { getErasure, requestErasure, withdrawErasure } from '@anupalan/server/contract/data-rights/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about the erasure of a client's data. */
export const erasureApi = apiOf({ getErasure, requestErasure, withdrawErasure })
