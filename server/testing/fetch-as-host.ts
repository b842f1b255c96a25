/** `fetch` with a given Host header, which Node's `fetch` always derives from the URL. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Statuses without a body (Fetch standard, "null body status"). */
const nullBodyStatuses = [204, 205, 304]

export async function fetchAsHost(host: string, url: string, init: RequestInit = {}): Promise<Response> {
  const sent = new Request(url, init)
  const headers = { ...Object.fromEntries(sent.headers), host }
  const body = sent.body === null ? undefined : Buffer.from(await sent.arrayBuffer())
  return new Promise((resolve, reject) => {
    const call = request(url, { method: sent.method, headers, agent: false }, (response) => {
      const received = new Headers()
      for (let index = 0; index < response.rawHeaders.length; index += 2)
        received.append(response.rawHeaders[index]!, response.rawHeaders[index + 1]!)
      const status = response.statusCode ?? 0
      buffer(response).then(
        (bytes) =>
          resolve(
            new Response(nullBodyStatuses.includes(status) ? null : new Uint8Array(bytes), {
              status,
              headers: received,
            }),
          ),
        reject,
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}
