/** The entries of the audit trail, without their values: what each action names, to compare with what it should. */
import type { Database } from '../platform/database/database.ts'

const namesIn = (json: string | null): readonly string[] =>
  json === null ? [] : Object.keys(JSON.parse(json) as object).toSorted()

/**
 * Of the entries that are not chained yet: `client.set-member: actor user access client`. `subject` is a reference,
 * `user` whom it was done to, and a name in brackets a detail that is erased with the person.
 */
export async function readAuditShapes(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('auditQueue')
    .select(['action', 'actor', 'username', 'subject', 'details', 'personalDetails'])
    .execute()
  return rows.map(({ action, actor, username, subject, details, personalDetails }) => {
    const parts = [
      actor !== null && 'actor',
      username !== null && 'user',
      subject !== null && 'subject',
      ...namesIn(details),
      ...namesIn(personalDetails).map((name) => `(${name})`),
    ]
    return `${action}: ${parts.filter((part) => part !== false).join(' ')}`
  })
}
