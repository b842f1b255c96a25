/** Starts and stops programs that listen on a local port. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 15_000

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export interface Program {
  /** `http://127.0.0.1:port` */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a program and waits until it responds. Throws after a timeout. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(command, [...args], {
    // The log is discarded: reading it would affect the measurement.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  })
  const stop = () => end(child)
  const url = `http://127.0.0.1:${port}`
  for (
    const deadline = Date.now() + TIMEOUT_MS;
    child.exitCode === null && Date.now() < deadline;
    await wait(50)
  ) {
    const response = await fetch(`${url}/ready`).catch(() => undefined)
    if (response) return { url, stop }
  }
  await stop()
  throw new Error(`${command} ${args.join(' ')} does not respond`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
