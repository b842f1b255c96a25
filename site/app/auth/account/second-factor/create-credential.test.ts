import { expect, test } from 'vitest'
import { createCredential, interruptionOf } from './create-credential.ts'

test('a passkey that is given up while its code loads is not asked for', async () => {
  const control = new AbortController()
  const created = createCredential({}, control.signal)
  control.abort()
  // The browser's dialog would be refused for another reason: there is none here.
  await expect(created).rejects.toBe(control.signal.reason)
})

test.each([
  ['InvalidStateError', 'exists'],
  ['NotSupportedError', 'unsupported'],
  ['NotAllowedError', 'cancelled'],
] as const)('%s: %s', (name, interruption) => {
  expect(interruptionOf(new DOMException('refused', name))).toBe(interruption)
})
