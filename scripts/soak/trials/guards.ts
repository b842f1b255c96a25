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
import { guards } from '../guard-cases.ts'
import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

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
