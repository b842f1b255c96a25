/**
 * Sends a form with a file, and tells how far it is. `fetch` cannot tell that; so this stands beside the contract’s
 * client, with the same errors.
 */
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import type { Call } from '@anupalan/server/contract/core/endpoint'
import { referenceHeader } from '@anupalan/server/contract/core/reference'

export interface SendFormOptions {
  /** Sent as the Idempotency-Key, so that a retry is stored once. */
  reference: string
  /** Of its bytes, how many have gone out: 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** @throws ApiError for an answer that is not ok, NetworkError where none came */
export function sendForm(
  { method, path }: Call,
  form: FormData,
  { reference, onProgress, signal }: SendFormOptions,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open(method, path)
  request.withCredentials = true
  request.setRequestHeader(referenceHeader, reference)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => {
    const { status, statusText, responseText } = request
    if (status >= 200 && status < 300) resolve()
    else reject(new ApiError(status, responseText || statusText, request.getResponseHeader('Retry-After')))
  })
  for (const event of ['error', 'timeout', 'abort'] as const)
    request.addEventListener(event, () => reject(new NetworkError(event)))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(form)
  return promise
}
