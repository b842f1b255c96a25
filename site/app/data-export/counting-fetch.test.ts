import { NetworkError, createClient } from '@anupalan/server/contract/core/client'
import { exportOwnData } from '@anupalan/server/contract/data-rights/endpoints'
import { afterEach, expect, it, vi } from 'vitest'
import { countingFetch } from './counting-fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A body of these parts, which then ends or is interrupted. */
const bodyOf = (parts: readonly Uint8Array[], interruption?: Error) => {
  const left = [...parts]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift()
      if (part) controller.enqueue(part)
      else if (interruption) controller.error(interruption)
      else controller.close()
    },
  })
}

const download = (response: Response, onBytes: (bytes: number) => void = () => {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  return createClient({ fetch: countingFetch(onBytes) }, { exportOwnData }).exportOwnData()
}

it('reports the first bytes and passes all of them on', async () => {
  const onBytes = vi.fn<(bytes: number) => void>()
  const parts = Array.from({ length: 50 }, (_, index) => new Uint8Array(10).fill(index))
  const blob = await download(new Response(bodyOf(parts)), onBytes)
  expect(blob.size).toBe(500)
  expect(onBytes.mock.calls[0]).toEqual([10])
  // Not for every part.
  expect(onBytes.mock.calls.length).toBeLessThan(50)
})

it('rejects a file that is interrupted', async () => {
  await expect(
    download(new Response(bodyOf([new Uint8Array(10)], new TypeError('lost')))),
  ).rejects.toBeInstanceOf(NetworkError)
})

it('leaves an error response unchanged', async () => {
  const body = JSON.stringify({ message: 'Not for you.' })
  await expect(download(new Response(body, { status: 403 }))).rejects.toMatchObject({
    status: 403,
    serverMessage: 'Not for you.',
  })
})
