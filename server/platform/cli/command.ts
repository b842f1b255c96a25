/** Commands of the CLI: their arguments, their turn and their errors. */
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database, Migrations } from '../database/database.ts'
import { awaitFolder } from '../database/folder-lock.ts'
import { reasonOf } from '../http/errors.ts'

export interface CommandCall {
  readonly config: Config
  readonly positionals: readonly string[]
  /** Options by name, as `parseArgs` of `node:util` reads them. */
  readonly options: Readonly<Record<string, unknown>>
  /** Opens the database, which is closed when the command has ended. */
  readonly openDatabase: () => Promise<Database>
}

export interface Command {
  readonly options?: ParseArgsConfig['options']
  /** Whether it waits until no other such command runs on the same data folder. */
  readonly isExclusive?: boolean
  /** @returns the line that says what was done. */
  readonly run: (call: CommandCall) => Promise<string>
}

/** Runs a command on the storage that the environment names. An error is one line and exit code 1. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  migrations: Migrations,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const databases: Database[] = []
  // The files that it writes contain personal data: only their own user may read them.
  process.umask(0o077)
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command)
      throw new Error(
        `There is no command ${name}. Commands: ${Object.keys(commands).toSorted().join(', ')}.`,
      )
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: command.options ?? {},
    })
    const config = readConfig(process.env)
    const call: CommandCall = {
      config,
      positionals,
      options: { ...values },
      async openDatabase() {
        const database = await openDatabase(config, migrations)
        databases.push(database)
        return database
      },
    }
    const done = await (command.isExclusive ? takeTurn(name, config, command, call) : command.run(call))
    process.stdout.write(`${done}\n`)
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  } finally {
    await Promise.all(databases.map((database) => database.destroy()))
  }
}

async function takeTurn(
  name: string,
  { dataDir }: Config,
  command: Command,
  call: CommandCall,
): Promise<string> {
  const lock = await awaitFolder(dataDir, 'commands', name, {
    isWaitedFor: () => true,
    onWait: ({ message }) => console.error(`Waiting for its turn. ${message}`),
  })
  try {
    return await command.run(call)
  } finally {
    lock.release()
  }
}

/** The only positional argument. @throws Error that shows the usage if there is another number of them. */
export function onlyPositional({ positionals }: CommandCall, usage: string): string {
  const [value, ...others] = positionals
  if (value === undefined || others.length > 0) throw new Error(`Usage: ${usage}`)
  return value
}
