import { createReference } from '@anupalan/server/contract/core/reference'
import { expect, test } from 'vitest'
import { randomBytes } from '../../../../ui/api.ts'
import { prepare } from './upload-steps.ts'

const MEGABYTE = 1024 * 1024

const chosen = (bytes: number, maxBytes: number) =>
  prepare({
    file: new File(['%PDF-1.4', new Uint8Array(bytes - 8)], 'Statement.pdf'),
    target: { client: 'rao-textiles', category: 'other', year: null, maxBytes },
    reference: createReference('DO', randomBytes),
  })

test('a file above the limit of the server is rejected before it is sent, and the limit is named', async () => {
  await expect(chosen(2 * MEGABYTE + 1, 2 * MEGABYTE)).rejects.toThrow(/2 MB/)
  await expect(chosen(2 * MEGABYTE, 2 * MEGABYTE)).resolves.toMatchObject({ isStarted: false })
})
