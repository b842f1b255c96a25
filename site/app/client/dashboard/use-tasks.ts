import type { Client } from '@anupalan/server/contract/clients/schema'
import { listTasks } from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { useApiQuery } from '../../data/use-api.ts'

const api = apiOf({ listTasks })

/** Tasks that the dashboard reads: more than a year of a monthly filer. */
const READ_TASKS = '200'

/** The tasks of a client, which the parts of the dashboard share. */
export const useTasks = ({ id }: Client, status: 'open' | 'done') =>
  useApiQuery(api, 'listTasks', { params: { client: id, status, limit: READ_TASKS } })
