import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface RunOptions {
  /** Added to the environment of this process. */
  env?: Readonly<Record<string, string>>
  /** Whether to return a status other than 0 instead of throwing. @default false */
  mayFail?: boolean
  /** @default the root of the project */
  cwd?: string
}

/** Runs a command with this process's output. Does not block: this process may serve the command's requests. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, mayFail = false, cwd = join(import.meta.dirname, '..') }: RunOptions = {},
): Promise<number | null> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} failed`)
  return status
}
