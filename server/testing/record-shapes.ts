/** What calls leave behind them, without its values: entries of the audit trail, activity, and mails. */
import { conformancePractice } from '@anupalan/server/conformance'
import type { Database } from '../platform/database/database.ts'

type Part = string | false

const shape = (what: string, parts: readonly Part[]) =>
  [`${what}:`, ...parts.filter((part) => part !== false)].join(' ')

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
  return rows.map(({ action, actor, username, subject, details, personalDetails }) =>
    shape(action, [
      actor !== null && 'actor',
      username !== null && 'user',
      subject !== null && 'subject',
      ...namesIn(details),
      ...namesIn(personalDetails).map((name) => `(${name})`),
    ]),
  )
}

/** `task-filing: task staff detail` */
export async function readActivityShapes(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('activity')
    .select(['kind', 'subjectKind', 'isByStaff', 'detail'])
    .execute()
  return rows.map(({ kind, subjectKind, isByStaff, detail }) =>
    shape(kind, [subjectKind, isByStaff === 1 ? 'staff' : 'client', detail !== '' && 'detail']),
  )
}

/** A reference, and each number. */
const varying = /\b[A-Z]{2}(?:-[\dA-Z]{4}){3}\b|\d+/g

/** `booking to practice: "Meeting cancelled, #" reply-to calendar`, with its links by kind. */
export async function readMailShapes(database: Database): Promise<readonly string[]> {
  const rows = await database.selectFrom('outbox').selectAll().execute()
  return rows.map((mail) =>
    shape(`${mail.kind} to ${mail.recipient === conformancePractice.email ? 'practice' : 'person'}`, [
      `"${mail.subject.replace(varying, '#')}"`,
      mail.replyTo !== null && 'reply-to',
      mail.html !== null && 'html',
      mail.calendar !== null && 'calendar',
      mail.thread !== null && 'thread',
      mail.unsubscribe !== null && 'unsubscribe',
      mail.uselessFrom !== null && 'until',
      ...(JSON.parse(mail.links ?? '[]') as { kind: string }[]).map(({ kind }) => `<${kind}>`),
    ]),
  )
}
