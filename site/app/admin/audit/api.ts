import { exportAudit, getAuditState, listAudit } from '@anupalan/server/contract/audit/endpoints'
import { listRoster } from '@anupalan/server/contract/clients/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the audit trail. */
export const auditApi = apiOf({ getAuditState, listAudit, listRoster })

/** The export, for a client whose `fetch` counts what has arrived. */
export const auditExport = { exportAudit }
