/**
 * Guards removed one at a time from a copy of the server: each must fail a test by its expectation, not by failing to
 * run at all.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPostgres } from '../../../server/testing/cluster.ts'
import { MissingRequirementError } from '../trial.ts'
import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

interface Guard {
  readonly what: string
  /** Inside `server/`. */
  readonly file: string
  /** Occurs in the file once. */
  readonly guard: string
  readonly without: string
  /** Test files that cover it. */
  readonly tests: readonly string[]
}

const guards: readonly Guard[] = [
  {
    what: 'the origin check',
    file: 'contract/core/origin.ts',
    guard: 'if (safeMethods.includes(request.method)) return undefined',
    without: 'if (request.method) return undefined',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the rate limits',
    file: 'platform/http/rate-limits.ts',
    guard: 'await limiterOf(endpoint).consume(limitKey(address))',
    without: 'await Promise.resolve(limitKey(address))',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the schema of a body',
    file: 'contract/core/check-call.ts',
    guard: 'const fields = validateFields(request, read.json)',
    without: 'const fields = { value: read.json as never }',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the size limit of a body',
    file: 'platform/http/body.ts',
    guard: 'express.raw({ type: () => true, limit, inflate: false })',
    without: "express.raw({ type: () => true, limit: '9mb', inflate: false })",
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the transaction',
    file: 'platform/database/database.ts',
    guard: 'withTimeout(database.transaction().execute(write))',
    without: 'withTimeout(write(database as never))',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the comparison of a repeat',
    file: 'contract/core/idempotency.ts',
    guard: "names.every((name) => stored[name] === received[name]) ? undefined : refuse('referenceReused')",
    without: 'names.every((name) => stored[name] === received[name] || true) ? undefined : undefined',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the media type',
    file: 'contract/core/check-call.ts',
    guard: '  if (refusal) return refusal\n  const read = await call.readText(limit)',
    without: '  if (refusal && !refusal) return refusal\n  const read = await call.readText(limit)',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the schema of a response',
    file: 'platform/http/api.ts',
    guard: 'const body = schema?.parse(outcome.body)',
    without: 'const body = outcome.body',
    tests: ['platform/http/api.test.ts'],
  },
  {
    what: 'the serializer of logged errors',
    file: 'platform/observability/log.ts',
    guard: 'serializers: { err: describeError }',
    without: 'serializers: {}',
    tests: ['platform/observability/log.test.ts'],
  },
  {
    what: 'synced commits',
    file: 'platform/database/sqlite.ts',
    guard: "sqlite.pragma('synchronous = FULL')",
    without: "sqlite.pragma('synchronous = NORMAL')",
    tests: ['platform/database/database.test.ts'],
  },
  {
    what: 'the lease of a mail',
    file: 'platform/mail/outbox.ts',
    guard: "row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', at)]),",
    without: '',
    tests: ['platform/mail/outbox-worker.test.ts'],
  },
  {
    what: 'the unique constraint of a slot',
    file: 'features/bookings/migrations/0006-bookings.ts',
    guard: ".addUniqueConstraint('bookings_slot', ['start', 'consultant'])",
    without: '',
    tests: ['features/bookings/book-meeting.test.ts'],
  },
  {
    what: 'the rules of a start',
    file: 'features/bookings/book-meeting.ts',
    guard: 'if (refusal) return refusal',
    without: 'if (refusal && !refusal) return refusal',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the key of a link',
    file: 'features/bookings/booking-context.ts',
    guard: "isSame(sign(each.value, 'booking', reference), signature)",
    without: "(sign(each.value, 'booking', reference) !== '' || isSame('', signature))",
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the mark of a reminder',
    file: 'features/bookings/queries.ts',
    guard: ".where(reminder, 'is', null)\n    .returning('reference')",
    without: ".returning('reference')",
    tests: ['features/bookings/remind.test.ts'],
  },
  {
    what: 'discarding of broken connections',
    file: 'platform/database/postgres.ts',
    guard: 'client.release(isDiscarded === true || failure !== undefined)',
    without: 'client.release()',
    tests: ['platform/database/postgres.test.ts'],
  },
  {
    what: 'accepting queued connections at shutdown',
    file: 'platform/http/listen.ts',
    guard: 'isOver = isQueueAccepted && (',
    without: 'isOver = (',
    tests: ['platform/http/listen.test.ts'],
  },
  {
    what: 'the check of a file by its content',
    file: 'platform/http/uploads.ts',
    guard: "if ('problem' in judged) return judged",
    without:
      "if ('problem' in judged) return { name: 'cv.pdf', kind: 'pdf', bytes, sha256: '', keep: () => target.keep() }",
    tests: ['features/applications/hostile-uploads.test.ts'],
  },
  {
    what: 'the removal of rejected files',
    file: 'platform/files/file-store.ts',
    guard: 'await rm(path, { force: true })\n    },\n  }',
    without: 'await Promise.resolve(path)\n    },\n  }',
    tests: ['features/applications/hostile-uploads.test.ts'],
  },
  {
    what: 'the size limit of an unpacked document',
    file: 'platform/files/check-document.ts',
    guard: 'if (unpacked > limits.unpacked || packed > bytes)',
    without: 'if (unpacked < 0)',
    tests: ['features/applications/hostile-uploads.test.ts'],
  },
  {
    what: 'the timeout of a slow upload',
    file: 'platform/http/uploads.ts',
    guard: 'if (recent < patience.least) tooSlow()',
    without: 'if (recent < 0) tooSlow()',
    tests: ['platform/http/uploads.test.ts'],
  },
  {
    what: 'the content security policy',
    file: 'platform/http/security-headers.ts',
    guard: `scriptSrc: ["'self'"],`,
    without: `scriptSrc: ["'self'", "'unsafe-inline'"],`,
    tests: ['platform/http/security-headers.test.ts'],
  },
]

const root = join(import.meta.dirname, '../../..')

const inServer = (tests: readonly string[]) => tests.map((test) => `server/${test}`)

export const guardsTrial: Trial = {
  name: 'guards removed one at a time',
  async run(context) {
    const { scaled, check, count, note, defer } = context
    if (!hasPostgres())
      throw new MissingRequirementError('Some of the tests need PostgreSQL, which is not installed.')
    const copy = copyServer()
    // A PostgreSQL started by the tests stops shortly after them.
    defer(() => rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
    const chosen = guards.slice(0, scaled(guards.length))
    const unchanged = await runTests(
      context,
      copy,
      inServer([...new Set(chosen.flatMap(({ tests }) => tests))]),
    )
    check(unchanged.hasPassed, `the tests fail with every guard in place: ${unchanged.failedTest}`)

    for (const { what, file, guard, without, tests } of chosen) {
      const path = join(copy, 'server', file)
      const source = readFileSync(path, 'utf8')
      check(source.split(guard).length === 2, `${what} does not occur once in ${file}`)
      writeFileSync(
        path,
        source.replace(guard, () => without),
      )
      const { failedTest } = await runTests(context, copy, inServer(tests))
      writeFileSync(path, source)
      check(failedTest !== undefined, `no test of ${tests.join(', ')} fails without ${what}`)
      note(`without ${what}: ${failedTest ?? 'no test failed'}`)
      count()
    }
  },
}

/** Copies the server to a folder in which `@anupalan/server` resolves to the copy. */
function copyServer(): string {
  const copy = mkdtempSync(join(tmpdir(), 'anupalan-guards-'))
  // Interrupted tests leave their folders in here; PostgreSQL's user needs access to them.
  chmodSync(copy, 0o711)
  mkdirSync(join(copy, 'tmp'))
  chmodSync(join(copy, 'tmp'), 0o1777)
  cpSync(join(root, 'server'), join(copy, 'server'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(copy, name))
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    // A test must fail by its expectation, not because the machine is busy.
    "export default { test: { include: ['server/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } }\n",
  )
  mkdirSync(join(copy, 'node_modules/@anupalan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@anupalan') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  symlinkSync(join(copy, 'server'), join(copy, 'node_modules/@anupalan/server'))
  return copy
}
