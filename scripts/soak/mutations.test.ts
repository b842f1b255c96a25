/** The trials replace lines of code, which must still exist: each occurs once in its file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guards } from './guard-cases.ts'
import { plantedFaults } from './planted-fault-cases.ts'
import { mutations } from './trials/behaviour-mutations.ts'

const root = join(import.meta.dirname, '../..')

const lines = [
  ...guards.map(({ what, file, guard }) => [what, join('server', file), guard] as const),
  ...mutations.map(
    ({ what, component, file, right }) =>
      [what, join('design-system/components', component, file), right] as const,
  ),
  ...plantedFaults.map(({ what, file, right }) => [what, file, right] as const),
]

test.each(lines)('%s: its code occurs once in %s', (_what, file, code) => {
  expect(readFileSync(join(root, file), 'utf8').split(code)).toHaveLength(2)
})
