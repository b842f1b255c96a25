/** Commands of one line: what they read, and how they fail. */
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { awaitFolder } from '../database/folder-lock.ts'
import { reasonOf } from '../http/errors.ts'

export interface ToolCall {
  readonly config: Config
  readonly file: string
  readonly isReplacing: boolean
}

/**
 * Runs a command on the database that the environment names, once no other such command runs; a failure is one line.
 *
 * @param work returns the line that says what was done.
 */
export async function runTool(
  name: 'backup' | 'restore',
  work: (call: ToolCall) => Promise<string>,
): Promise<void> {
  // What it writes holds personal data: only its own user may read it.
  process.umask(0o077)
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: name === 'restore' ? { replace: { type: 'boolean', default: false } } : {},
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0)
      throw new Error(`Name one folder: npm run ${name} -- <folder>`)
    const isReplacing = 'replace' in values && values.replace === true
    const config = readConfig(process.env)
    const turn = await awaitFolder(config.dataDir, 'commands', name, {
      isWaitedFor: () => true,
      onWait: ({ message }) => console.error(`Waiting for its turn. ${message}`),
    })
    try {
      const done = await work({ config, file, isReplacing })
      process.stdout.write(`${done}\n`)
    } finally {
      turn.release()
    }
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
