import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FINGERPRINT_PART_BYTES } from '@anupalan/server/contract/core/resumable'
import { sendUpload } from '@anupalan/server/contract/documents/endpoints'
import { fingerprintOf, uploadPath } from './resumable-upload.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

describe('a resumable upload', () => {
  test.each([0, 1, FINGERPRINT_PART_BYTES, FINGERPRINT_PART_BYTES * 2 + 5])(
    'has a fingerprint of all %d bytes, as the server computes it',
    async (bytes) => {
      const content = randomBytes(bytes)
      const parts: Buffer[] = []
      for (let at = 0; at < bytes; at += FINGERPRINT_PART_BYTES)
        parts.push(sha256(content.subarray(at, at + FINGERPRINT_PART_BYTES)))
      expect(await fingerprintOf(new Blob([content]))).toBe(sha256(Buffer.concat(parts)).toString('hex'))
    },
  )

  test('is not read to its end when it is cancelled', async () => {
    const reason = new Error('cancelled')
    await expect(fingerprintOf(new Blob(['x']), AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  test('is named by its reference', () => {
    const upload = { append: sendUpload, params: { client: 'one' }, reference: 'UP-7K3M-Q9XD-2B4F' }
    expect(uploadPath(upload)).toBe('/api/clients/one/uploads/UP-7K3M-Q9XD-2B4F')
  })
})
