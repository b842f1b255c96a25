/** The server as an implementation of the contract under test. */
import type { ConformanceTarget } from '@anupalan/server/conformance'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addUnsubscribeKey } from '../features/tasks/unsubscribe.ts'
import { store } from '../platform/database/database.ts'
import type { Database } from '../platform/database/database.ts'
import { isPostgres } from '../platform/database/dialect.ts'
import { findApplication } from '../features/applications/queries.ts'
import { findEnquiries } from '../features/enquiries/queries.ts'
import { createChainWriter } from '../platform/audit/chain-writer.ts'
import { auditSecret } from '../platform/audit/audit-secret.ts'
import { addAccount, addSession, findLinkKey } from './accounts.ts'
import type { TestServer } from './start-server.ts'

/** Tables of `stored`. */
const countedTables = [
  'applications',
  'enquiries',
  'enquiry_entries',
  'bulk_tasks',
  'client_notes',
  'legal_holds',
  'retention_periods',
  'retention_erasures',
  'reassignments',
  'client_imports',
  'blocked_times',
  'feedback',
  'bookings',
  'page_views',
  'comments',
  'document_versions',
]

/** Tables to which every transaction writes last, so that a test can check the rollback of its first write. */
const lastWritten = [
  'outbox',
  'page_views',
  'bookings',
  'audit_queue',
  'password_reset_requests',
  'passkey_challenges',
  'pending_sign_ins',
  'comment_reads',
  'uploads',
  'assistant_counts',
]

/** Tables that reading calls read first. */
const readFirst = ['users', 'account_links', 'task_mail_keys']

export function conformanceTarget(server: TestServer): ConformanceTarget {
  const { database, context } = server
  let broken: readonly string[] = []
  return {
    origin: server.url,
    fetch: server.fetch,
    async spendCalls(endpoint, count) {
      for (let call = 0; call < count; call++) await server.limits.count(endpoint, '127.0.0.1')
    },
    stored: {
      async applications() {
        const rows = await database.selectFrom('applications').select('reference').execute()
        const stored = await Promise.all(rows.map(({ reference }) => findApplication(database, reference)))
        return stored.map((application) => {
          const { key: _key, ...cv } = application!.cv
          return { ...application!, cv }
        })
      },
      enquiries: () => findEnquiries(database),
      enquiryEntries: () => database.selectFrom('enquiryEntries').select(['reference', 'text']).execute(),
      bulkTasks: () => database.selectFrom('bulkTasks').select(['reference', 'task as text']).execute(),
      blockedTimes: () =>
        database.selectFrom('blockedTimes').select(['reference', 'reason as text']).execute(),
      clientImports: () =>
        database.selectFrom('clientImports').select(['reference', 'digest as text']).execute(),
      reassignments: () =>
        database
          .selectFrom('reassignments')
          .select(['reference', sql<string>`to_consultant`.as('text')])
          .execute(),
      legalHolds: () => database.selectFrom('legalHolds').select(['reference', 'reason as text']).execute(),
      retentionErasures: () =>
        database.selectFrom('retentionErasures').select(['reference', 'parts as text']).execute(),
      clientNotes: () => database.selectFrom('clientNotes').select(['reference', 'text']).execute(),
      async feedback() {
        const rows = await database.selectFrom('feedback').selectAll().execute()
        return rows.map((row) => ({ ...row, comment: null }))
      },
      async bookings() {
        const rows = await database.selectFrom('bookings').selectAll().execute()
        return rows.map((row) => ({ ...row, privacy: true as const }))
      },
      pageViews: () => database.selectFrom('pageViews').selectAll().execute(),
      comments: () => database.selectFrom('comments').select(['reference', 'text']).execute(),
      documents: () => database.selectFrom('documentVersions').select(['reference', 'sha256']).execute(),
    },
    async countStored() {
      const counts = countedTables.map(
        (table) =>
          sql`select ${sql.raw(table === 'page_views' ? 'sum(views)' : 'count(*)')} as rows from ${sql.table(table)}`,
      )
      const { rows } = await sql<{
        rows: number | string | null
      }>`${sql.join(counts, sql` union all `)}`.execute(database)
      return rows.reduce((sum, { rows: count }) => sum + Number(count), 0)
    },
    async queuedMails() {
      const mails = await database.selectFrom('outbox').select('id').execute()
      return mails.length
    },
    async refuseMails(about) {
      await database
        .updateTable('outbox')
        .set({ refusedAt: context.clock().toISOString(), lastError: 'EENVELOPE' })
        .where('about', '=', about)
        .where('sentAt', 'is', null)
        .execute()
    },
    async addFailedMail() {
      const id = randomUUID()
      const now = context.clock().toISOString()
      await database
        .insertInto('outbox')
        .values({
          id,
          kind: 'enquiry',
          recipient: 'asha.rao@example.in',
          subject: 'Your enquiry',
          body: 'Thank you.',
          createdAt: now,
          attempts: 3,
          nextAttemptAt: now,
          refusedAt: now,
          lastError: 'EENVELOPE 550',
        })
        .execute()
      return id
    },
    async chainAudit() {
      await createChainWriter({ database, secret: auditSecret(context) })()
    },
    addAccount: (account) => addAccount(database, { ...account, now: context.clock(), isCheap: true }),
    addSession: (username) => addSession(database, username, { now: context.clock() }),
    linkKey: (link, subject) => findLinkKey(context, link, subject),
    unsubscribeKey: (username) =>
      store(database, (transaction) => addUnsubscribeKey(transaction, username, context.clock())),
    async breakStorage({ reads }) {
      broken = reads ? [...lastWritten, ...readFirst] : lastWritten
      for (const table of broken) await hideTable(database, table)
    },
    async repairStorage() {
      for (const table of broken) await showTable(database, table)
    },
    close: server.close,
  }
}

/**
 * Makes each statement on a table fail. On SQLite an empty temporary table of the same name hides it from the connection:
 * to rename a table, SQLite reads its whole schema again, which takes milliseconds.
 */
async function hideTable(database: Database, table: string): Promise<void> {
  await (
    isPostgres(database)
      ? sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`
      : sql`create temp table ${sql.table(table)} (hidden integer)`
  ).execute(database)
}

async function showTable(database: Database, table: string): Promise<void> {
  await (
    isPostgres(database)
      ? sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`
      : sql`drop table ${sql.table(`temp.${table}`)}`
  ).execute(database)
}
