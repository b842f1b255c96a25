/** `fetch` with a Host header of its own, which Node's `fetch` always sets by the address. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Statuses whose answers have no body (Fetch standard, "null body status"). */
const nullBodyStatuses = [204, 205, 304]

export async function fetchAsHost(host: string, url: string, init: RequestInit = {}): Promise<Response> {
  const sent = new Request(url, init)
  const headers = { ...Object.fromEntries(sent.headers), host }
  const body = sent.body === null ? undefined : Buffer.from(await sent.arrayBuffer())
  return new Promise((resolve, reject) => {
    const call = request(url, { method: sent.method, headers, agent: false }, (answer) => {
      const received = new Headers()
      for (let index = 0; index < answer.rawHeaders.length; index += 2)
        received.append(answer.rawHeaders[index]!, answer.rawHeaders[index + 1]!)
      const status = answer.statusCode ?? 0
      buffer(answer).then(
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
