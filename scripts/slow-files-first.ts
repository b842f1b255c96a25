/** The order of test files: the slowest first, so that no worker still runs one of them when the others have ended. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/**
 * Files of over 30 s on two cores, the slowest first. A fresh clone has no durations of an earlier run, by which the
 * runner would order them; it orders by size, and a short file can have thousands of generated tests.
 */
const slowFiles = [
  'server/postgres-conformance.test.ts',
  'server/sqlite-conformance.test.ts',
  'server/main.test.ts',
  'server/platform/database/backup.test.ts',
  'server/fuzz.test.ts',
  'server/platform/cli/command.test.ts',
  'server/platform/audit/audit-commands.test.ts',
  'server/platform/http/resumable-uploads.test.ts',
  'site/build/vite-plugins/documents-plugin.test.ts',
  'mock-api/conformance.test.ts',
  'site/e2e/page-layout.test.ts',
  'site/e2e/tools.test.ts',
  'site/e2e/accessibility.test.ts',
  'site/e2e/keyboard.test.ts',
  'site/e2e/accounts-sign-in.test.ts',
]

for (const file of slowFiles) {
  if (!existsSync(join(root, file))) throw new Error(`${file} of scripts/slow-files-first.ts does not exist.`)
}

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = slowFiles.indexOf(relative(root, moduleId))
  return rank === -1 ? slowFiles.length : rank
}

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
