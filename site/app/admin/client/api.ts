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
import { addTask, listTasks, setFilingStatus, updateTask } from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about one client. */
export const clientApi = apiOf({
  addClient,
  addClientNote,
  addTask,
  getClient,
  listClientNotes,
  listMembers,
  listRoster,
  listTasks,
  listUsers,
  removeClientNote,
  removeMember,
  setFilingStatus,
  setMember,
  updateClient,
  updateClientNote,
  updateTask,
})
