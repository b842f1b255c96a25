import { describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { sql } from 'kysely'
import { findApplication } from './features/applications/queries.ts'
import { databaseKinds } from './testing/databases.ts'
import type { DatabaseKind } from './testing/databases.ts'
import { startTestServer } from './testing/start-server.ts'

const startOn =
  (kind: DatabaseKind): StartTarget =>
  async ({ rateLimits, clock, meetings }) => {
    const server = await startTestServer({ kind, clock, meetings, settings: { RATE_LIMITS: rateLimits } })
    const { database } = server
    return {
      origin: server.url,
      fetch: server.fetch,
      stored: {
        async applications() {
          const rows = await database.selectFrom('applications').select('reference').execute()
          const stored = await Promise.all(rows.map(({ reference }) => findApplication(database, reference)))
          return stored.map((application) => {
            const { key: _key, ...cv } = application!.cv
            return { ...application!, cv }
          })
        },
        async enquiries() {
          const rows = await database.selectFrom('enquiries').selectAll().execute()
          return rows.map((row) => ({ ...row, privacy: true as const }))
        },
        async feedback() {
          const rows = await database.selectFrom('feedback').selectAll().execute()
          return rows.map((row) => ({ ...row, comment: null }))
        },
        async bookings() {
          const rows = await database.selectFrom('bookings').selectAll().execute()
          return rows.map((row) => ({ ...row, privacy: true as const }))
        },
        pageViews: () => database.selectFrom('pageViews').selectAll().execute(),
      },
      async queuedMails() {
        const mails = await database.selectFrom('outbox').select('id').execute()
        return mails.length
      },
      // The last write of each transaction fails, so that a test can check the rollback of the first.
      async breakStorage() {
        await sql`alter table outbox rename to outbox_away`.execute(database)
        await sql`alter table page_views rename to page_views_away`.execute(database)
        await sql`alter table bookings rename to bookings_away`.execute(database)
      },
      async repairStorage() {
        await sql`alter table outbox_away rename to outbox`.execute(database)
        await sql`alter table page_views_away rename to page_views`.execute(database)
        await sql`alter table bookings_away rename to bookings`.execute(database)
      },
      close: server.close,
    }
  }

for (const kind of databaseKinds) describeConformance(`The server on ${kind.name}`, startOn(kind))
