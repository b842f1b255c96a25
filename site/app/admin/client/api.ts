import { listUsers } from '@anupalan/server/contract/accounts/endpoints'
import {
  addClient,
  addClientNote,
  endHold,
  getClient,
  inviteMember,
  listClientNotes,
  listHolds,
  listMembers,
  listRoster,
  removeClientNote,
  removeMember,
  setHold,
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
  endHold,
  getClient,
  inviteMember,
  listClientNotes,
  listHolds,
  listMembers,
  listRoster,
  listTasks,
  listUsers,
  removeClientNote,
  removeMember,
  setFilingStatus,
  setHold,
  setMember,
  updateClient,
  updateClientNote,
  updateTask,
})
