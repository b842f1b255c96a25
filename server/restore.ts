/** Restores a backup: `node server/restore.ts <folder> [--replace]`, while no server runs. */
import { restore } from './platform/backup.ts'
import { runTool } from './platform/tool.ts'

await runTool('restore', async ({ config, file, isReplacing }) => {
  await restore(config, file, { isReplacing })
  return `Restored from ${file}`
})
