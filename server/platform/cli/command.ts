/** Commands of the CLI: arguments, locking and errors. */
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
  /** Options by name, as parsed by `parseArgs` of `node:util`. */
  readonly options: Readonly<Record<string, unknown>>
  /** Opens the database, which is closed when the command ends. */
  readonly openDatabase: () => Promise<Database>
}

export interface Command {
  readonly options?: ParseArgsConfig['options']
  /** Whether only one such command may run on a data folder; others wait. */
  readonly isExclusive?: boolean
  /** @returns the line that is printed. */
  readonly run: (call: CommandCall) => Promise<string>
}

/** Runs a command on the storage of the settings. An error is one line and exit code 1. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  migrations: Migrations,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const databases: Database[] = []
  // The files that it writes contain personal data: only its own user may read them.
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
    const done = await (command.isExclusive ? runExclusively(name, config, command, call) : command.run(call))
    process.stdout.write(`${done}\n`)
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  } finally {
    await Promise.all(databases.map((database) => database.destroy()))
  }
}

async function runExclusively(
  name: string,
  { dataDir }: Config,
  command: Command,
  call: CommandCall,
): Promise<string> {
  const lock = await awaitFolder(dataDir, 'commands', name, {
    shouldWait: () => true,
    onWait: ({ message }) => console.error(`Waiting for another command. ${message}`),
  })
  try {
    return await command.run(call)
  } finally {
    lock.release()
  }
}

/** The only positional argument. @throws Error with the usage if there are more or fewer. */
export function onlyPositional({ positionals }: CommandCall, usage: string): string {
  const [value, ...others] = positionals
  if (value === undefined || others.length > 0) throw new Error(`Usage: ${usage}`)
  return value
}
