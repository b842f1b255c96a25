import { dropMail, getHealth, retryMail } from '@anupalan/server/contract/operations/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the server's health. */
export const healthApi = apiOf({ dropMail, getHealth, retryMail })
