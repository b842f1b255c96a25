/** The audit trail of the mock: what its handlers record, without a chain. */
import type { User } from '@anupalan/server/contract'
import type { StoredAuditEntry } from './state.ts'
import type { World } from './world.ts'

/** What the mock records, and what it means, as on the server. */
export const auditMeanings: Readonly<Record<string, string>> = {
  'audit.export': 'Staff downloaded entries of the audit trail as CSV.',
  'client.add': 'Staff added a client.',
  'client.end-hold': 'Staff ended a legal hold on a client.',
  'client.import': 'Staff started to add the new clients of a file.',
  'client.remove-member': 'Staff took the access to a client away from a user.',
  'client.set-hold': 'Staff set a legal hold on a client: nothing of it is erased.',
  'client.set-member': 'Staff gave a user access to a client, or changed it.',
  'client.update': 'Staff changed the profile or the consultant of a client.',
  'document.end-hold': 'Staff ended a legal hold on a document.',
  'document.set-hold': 'Staff set a legal hold on a document: it is not erased.',
  'mail.drop': 'A super admin dropped a failed mail. It is never sent.',
  'mail.retry': 'A super admin had a failed mail sent again.',
  'session.create': 'A user signed in. `by` is what with.',
  'task.complete': 'A task was marked as done.',
}

type NewEntry = Pick<StoredAuditEntry, 'action'> & Partial<Omit<StoredAuditEntry, 'sequence' | 'at' | 'role'>>

export function recordAudit({ state, clock }: World, by: User, entry: NewEntry): void {
  const { auditEntries } = state
  const sequence = auditEntries.size + 1
  auditEntries.set(String(sequence), {
    user: null,
    client: null,
    subject: null,
    details: {},
    sequence,
    at: clock().toISOString(),
    role: by.role,
    actor: by.username,
    network: '127.0.0.0/24',
    requestId: crypto.randomUUID(),
    ...entry,
  })
}
