/** Guards removed one at a time, from a copy of the server: each turns a test red. */
import { spawnSync } from 'node:child_process'
import {
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
import type { Trial } from '../trial.ts'

interface Guard {
  readonly what: string
  /** Inside `server/`. */
  readonly file: string
  /** Stands in it once. */
  readonly guard: string
  readonly without: string
  /** Test files that hold it. */
  readonly tests: readonly string[]
}

const guards: readonly Guard[] = [
  {
    what: 'the origin check',
    file: 'contract/origin.ts',
    guard: 'if (safeMethods.includes(request.method)) return undefined',
    without: 'if (request.method) return undefined',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the rate limits',
    file: 'platform/limits.ts',
    guard: 'await limiterOf(endpoint).consume(limitKey(address))',
    without: 'await Promise.resolve(limitKey(address))',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the schema of a body',
    file: 'contract/judge-call.ts',
    guard: 'const fields = judgeFields(endpoint.request, read.json)',
    without: 'const fields = { value: read.json as never }',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the bound of a body',
    file: 'platform/body.ts',
    guard: 'express.raw({ type: () => true, limit, inflate: false })',
    without: "express.raw({ type: () => true, limit: '9mb', inflate: false })",
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the transaction',
    file: 'platform/database.ts',
    guard: 'answerInTime(database.transaction().execute(write))',
    without: 'answerInTime(write(database as never))',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the comparison of a repeat',
    file: 'contract/idempotency.ts',
    guard: "names.every((name) => stored[name] === received[name]) ? undefined : refuse('referenceReused')",
    without: 'names.every((name) => stored[name] === received[name] || true) ? undefined : undefined',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the media type',
    file: 'contract/judge-call.ts',
    guard: '  if (refusal) return refusal\n  const read = await call.readText(limit)',
    without: '  if (refusal && !refusal) return refusal\n  const read = await call.readText(limit)',
    tests: ['conformance.test.ts'],
  },
  {
    what: 'the schema of an answer',
    file: 'platform/api.ts',
    guard: 'const body = schema?.parse(outcome.body)',
    without: 'const body = outcome.body',
    tests: ['platform/api.test.ts'],
  },
  {
    what: 'what an error may log',
    file: 'platform/log.ts',
    guard: 'serializers: { err: describeError }',
    without: 'serializers: {}',
    tests: ['platform/log.test.ts'],
  },
  {
    what: 'synced commits',
    file: 'platform/sqlite.ts',
    guard: "sqlite.pragma('synchronous = FULL')",
    without: "sqlite.pragma('synchronous = NORMAL')",
    tests: ['platform/database.test.ts'],
  },
  {
    what: 'the lease of a mail',
    file: 'platform/outbox.ts',
    guard: "row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', at)]),",
    without: '',
    tests: ['platform/mail/outbox-worker.test.ts'],
  },
  {
    what: 'connections that hang',
    file: 'platform/postgres.ts',
    guard: 'client.release(isDiscarded === true || failure !== undefined)',
    without: 'client.release()',
    tests: ['platform/postgres.test.ts'],
  },
  {
    what: 'the content security policy',
    file: 'platform/security.ts',
    guard: `scriptSrc: ["'self'"],`,
    without: `scriptSrc: ["'self'", "'unsafe-inline'"],`,
    tests: ['platform/security.test.ts'],
  },
]

const root = join(import.meta.dirname, '../../..')

export const guardsTrial: Trial = {
  name: 'guards removed one at a time',
  run({ times, check, count, note, later }) {
    const copy = copyServer()
    later(() => rmSync(copy, { recursive: true, force: true }))
    const chosen = guards.slice(0, times(guards.length))
    const unharmed = runTests(copy, [...new Set(chosen.flatMap(({ tests }) => tests))])
    check(unharmed, 'the tests fail with every guard in place')

    for (const { what, file, guard, without, tests } of chosen) {
      const path = join(copy, 'server', file)
      const source = readFileSync(path, 'utf8')
      check(source.split(guard).length === 2, `${what} does not stand once in ${file}`)
      writeFileSync(path, source.replace(guard, without))
      check(!runTests(copy, tests), `no test of ${tests.join(', ')} misses ${what}`)
      writeFileSync(path, source)
      count()
    }
    note(chosen.map(({ what }) => what).join(', '))
    return Promise.resolve()
  },
}

/** The server in a folder of its own, in which `@anupalan/server` is the copy and not the original. */
function copyServer(): string {
  const copy = mkdtempSync(join(tmpdir(), 'anupalan-guards-'))
  cpSync(join(root, 'server'), join(copy, 'server'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(copy, name))
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    "export default { test: { include: ['server/**/*.test.ts'], environment: 'node' } }\n",
  )
  mkdirSync(join(copy, 'node_modules/@anupalan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@anupalan') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  symlinkSync(join(copy, 'server'), join(copy, 'node_modules/@anupalan/server'))
  return copy
}

function runTests(copy: string, tests: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--bail=1',
      ...tests.map((test) => `server/${test}`),
    ],
    { cwd: copy, stdio: 'ignore', timeout: 180_000 },
  )
  return status === 0
}
