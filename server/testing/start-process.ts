/** Starts the server as a process, as in production. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compileCache, nodeOptions } from './start-command.ts'

export interface ServerProcess {
  readonly child: ChildProcess
  /** Its URL, once it is printed; rejects with the output if the process exits before. */
  readonly url: Promise<string>
  /** Its exit code, `null` if a signal ended it, and its output. */
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
  const child = spawn(process.execPath, [...nodeOptions, program, ...flags], {
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  let isResolved = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })

  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }))
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isResolved) return
      const found = / is at (http:\S+)\n/.exec(output)?.[1]
      if (found) resolve(found)
      isResolved = found !== undefined
    })
    void ended.then(() => reject(new Error(`The process exited before it listened.\n${output}${errors}`)))
  })
  // Not every caller awaits the URL.
  url.catch(() => {})
  return { child, url, ended }
}
