import type { Fetch } from '@anupalan/server/contract/core/client'

/** Time between two reports, ms. */
const REPORT_EVERY_MS = 200

/**
 * `fetch` that reports how much of a download has arrived, for files whose size is not known before their end.
 *
 * @param onBytes receives the number of bytes so far, with the first ones and then a few times a second
 */
export const countingFetch =
  (onBytes: (bytes: number) => void): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init)
    if (!response.ok || !response.body) return response
    let bytes = 0
    let reportedAt = Number.NEGATIVE_INFINITY
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        controller.enqueue(chunk)
        bytes += chunk.byteLength
        if (performance.now() - reportedAt < REPORT_EVERY_MS) return
        reportedAt = performance.now()
        onBytes(bytes)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  }
