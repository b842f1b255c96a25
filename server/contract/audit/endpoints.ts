import { adminRoles } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const listAudit = {
  schema: {} as typeof schema.listAudit,
  method: 'GET',
  path: '/api/audit',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const getAuditState = {
  schema: {} as typeof schema.getAuditState,
  method: 'GET',
  path: '/api/audit/state',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['unavailable'],
} as const satisfies Declaration

export const exportAudit = {
  schema: {} as typeof schema.exportAudit,
  method: 'GET',
  path: '/api/audit/export.csv',
  access: adminRoles,
  rateLimit: { points: 10, seconds: 600 },
  download: true,
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration
