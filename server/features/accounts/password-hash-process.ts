/**
 * Child process that computes Argon2id hashes for `password-hashes.ts`, one at a time, at a lower priority than the
 * server.
 */
import { getPriority, setPriority, constants } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashRequest, HashResponse } from './password-hashes.ts'

// Where a server runs at a lower priority already, raising it back would need a right.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

// Ctrl+C reaches the whole process group. The server finishes its open requests first, then disconnects.
process.on('SIGINT', () => undefined)

process.on('message', (request: HashRequest) => {
  const { id, password, cost, passwordHash } = request
  const response: HashResponse =
    passwordHash === undefined
      ? { id, result: hashSync(password, cost) }
      : { id, result: verifySync(passwordHash, password) }
  process.send?.(response)
})
