/** Backs up the database: `node server/backup.ts <file>`, also while the server runs. */
import { backupDatabase } from './platform/backup.ts'
import { runTool } from './platform/tool.ts'

await runTool('backup', async ({ config, file }) => {
  await backupDatabase(config, file)
  return `Backed up into ${file}`
})
