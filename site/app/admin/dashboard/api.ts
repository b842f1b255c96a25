import { getFigures, getToday } from '@anupalan/server/contract/dashboard/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the staff's dashboard. */
export const dashboardApi = apiOf({ getFigures, getToday })
