/** Runs commands of the CLI as processes. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Folder of Node's compile cache: compiling the modules is more than half of the time of a start. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/compiled')

/** Options of Node with which the server is started: the maximum of the semi-spaces is in MB. */
export const nodeOptions: readonly string[] = ['--max-semi-space-size=16']

const program = join(import.meta.dirname, '../cli.ts')

const environmentOf = (environment: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  ...environment,
})

/**
 * Starts a command.
 *
 * @param environment only this, the path to find Node by, and the compile cache.
 */
export const startCommand = (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [program, ...args], {
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs a command to its end. @param environment as of `startCommand` */
export function runCommand(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: environmentOf(environment),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
