/** The server as its own process, as it is deployed. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ServerProcess {
  readonly child: ChildProcess
  /** Where it is, once it says so; rejects with what it said where it ends before. */
  readonly url: Promise<string>
  /** Its exit code, `null` where a signal ended it, and everything it said. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>
}

/**
 * @param environment only this, and the path to find Node by.
 * @param program the server's own by default.
 */
export function startProcess(
  flags: readonly string[],
  environment: Record<string, string>,
  { program = join(import.meta.dirname, '../main.ts') }: { readonly program?: string } = {},
): ServerProcess {
  const child = spawn(process.execPath, [program, ...flags], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  let isTold = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })

  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }))
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isTold) return
      const told = / is at (http:\S+)\n/.exec(output)?.[1]
      if (told) resolve(told)
      isTold = told !== undefined
    })
    void ended.then(() => reject(new Error(`It ended before it listened.\n${output}${errors}`)))
  })
  // Whoever waits for the end need not wait for the address as well.
  url.catch(() => {})
  return { child, url, ended }
}
