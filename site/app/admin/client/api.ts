import { listUsers } from '@anupalan/server/contract/accounts/endpoints'
import {
  getClient,
  listMembers,
  removeMember,
  setMember,
  updateClient,
} from '@anupalan/server/contract/clients/endpoints'
import { addTask, listTasks, setFilingStatus, updateTask } from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about one client. */
export const clientApi = apiOf({
  addTask,
  getClient,
  listMembers,
  listTasks,
  listUsers,
  removeMember,
  setFilingStatus,
  setMember,
  updateClient,
  updateTask,
})
