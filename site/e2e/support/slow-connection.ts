/** Simulates a slow connection. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const CHUNKS = 12
/** Long enough to paint a frame between two chunks. */
const CHUNK_INTERVAL_MS = 40
/** Hop-by-hop headers, and those that do not apply to the decoded body. */
const hopByHop = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/

export interface SlowConnection {
  /** `http://127.0.0.1:port` */
  readonly origin: string
  close(): Promise<void>
}

/**
 * A proxy that sends HTML in chunks, so that the browser paints it incrementally. Other responses are sent immediately.
 * @param to origin of the product
 */
export async function startSlowConnection(to: string): Promise<SlowConnection> {
  const proxy = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(to + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const headers = [...answer.headers].filter(([name]) => !hopByHop.test(name))
    response.writeHead(answer.status, headers.flat())
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const start = body.indexOf('<body')
      response.write(body.subarray(0, start))
      const size = Math.ceil((body.length - start) / CHUNKS)
      for (let at = start; at < body.length && !response.destroyed; at += size) {
        response.write(body.subarray(at, at + size))
        await setTimeout(CHUNK_INTERVAL_MS)
      }
      response.end()
    } else response.end(body)
  }
  const server = createServer((request, response) => {
    proxy(request, response).catch((cause: Error) => response.destroy(cause))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
