/** The conformance suite on the server with one kind of database. Each kind has a test file, so that both run at once. */
import { describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { expect, test } from 'vitest'
import { readAuditShapes } from './audit-shapes.ts'
import { auditedShapes } from './audited-shapes.ts'
import { conformanceTarget } from './conformance-target.ts'
import { databaseKinds } from './databases.ts'
import type { DatabaseKind } from './databases.ts'
import { startTestServer } from './start-server.ts'

/** @param shapes what the audit trails of all targets have recorded is added to it. */
const startOn =
  (kind: DatabaseKind, shapes: Set<string>): StartTarget =>
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
    const addShapes = async () => {
      for (const shape of await readAuditShapes(server.database)) shapes.add(shape)
    }
    return {
      ...target,
      async chainAudit() {
        await addShapes()
        await target.chainAudit()
      },
      async close() {
        await addShapes()
        await target.close()
      },
    }
  }

function describeServerOn(kind: DatabaseKind, suite: string): void {
  const shapes = new Set<string>()
  describeConformance(suite, startOn(kind, shapes))
  test(`${suite} has recorded each action with what it is about`, () => {
    expect([...shapes].toSorted()).toEqual(auditedShapes)
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
