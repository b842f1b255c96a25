import { listConsultants, listRoster } from '@anupalan/server/contract/clients/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the list of clients. */
export const rosterApi = apiOf({ listConsultants, listRoster })
