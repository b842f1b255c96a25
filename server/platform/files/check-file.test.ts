import { randomBytes } from 'node:crypto'
import { fileKinds } from '@anupalan/server/contract'
import type { FileKind } from '@anupalan/server/contract'
import { describe, expect, test } from 'vitest'
import { documentFiles } from '../../testing/document-files.ts'
import { checkFile } from './check-file.ts'
import { sourceOf } from './parts.ts'
import type { ByteSource } from './parts.ts'

const kinds = Object.keys(fileKinds) as FileKind[]

describe('the content of a file', () => {
  test('is checked by at least 40 hostile examples, and one of each kind', () => {
    const hostile = documentFiles.filter(({ expected }) => typeof expected === 'string')
    expect(new Set(hostile.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40)
    const accepted = documentFiles.flatMap(({ expected }) =>
      typeof expected === 'string' ? [] : [expected.kind],
    )
    expect(new Set(accepted)).toEqual(new Set(kinds))
  })

  test.each(documentFiles)('$what', async ({ name, make, expected }) => {
    const found = await checkFile(sourceOf(await make()), name, kinds)
    expect(found).toEqual(
      typeof expected === 'string'
        ? { problem: expected }
        : { isLocked: false, hasActiveContent: false, ...expected },
    )
  })

  test('is of no use if its kind is not accepted', async () => {
    for (const { name, make, expected } of documentFiles) {
      if (typeof expected === 'string') continue
      const others = kinds.filter((kind) => kind !== expected.kind)
      expect(await checkFile(sourceOf(await make()), name, others)).toEqual({ problem: 'wrongKind' })
    }
  })

  test('is never accepted after its end or beginning was lost, except of text', async () => {
    const accepted: string[] = []
    for (const { what, name, make, expected } of documentFiles) {
      if (typeof expected === 'string' || ['csv', 'txt', 'xml', 'xls'].includes(expected.kind)) continue
      const content = await make()
      if (content.length > 1_000_000 || what.includes('film')) continue
      for (const part of [content.subarray(0, content.length / 2), content.subarray(3)]) {
        const found = await checkFile(sourceOf(part), name, kinds)
        if (!('problem' in found || found.isLocked)) accepted.push(what)
      }
    }
    expect(accepted).toEqual([])
  })

  test('is rejected and not read completely if it is random', async () => {
    for (const kind of kinds)
      for (let count = 0; count < 20; count++)
        expect(await checkFile(sourceOf(randomBytes(5_000)), `a.${kind}`, kinds)).toHaveProperty('problem')
  })

  test('is not rejected, but the check fails, if the storage does', async () => {
    const failing = (content: Buffer): ByteSource => {
      let reads = 0
      const source = sourceOf(content)
      const fail = () => Promise.reject(new TypeError('the storage failed'))
      return {
        bytes: 1_000_000,
        read: (start, length) => (reads++ === 0 ? source.read(start, length) : fail()),
        // oxlint-disable-next-line require-yield -- it fails before
        async *stream() {
          await fail()
        },
      }
    }
    for (const { name, make, expected } of documentFiles) {
      if (typeof expected === 'string') continue
      const check = checkFile(failing((await make()).subarray(0, 70_000)), name, kinds)
      // Some are already found to be damaged.
      await check.then(
        (found) => expect(found).toHaveProperty('problem'),
        (error: unknown) => expect(error).toMatchObject({ message: 'the storage failed' }),
      )
    }
  })
})
