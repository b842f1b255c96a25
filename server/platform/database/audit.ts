/**
 * The audit trail: who did what, when and from where, inserted in the transaction of the change. A job chains what is
 * inserted here (`server/platform/audit`).
 */
import { randomUUID } from 'node:crypto'
import type { Role } from '@anupalan/server/contract'
import type { AuditAction } from '../audit/actions.ts'
import { storeAtOnce } from './database.ts'
import type { Database, Transaction } from './database.ts'
import type { AuditQueueTable } from './tables.ts'

/** The caller of a request, as it is recorded. */
export interface Caller {
  readonly user: { readonly username: string; readonly role: Role } | null
  /** As in the log, and in the response's `X-Request-Id`. */
  readonly requestId: string
  /** Network of the caller's address, /24 or /48: `192.0.2.0/24`. */
  readonly network: string
  /** Of its path: an entry is about the client that this names. */
  readonly params?: object | undefined
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEntry {
  readonly action: AuditAction
  /** What it was done to: a reference, the name of a secret. It is kept for ever, so it must not name a person. */
  readonly subject?: string
  /** Id of the client that it is about, if the caller’s path does not name it. */
  readonly client?: string
  /** The user name of whom it was done to. Erased after a year, or with the account. */
  readonly user?: string
  /** Kept for ever: without secrets, and without anything that names a person. */
  readonly details?: AuditDetails
  /** Details that name a person. Erased as `user` is. Without secrets. */
  readonly personalDetails?: AuditDetails
  /** `undefined` for a job or a command. */
  readonly caller?: Caller
}

/** Entries that this process has recorded. */
let recorded = 0

const toJson = (details: AuditDetails | undefined) => (details ? JSON.stringify(details) : null)

/** The client of `/api/clients/:client/…`. */
function clientOf(caller: Caller | undefined): string | undefined {
  const { client } = (caller?.params ?? {}) as { readonly client?: unknown }
  return typeof client === 'string' && client !== '' ? client : undefined
}

/** An entry as it is stored until it is chained. */
export const auditRow = (
  { action, subject, user, details, personalDetails, caller, client = clientOf(caller) }: AuditEntry,
  now: Date,
): AuditQueueTable => ({
  id: randomUUID(),
  at: now.toISOString(),
  action,
  role: caller?.user?.role ?? null,
  subject: subject ?? null,
  requestId: caller?.requestId ?? null,
  details: toJson(client === undefined ? details : { ...details, client }),
  actor: caller?.user?.username ?? null,
  username: user ?? null,
  network: caller?.network ?? null,
  personalDetails: toJson(personalDetails),
  ordinal: recorded++,
})

/** Records what is no part of a change. @throws StorageError */
export async function recordAuditAlone(database: Database, entry: AuditEntry, now: Date): Promise<void> {
  await storeAtOnce(database, (writing) =>
    writing.insertInto('auditQueue').values(auditRow(entry, now)).execute(),
  )
}

export async function recordAudit(transaction: Transaction, entry: AuditEntry, now: Date): Promise<void> {
  await transaction.insertInto('auditQueue').values(auditRow(entry, now)).execute()
}
