import { createReference } from '@anupalan/server/contract/core/reference'
import { messageOf } from '@anupalan/server/contract/core/resumable'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
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

test('a file that is empty, or whose content is of another kind than its name, is rejected before it is sent', async () => {
  const target = { client: 'rao-textiles', category: 'other', year: null } as const
  const reference = createReference('DO', randomBytes)
  const of = (...content: string[]) =>
    prepare({ file: new File(content, 'Statement.pdf'), target, reference })
  await expect(of()).rejects.toThrow(messageOf(uploadRule, 'empty', uploadRule.maxBytes)[uploadRule.field])
  await expect(of('MZ')).rejects.toThrow(
    messageOf(uploadRule, 'wrongKind', uploadRule.maxBytes)[uploadRule.field],
  )
  await expect(of('%PDF-1.4\n')).resolves.toMatchObject({ isStarted: false })
})
