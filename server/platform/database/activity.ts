/**
 * What happened for a client, for its dashboard: recorded in the transaction of the change, beside the audit trail,
 * which no client sees.
 */
import { isStaff } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { ActivityKind, ActivitySubject } from '@anupalan/server/contract/activity/rules'
import { randomUUID } from 'node:crypto'
import type { Transaction } from './database.ts'

export interface ActivityEntry {
  readonly client: string
  readonly kind: ActivityKind
  readonly subject: { readonly kind: ActivitySubject; readonly id: string; readonly name: string }
  /** The title of an item, or a filing status. */
  readonly detail?: string
}

/** Entries that this process has recorded. */
let recorded = 0

const MAX_ORDINAL = 36 ** 5

/** An id that orders by time, then by the order of this process. */
const orderedId = (at: Date): string =>
  [
    at.getTime().toString(36).padStart(9, '0'),
    (recorded++ % MAX_ORDINAL).toString(36).padStart(5, '0'),
    randomUUID().slice(0, 8),
  ].join('-')

export async function recordActivity(
  transaction: Transaction,
  { username, role }: Pick<User, 'username' | 'role'>,
  { client, kind, subject, detail = '' }: ActivityEntry,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('activity')
    .values({
      id: orderedId(now),
      client,
      kind,
      at: now.toISOString(),
      actor: username,
      isByStaff: Number(isStaff({ role })),
      subjectKind: subject.kind,
      subject: subject.id,
      name: subject.name,
      detail,
    })
    .execute()
}

/** Removes what is recorded about something that was withdrawn, removed or erased. */
export async function forgetActivity(transaction: Transaction, subject: string): Promise<void> {
  await transaction.deleteFrom('activity').where('subject', '=', subject).execute()
}
