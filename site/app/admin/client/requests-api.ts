import {
  addRequest,
  listRequests,
  removeRequest,
  reviewItem,
  updateRequest,
} from '@anupalan/server/contract/documents/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about what a client is asked for: apart, since the first part of its file needs none. */
export const requestsApi = apiOf({ addRequest, listRequests, removeRequest, reviewItem, updateRequest })
