/** Backs up the database and the files of its rows: `node server/backup.ts <folder>`, also while the server runs. */
import { applicationFiles } from './features/applications/kept-files.ts'
import { backUp } from './platform/database/backup.ts'
import { runTool } from './platform/cli/command.ts'

await runTool('backup', async ({ config, file }) => {
  const { missing } = await backUp(config, file, [applicationFiles])
  if (missing.length > 0)
    console.error(`Without ${missing.length} files that rows know: ${missing.join(', ')}`)
  return `Backed up into ${file}`
})
