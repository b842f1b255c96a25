import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface RunOptions {
  /** Beside the environment of this process. */
  env?: Readonly<Record<string, string>>
  /** Whether the caller judges by the status. @default false: a status other than 0 throws */
  mayFail?: boolean
  /** @default the root of the project */
  cwd?: string
}

/** Runs a command whose words go where this process's do. Waits without blocking: what runs may be served by it. */
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
