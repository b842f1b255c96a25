import { viewClient } from '@anupalan/server/contract/clients/endpoints'
import { apiOf } from '../../../ui/api.ts'

export const clientViewApi = apiOf({ viewClient })
