import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestIdentity, hashEntry, keyIdOf, signHead } from './chain.ts'

const key = { id: '0123abcd', value: 'a key of the audit chain, for tests' }

const entry = {
  id: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001',
  at: '2026-11-20T08:30:00.000Z',
  action: 'role.change',
  role: 'admin',
  subject: null,
  requestId: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0002',
  details: '{"from":"client","to":"readonly"}',
  digests: '{"user":"0123abcd.x"}',
} as const

describe('the hashes of the audit chain', () => {
  test('are an HMAC of a JSON list, so that chains of today are verified by later versions', () => {
    const canonical =
      '["audit entry 1",7,"0123abcd.before","0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001","2026-11-20T08:30:00.000Z",' +
      '"role.change","admin",null,"0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0002",' +
      String.raw`"{\"from\":\"client\",\"to\":\"readonly\"}","{\"user\":\"0123abcd.x\"}"]`
    const expected = createHmac('sha256', key.value).update(canonical).digest('base64url')
    expect(hashEntry(key, { sequence: 7, previous: '0123abcd.before' }, entry)).toBe(`0123abcd.${expected}`)
    expect(keyIdOf(`0123abcd.${expected}`)).toBe('0123abcd')
  })

  test('of heads and of identities are never valid as those of entries', () => {
    const hashes = [
      signHead(key, { sequence: 7, hash: 'x' }),
      digestIdentity(key, { kind: '7', nonce: 'x', value: '' }),
      digestIdentity(key, { kind: '7', nonce: '', value: 'x' }),
      hashEntry(key, { sequence: 7, previous: 'x' }, entry),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('differ for any two entries that differ in a column, also if text moves from one column to the next', () => {
    const column = fc.option(
      fc.string({ maxLength: 4, unit: fc.constantFrom('a', '"', ',', '\\', 'n', '\n') }),
    )
    const content = fc.record({
      id: fc.constantFrom('a', 'b'),
      at: fc.constant('x'),
      action: fc.constant('y'),
      role: column,
      subject: column,
      requestId: column,
      details: column,
      digests: fc.constant('{}'),
    })
    fc.assert(
      fc.property(content, content, (one, other) => {
        const position = { sequence: 1, previous: '' }
        const areEqual = JSON.stringify(one) === JSON.stringify(other)
        expect(hashEntry(key, position, one) === hashEntry(key, position, other)).toBe(areEqual)
      }),
    )
  })
})
