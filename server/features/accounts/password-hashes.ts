/**
 * Argon2id (RFC 9106) in a child process of lower priority, so that a flood of sign-ins takes only the processor time
 * that other requests leave. Threads of the server would have the server's own priority.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface HashRequest {
  readonly id: number
  readonly password: string
  readonly cost: typeof cost
  /** The hash to verify the password against. Without one, the password is hashed. */
  readonly passwordHash: string | undefined
}

export interface HashResponse {
  readonly id: number
  readonly result: string | boolean
}

export interface PasswordHashes {
  /** @throws Error if the process ends meanwhile. */
  readonly hash: (password: string) => Promise<string>
  /** @throws Error if the process ends meanwhile. */
  readonly verify: (passwordHash: string, password: string) => Promise<boolean>
  /** Of the running process; undefined before the first call, and after the process ended. */
  readonly pid: () => number | undefined
}

/** The process starts with the first call, and again with the next call after it ended. */
export function createPasswordHashes(): PasswordHashes {
  let child: ChildProcess | undefined
  let lastId = 0
  const pending = new Map<number, PromiseWithResolvers<string | boolean>>()

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./password-hash-process.ts', import.meta.url)), {
      // It needs none of the server's secrets, nor its debugger's port.
      env: {},
      execArgv: [],
      // JSON would change a lone surrogate in a password.
      serialization: 'advanced',
    })
    const end = (reason: string) => {
      if (child === started) child = undefined
      for (const { reject } of pending.values()) reject(new Error(`Password hashing ended: ${reason}`))
      pending.clear()
    }
    started.on('message', ({ id, result }: HashResponse) => {
      pending.get(id)?.resolve(result)
      pending.delete(id)
      // An idle process does not keep the server running.
      if (pending.size === 0) setReferenced(started, false)
    })
    started.on('error', (error) => end(error.message))
    started.on('exit', (code, signal) => end(`${signal ?? code}`))
    return started
  }

  function request(password: string, passwordHash?: string): Promise<string | boolean> {
    const current = (child ??= start())
    const id = ++lastId
    const settled = Promise.withResolvers<string | boolean>()
    pending.set(id, settled)
    setReferenced(current, true)
    current.send({ id, password, cost, passwordHash } satisfies HashRequest, (error) => {
      if (error) settled.reject(error)
    })
    return settled.promise
  }

  return {
    hash: async (password) => String(await request(password)),
    verify: async (passwordHash, password) => (await request(password, passwordHash)) === true,
    pid: () => child?.pid,
  }
}

function setReferenced(child: ChildProcess, isReferenced: boolean) {
  const method = isReferenced ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
}
