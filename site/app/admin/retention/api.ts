import {
  eraseRetained,
  listErasable,
  listRetentionErasures,
  listRetentionPeriods,
  setRetentionPeriod,
  stopRetentionErasure,
} from '@anupalan/server/contract/retention/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about how long papers are kept. */
export const retentionApi = apiOf({
  eraseRetained,
  listErasable,
  listRetentionErasures,
  listRetentionPeriods,
  setRetentionPeriod,
  stopRetentionErasure,
})
