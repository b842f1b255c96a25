import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import { recordActivity } from '../../platform/database/activity.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import type { AuditEntry, Caller } from '../../platform/database/audit.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { User } from '@anupalan/server/contract'
import type { DocumentsTable } from './tables.ts'

/** A call of a signed-in user. */
export type UserCall = Omit<Caller, 'user'> & { readonly user: User | null }

/** Adds an entry to the activity of the client. */
export const recordDocument = (
  transaction: Transaction,
  call: UserCall,
  kind: ActivityKind,
  { client, id, name }: Pick<DocumentsTable, 'client' | 'id' | 'name'>,
  now: Date,
) =>
  recordActivity(transaction, signedIn(call), { client, kind, subject: { kind: 'document', id, name } }, now)

/** Adds an entry to the audit trail. */
export const auditDocument = (
  transaction: Transaction,
  call: UserCall,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'client' | 'details'>,
  now: Date,
) => recordAudit(transaction, { ...entry, caller: call }, now)
