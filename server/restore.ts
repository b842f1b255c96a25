/** Restores a backup: `node server/restore.ts <folder> [--replace]`, while no server runs. */
import { restore } from './platform/database/backup.ts'
import { runTool } from './platform/cli/command.ts'

await runTool('restore', async ({ config, file, isReplacing }) => {
  await restore(config, file, { isReplacing })
  return `Restored from ${file}`
})
