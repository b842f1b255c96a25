/**
 * `npm run accessibility`: runs the stories with axe and writes what the workbench's accessibility page tells;
 * `npm run accessibility -- toast` asks of the files whose path holds "toast" and keeps the rest.
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
