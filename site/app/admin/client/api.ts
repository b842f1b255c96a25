import { listUsers } from '@anupalan/server/contract/accounts/endpoints'
import {
  getClient,
  listMembers,
  removeMember,
  setMember,
  updateClient,
} from '@anupalan/server/contract/clients/endpoints'
import {
  addRequest,
  listRequests,
  removeRequest,
  reviewItem,
  updateRequest,
} from '@anupalan/server/contract/documents/endpoints'
import { addTask, listTasks, setFilingStatus, updateTask } from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about one client. */
export const clientApi = apiOf({
  addRequest,
  addTask,
  getClient,
  listMembers,
  listRequests,
  listTasks,
  listUsers,
  removeMember,
  removeRequest,
  reviewItem,
  setFilingStatus,
  setMember,
  updateClient,
  updateRequest,
  updateTask,
})
