/** Commands on the server's storage: `node server/cli.ts <command>`, `npm run backup -- <folder>`. */
import { collections, features, migrations } from './features.ts'
import { auditCommands } from './platform/audit/audit-commands.ts'
import { backupCommands } from './platform/cli/backup-commands.ts'
import { runCommand } from './platform/cli/command.ts'
import { secretCommands } from './platform/cli/secret-commands.ts'
import { mergeUnique } from './platform/merge-unique.ts'

const commands = mergeUnique('command', [
  backupCommands(collections),
  secretCommands,
  auditCommands,
  ...features.map((feature) => feature.commands ?? {}),
])

await runCommand(commands, migrations, process.argv.slice(2))
