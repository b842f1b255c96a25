/**
 * What an earlier release stored or sent out is read by this one. Each value below was made by a release: a test that
 * fails here means that data of a running practice can no longer be read, so the value must not be replaced.
 */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPasswordHashes } from './features/accounts/password-hashes.ts'
import { stepOf } from './features/accounts/second-factors/totp.ts'
import { digestIdentity, signHead } from './platform/audit/chain.ts'
import { configuredSecret } from './platform/database/secrets.ts'
import { digestOf } from './platform/database/tokens.ts'
import { unwrapDataKey } from './platform/files/data-keys.ts'
import { partKey, SEALED_BYTES, sealedSize, sealSegments, SEGMENT_BYTES } from './platform/files/segments.ts'

const dataKey = Buffer.alloc(32, 7)
const auditKey = { id: '0123abcd', value: 'a key of the audit chain, for tests' }

describe('what an earlier release stored', () => {
  test('is an encrypted part of a file', () => {
    const length = SEGMENT_BYTES + 5
    const memory = Buffer.alloc(sealedSize(length))
    memory.fill(1, 0, SEGMENT_BYTES)
    memory.fill(2, SEALED_BYTES, SEALED_BYTES + 5)
    sealSegments(partKey(dataKey, 'objects/a'), memory, { length, first: 3, isEnd: true })
    expect(createHash('sha256').update(memory).digest('hex')).toBe(
      'b412bef80cd17c1571fdee60a7749ad4b33d037a223a8ed4c009fea0f7bdab32',
    )
  })

  test('is the key of a file', async () => {
    const wrapped =
      '19a9358b.BcMKHrRT2bi6e-L1VDbK16h8tiIE6a1Hfb6EcB3ZFrTsvSpVR0i1us6C0mjWNybLwKc8c8UD7Q4QGPFw'
    const secret = configuredSecret(['a key of files, for tests'])
    expect(await unwrapDataKey(wrapped, 'file-1', secret)).toEqual(dataKey)
  })

  test('is a password', async () => {
    const passwordHash =
      '$argon2id$v=19$m=19456,t=2,p=1$nY6LoKCPCabmKbKUjcxq0g$8q+6k3MxV9AYmyCUeV1o91kQ3N3mjiSCBaGI8OVLzG4'
    expect(await createPasswordHashes().verify(passwordHash, 'correct horse battery staple')).toBe(true)
  })

  test('is the key of an app with one-time codes: the first values of RFC 6238, in six digits', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(stepOf(secret, '287082', new Date(59_000))).toBe(1)
    expect(stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  })

  test('is the hash of a token, such as that of a session or a link in a mail', () => {
    expect(digestOf('a', 'b')).toBe('7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78')
  })

  test('is a head of the audit chain, and the digest of an identity in it', () => {
    expect(signHead(auditKey, { sequence: 7, hash: '0123abcd.before' })).toBe(
      '0123abcd.pB1x1ZFnMwIWYvJKAOobq86EC8OKdq_OvhAhRmz7bEA',
    )
    expect(digestIdentity(auditKey, { kind: 'user', nonce: 'n', value: 'asha' })).toBe(
      '0123abcd.20cH78FR8GERDa_x-4Ul3J8uBuge9liJBSqiW5nwrOk',
    )
  })
})
