/** Checks the types of each package with its own tsconfig, so that Node's and the DOM's types are used only where allowed. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'

const projects = globSync(['.storybook/tsconfig.json', '*/tsconfig.json', '*/*/tsconfig.json'], {
  exclude: (path) => path.includes('node_modules'),
})
let failed = 0
for (const project of projects.toSorted()) {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit', shell: false })
  if (status !== 0) failed++
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} types of ${dirname(project)}`)
}
process.exitCode = failed === 0 ? 0 : 1
