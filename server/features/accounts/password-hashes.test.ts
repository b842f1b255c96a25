import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { createPasswordHashes } from './password-hashes.ts'

const { hash, verify, pid } = createPasswordHashes()

test('verifies a password against its hash', async () => {
  const made = await hash('correct horse battery staple')
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(made, 'correct horse battery staple')).toBe(true)
  expect(await verify(made, 'correct horse battery stapler')).toBe(false)
})

test('responses reach their own callers', async () => {
  const passwords = ['क१', 'क२', '\ud800', '\udfff']
  const made = await Promise.all(passwords.map(hash))
  const right = await Promise.all(made.map((each, index) => verify(each, passwords[index] ?? '')))
  expect(right).toEqual([true, true, true, true])
  expect(await verify(made[0] ?? '', 'क२')).toBe(false)
})

test('hashes at a lower priority than the server', async () => {
  await hash('anything')
  const child = pid() ?? 0
  expect(getPriority(child)).toBeGreaterThan(getPriority())
})

test('a process that was killed rejects what waits, and starts again', async () => {
  await hash('anything')
  const first = pid() ?? 0
  const waiting = hash('something')
  process.kill(first, 'SIGKILL')
  await expect(waiting).rejects.toThrow('Password hashing ended: SIGKILL')
  expect(pid()).toBeUndefined()
  expect(await hash('something')).toContain('argon2id')
  expect(pid()).not.toBe(first)
})

test('an idle process does not keep the server running', async () => {
  const module = new URL('./password-hashes.ts', import.meta.url).href
  const program = `const { createPasswordHashes } = await import(${JSON.stringify(module)}); await createPasswordHashes().hash('a')`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 })
  expect(await once(server, 'exit')).toEqual([0, null])
})
