import { listUsers } from '@anupalan/server/contract/accounts/endpoints'
import {
  addClient,
  addClientNote,
  getClient,
  listClientNotes,
  listMembers,
  listRoster,
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
  addClient,
  addClientNote,
  addRequest,
  addTask,
  getClient,
  listClientNotes,
  listMembers,
  listRequests,
  listRoster,
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
