/**
 * `npm run accessibility`: runs the stories with axe and writes the data of Storybook's accessibility page;
 * `npm run accessibility -- toast` runs only files whose path contains "toast" and keeps the other results.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=stories',
    '--reporter=default',
    '--reporter=./.storybook/accessibility-reporter.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, VITEST_PROJECTS: 'stories' } },
)
process.exitCode = status ?? 1
