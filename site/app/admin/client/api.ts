import { listUsers } from '@anupalan/server/contract/accounts/endpoints'
import {
  addClientNote,
  getClient,
  listClientNotes,
  listMembers,
  removeClientNote,
  removeMember,
  setMember,
  updateClient,
  updateClientNote,
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
  addClientNote,
  addRequest,
  addTask,
  getClient,
  listClientNotes,
  listMembers,
  listRequests,
  listTasks,
  listUsers,
  removeClientNote,
  removeMember,
  removeRequest,
  reviewItem,
  setFilingStatus,
  setMember,
  updateClient,
  updateClientNote,
  updateRequest,
  updateTask,
})
