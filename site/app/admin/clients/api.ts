import {
  listConsultants,
  listReassignments,
  listRoster,
  reassignClients,
  stopReassignment,
} from '@anupalan/server/contract/clients/endpoints'
import {
  addBulkTask,
  countBulkTask,
  listBulkTasks,
  listReturns,
  stopBulkTask,
} from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the list of clients. */
export const rosterApi = apiOf({
  addBulkTask,
  countBulkTask,
  listBulkTasks,
  listConsultants,
  listReassignments,
  listReturns,
  listRoster,
  reassignClients,
  stopBulkTask,
  stopReassignment,
})
