/** The conformance suite on the server with one kind of database. Each kind has a test file, so that both run at once. */
import { describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { expect, test } from 'vitest'
import { serverJobs } from '../jobs.ts'
import { isPostgres } from '../platform/database/dialect.ts'
import { DAY_MS } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { conformanceTarget } from './conformance-target.ts'
import { databaseKinds } from './databases.ts'
import type { DatabaseKind } from './databases.ts'
import { readTables } from './read-tables.ts'
import { readActivityShapes, readAuditShapes, readMailShapes } from './record-shapes.ts'
import { activityShapes, auditShapes, keptTables, mailShapes } from './recorded-shapes.ts'
import { startTestServer } from './start-server.ts'
import type { TestServer } from './start-server.ts'

/** What the targets of a suite have recorded; see `record-shapes.ts`. */
interface Recorded {
  readonly audit: Set<string>
  readonly activity: Set<string>
  readonly mails: Set<string>
  /** Tables with rows that no job erases by age; on SQLite alone. */
  readonly kept: Set<string>
}

const TWENTY_YEARS_MS = 20 * 366 * DAY_MS

/** Runs the jobs that finish something, later those that erase, and adds the tables that have rows afterwards. */
async function addKept({ database, context }: TestServer, kept: Set<string>): Promise<void> {
  let now = context.clock()
  const jobs = serverJobs({ ...context, clock: () => now, log: createLog({ write: () => {} }) })
  for (const names of [/^finish-/, /^(?:erase|remove)-/]) {
    now = new Date(now.getTime() + TWENTY_YEARS_MS)
    for (const { name, run } of jobs) if (names.test(name)) await run(new AbortController().signal)
  }
  for (const [table, rows] of Object.entries(await readTables(database)))
    if (rows.length > 0 && !ofDatabase.test(table)) kept.add(table)
}

/** Tables of the migrations, and of the full-text search. */
const ofDatabase = /^(?:kysely_|client_search)/

/** @param recorded is added to */
const startOn =
  (kind: DatabaseKind, { audit, activity, mails, kept }: Recorded): StartTarget =>
  async ({ rateLimits, clock, meetings, registration = 'closed', staffSecondFactor = 'optional' }) => {
    const server = await startTestServer({
      kind,
      clock,
      meetings,
      settings: {
        RATE_LIMITS: rateLimits,
        REGISTRATION: registration,
        STAFF_SECOND_FACTOR: staffSecondFactor,
      },
    })
    const target = conformanceTarget(server)
    const addAudit = async () => {
      for (const shape of await readAuditShapes(server.database)) audit.add(shape)
    }
    return {
      ...target,
      async chainAudit() {
        await addAudit()
        await target.chainAudit()
      },
      async close() {
        await addAudit()
        for (const shape of await readActivityShapes(server.database)) activity.add(shape)
        for (const shape of await readMailShapes(server.database)) mails.add(shape)
        // The jobs are the same on PostgreSQL, where every table takes a round trip.
        if (!isPostgres(server.database)) await addKept(server, kept)
        await target.close()
      },
    }
  }

function describeServerOn(kind: DatabaseKind, suite: string): void {
  const recorded: Recorded = { audit: new Set(), activity: new Set(), mails: new Set(), kept: new Set() }
  describeConformance(suite, startOn(kind, recorded))
  test.each([
    ['audit', auditShapes],
    ['activity', activityShapes],
    ['mails', mailShapes],
    ...(kind.name === 'SQLite' ? [['kept', keptTables] as const] : []),
  ] as const)(`${suite} has recorded, in its %s, what each call is about`, (part, shapes) => {
    expect([...recorded[part]].toSorted()).toEqual(shapes)
  })
}

/** Skipped if that database is not installed, which `databaseKinds` says aloud, and in CI is an error. */
export function describeServer(name: DatabaseKind['name']): void {
  const kind = databaseKinds.find((each) => each.name === name)
  const suite = `The server on ${name}`
  if (kind) return describeServerOn(kind, suite)
  // oxlint-disable-next-line vitest/no-disabled-tests -- a file without a test is a failure
  test.skip(`${suite} conforms to the contract`, () => {})
}
