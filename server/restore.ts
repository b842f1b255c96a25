/** Restores a backup: `node server/restore.ts <file> [--replace]`, while no server runs. */
import { restoreDatabase } from './platform/backup.ts'
import { runTool } from './platform/tool.ts'

await runTool('restore', async ({ config, file, isReplacing }) => {
  await restoreDatabase(config, file, { isReplacing })
  return `Restored from ${file}`
})
