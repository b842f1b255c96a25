/** What the audit trail records about the rights of clients. The subject is the client. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const dataRightsAuditActions = {
  'consent.withdraw':
    'A user withdrew a consent, and what was sent on it was erased. The subject is its reference.',
  'user.export-all': 'A user exported all that is stored about them as a person.',
  'client.export': 'Somebody exported all data of a client.',
  'client.request-erasure': 'A member requested the erasure of a client’s data.',
  'client.withdraw-erasure': 'A member or the staff withdrew a request for erasure.',
  'client.prepare-erasure': 'Staff prepared an erasure.',
  'client.confirm-erasure': 'Another of the staff confirmed an erasure: what no law has kept was erased.',
  'client.erase': 'Nothing is left of a client: the last that the law had kept was erased.',
} as const satisfies AuditMeanings

type DataRightsAuditActions = typeof dataRightsAuditActions

export type DataRightsAuditAction = keyof DataRightsAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends DataRightsAuditActions {}
}
