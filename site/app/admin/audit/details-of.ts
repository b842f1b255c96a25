import type { AuditEntry } from '@anupalan/server/contract/audit/schema'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The subject, unless it is the client, and the details. An id, which names nothing to a reader, is the last of them. */
export function detailsOf({
  subject,
  details,
  client,
}: Pick<AuditEntry, 'subject' | 'details' | 'client'>): string[] {
  const lines = details.map(({ name, value }) => `${name}: ${value}`)
  if (subject === null || subject === client?.id) return lines
  return uuid.test(subject) ? [...lines, subject] : [subject, ...lines]
}
