import { describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { conformanceTarget } from './testing/conformance-target.ts'
import { databaseKinds } from './testing/databases.ts'
import type { DatabaseKind } from './testing/databases.ts'
import { startTestServer } from './testing/start-server.ts'

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

for (const kind of databaseKinds) describeConformance(`The server on ${kind.name}`, startOn(kind))
