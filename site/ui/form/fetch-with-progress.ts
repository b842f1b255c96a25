/**
 * The part of `fetch` that the contract’s client needs, by `XMLHttpRequest`, because `fetch` does not report upload
 * progress.
 */
import type { Fetch } from '@anupalan/server/contract/core/client'

/** @param onProgress receives the uploaded share of the body, 0 to 1. */
export const fetchWithProgress =
  (onProgress: (part: number) => void): Fetch =>
  (url, { method, headers, body, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Fetch>>>()
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      resolve({
        ok: status >= 200 && status < 300,
        status,
        statusText,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: () => Promise.resolve(responseText),
      })
    })
    for (const event of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(event, () => reject(new Error(event)))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
    return promise
  }
