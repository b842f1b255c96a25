/** The conformance suite on the server with one kind of database. Each kind has a test file, so that both run at once. */
import { describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { test } from 'vitest'
import { conformanceTarget } from './conformance-target.ts'
import { databaseKinds } from './databases.ts'
import type { DatabaseKind } from './databases.ts'
import { startTestServer } from './start-server.ts'

const startOn =
  (kind: DatabaseKind): StartTarget =>
  async ({ rateLimits, clock, meetings, registration = 'closed', staffSecondFactor = 'optional' }) =>
    conformanceTarget(
      await startTestServer({
        kind,
        clock,
        meetings,
        settings: {
          RATE_LIMITS: rateLimits,
          REGISTRATION: registration,
          STAFF_SECOND_FACTOR: staffSecondFactor,
        },
      }),
    )

/** Skipped if that database is not installed, which `databaseKinds` says aloud, and in CI is an error. */
export function describeServer(name: DatabaseKind['name']): void {
  const kind = databaseKinds.find((each) => each.name === name)
  const suite = `The server on ${name}`
  if (kind) return describeConformance(suite, startOn(kind))
  // oxlint-disable-next-line vitest/no-disabled-tests -- a file without a test is a failure
  test.skip(`${suite} conforms to the contract`, () => {})
}
