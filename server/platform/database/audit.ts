/** The audit trail: who changed what, and when, inserted in the transaction of the change. */
import { randomUUID } from 'node:crypto'
import type { Role } from '@anupalan/server/contract'
import type { Transaction } from './database.ts'

/** The caller of a request, as it is recorded. */
export interface Caller {
  readonly user: { readonly username: string; readonly role: Role } | null
  /** As in the log, and in the response's `X-Request-Id`. */
  readonly requestId: string
  /** Network of the caller's address, /24 or /48: `192.0.2.0/24`. */
  readonly network: string
}

export interface AuditEntry {
  /** `noun.verb`: `secret.rotate`. */
  readonly action: string
  /** A reference, a user name, the name of a secret. */
  readonly subject: string
  /** Must not contain secrets. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  /** `undefined` for a job or a command. */
  readonly caller?: Caller
}

export async function recordAudit(
  transaction: Transaction,
  { action, subject, details, caller }: AuditEntry,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      actor: caller?.user?.username ?? null,
      role: caller?.user?.role ?? null,
      action,
      subject,
      requestId: caller?.requestId ?? null,
      network: caller?.network ?? null,
      details: details ? JSON.stringify(details) : null,
    })
    .execute()
}
