/** The content of documents in the mock, which all handlers of one mock share. */
import { sendUpload } from '@anupalan/server/contract/documents/endpoints'
import { mockUploads } from '../../resumable.ts'
import type { MockUploads } from '../../resumable.ts'
import type { World } from '../../world.ts'
import { sampleContent } from './store-samples.ts'

const uploads = new WeakMap<object, MockUploads>()

export function uploadsOf(world: Pick<World, 'clock'>): MockUploads {
  const found = uploads.get(world) ?? mockUploads(world, { endpoint: sendUpload })
  uploads.set(world, found)
  return found
}

/** `undefined` for what was uploaded before a reload of the page. */
export const contentOf = (world: Pick<World, 'clock'>, key: string): Uint8Array | undefined =>
  sampleContent(key) ?? uploadsOf(world).contentOf(key)

/** A stream is not iterable in every browser. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
