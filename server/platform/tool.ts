/** Commands of one line: what they read, and how they fail. */
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { reasonOf } from './errors.ts'

export interface ToolCall {
  readonly config: Config
  readonly file: string
  readonly isReplacing: boolean
}

/**
 * Runs a command on the database that the environment names; a failure is one line.
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
    if (file === undefined || others.length > 0) throw new Error(`Name one file: npm run ${name} -- <file>`)
    const isReplacing = 'replace' in values && values.replace === true
    const done = await work({ config: readConfig(process.env), file, isReplacing })
    process.stdout.write(`${done}\n`)
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
