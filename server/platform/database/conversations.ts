/**
 * Comments on something that belongs to a client, in order, and how far each person has read them. The caller locks
 * the subject first, so that two comments on it get different positions.
 */
import { checkRepeat, isStaff, respond } from '@anupalan/server/contract'
import type { Refusal, User } from '@anupalan/server/contract'
import type { Comment, PersonName } from '@anupalan/server/contract/core/comments'
import { sql } from 'kysely'
import type { People, Person } from '../ports.ts'
import type { Database, Transaction } from './database.ts'
import type { CommentsTable } from './tables.ts'

/** What is commented on. */
export interface Subject {
  /** Of its client. */
  readonly client: string
  readonly id: string
}

/** A person in a response, by user name; `null` for an erased account. */
export const toPersonName = (
  people: ReadonlyMap<string, Person>,
  username: string | null,
  isByStaff: boolean,
): PersonName => ({
  fullName: (username !== null && people.get(username)?.fullName) || '',
  isStaff: isByStaff,
})

export interface CommentCount {
  readonly comments: number
  /** Of others, not read by the reader. */
  readonly unread: number
}

/** By subject; those without comments are missing. @param reader whose unread comments are counted */
export async function countComments(
  database: Database,
  subjects: readonly string[],
  reader: string,
): Promise<ReadonlyMap<string, CommentCount>> {
  if (subjects.length === 0) return new Map()
  const rows = await database
    .selectFrom('comments')
    .leftJoin('commentReads', (join) =>
      join.onRef('commentReads.subject', '=', 'comments.subject').on('commentReads.username', '=', reader),
    )
    .where('comments.subject', 'in', subjects)
    .groupBy('comments.subject')
    .select('comments.subject')
    .select(({ fn }) => fn.countAll<number | string>().as('all'))
    .select(
      sql<number | string>`sum(case when comments.position > coalesce(comment_reads.position, 0)
        and (comments.author is null or comments.author <> ${reader}) then 1 else 0 end)`.as('unread'),
    )
    .execute()
  return new Map(
    rows.map(({ subject, all, unread }) => [subject, { comments: Number(all), unread: Number(unread) }]),
  )
}

/** The oldest first. */
export async function readComments(
  database: Database,
  people: People,
  subject: string,
  reader: string,
): Promise<Comment[]> {
  const rows = await database
    .selectFrom('comments')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('position')
    .execute()
  const found = await people.find(
    database,
    rows.flatMap(({ author }) => author ?? []),
  )
  return rows.map((row) => toComment(row, found, reader))
}

const toComment = (row: CommentsTable, people: ReadonlyMap<string, Person>, reader: string): Comment => ({
  reference: row.reference,
  // Empty once the account is erased: the page then names the practice or a former member.
  author: toPersonName(people, row.author, row.isByStaff === 1),
  text: row.text,
  at: row.createdAt,
  isOwn: row.author === reader,
})

export interface NewComment {
  readonly reference: string
  readonly author: User
  readonly text: string
  readonly now: Date
  /** Called for a comment that was not stored before. */
  readonly onAdd: () => Promise<void>
}

/** Idempotent by its reference. What a person writes is read by that person. */
export async function addComment(
  transaction: Transaction,
  people: People,
  { client, id }: Subject,
  { reference, author, text, now, onAdd }: NewComment,
): Promise<{ readonly status: 201; readonly body: Comment } | Refusal<'referenceReused'>> {
  const { username } = author
  const found = await people.find(transaction, [username])
  const stored = await transaction
    .selectFrom('comments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (stored) {
    const before = { subject: stored.subject, author: stored.author, text: stored.text }
    return (
      checkRepeat(before, { subject: id, author: username, text }) ??
      respond(201, toComment(stored, found, username))
    )
  }
  const row = {
    reference,
    client,
    subject: id,
    position: (await lastPosition(transaction, id)) + 1,
    author: username,
    isByStaff: Number(isStaff(author)),
    text,
    createdAt: now.toISOString(),
  }
  await transaction.insertInto('comments').values(row).execute()
  await onAdd()
  return respond(201, toComment(row, found, username))
}

/** Marks all comments as read by a person. */
export async function markCommentsRead(
  transaction: Transaction,
  { client, id }: Subject,
  username: string,
): Promise<void> {
  const position = await lastPosition(transaction, id)
  await transaction
    .insertInto('commentReads')
    .values({ client, subject: id, username, position })
    .onConflict((conflict) => conflict.columns(['subject', 'username']).doUpdateSet({ position }))
    .execute()
}

export async function removeComments(transaction: Transaction, subject: string): Promise<void> {
  await transaction.deleteFrom('comments').where('subject', '=', subject).execute()
  await transaction.deleteFrom('commentReads').where('subject', '=', subject).execute()
}

/** 0 without comments. */
async function lastPosition(database: Database, subject: string): Promise<number> {
  const { last } = await database
    .selectFrom('comments')
    .where('subject', '=', subject)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
