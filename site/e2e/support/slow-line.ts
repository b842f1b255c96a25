/** Pages as a slow line brings them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const PIECES = 12
/** Between two pieces, in ms: long enough for a frame in which what is there already is painted. */
const APART = 40
/** What counts for one hop alone, and what no longer holds when the text is sent on as it is. */
const ofTheHop = /^(connection|content-encoding|content-length|keep-hydrated|transfer-encoding)$/

export interface Line {
  /** `http://127.0.0.1:port` */
  readonly origin: string
  close(): Promise<void>
}

/**
 * A line to the product on which a page comes piece by piece, and is painted before all of it is there. All else comes
 * at once.
 * @param to origin of the product
 */
export async function startSlowLine(to: string): Promise<Line> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(to + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const headers = [...answer.headers].filter(([name]) => !ofTheHop.test(name))
    response.writeHead(answer.status, headers.flat())
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const start = body.indexOf('<body')
      response.write(body.subarray(0, start))
      const size = Math.ceil((body.length - start) / PIECES)
      for (let at = start; at < body.length && !response.destroyed; at += size) {
        response.write(body.subarray(at, at + size))
        await setTimeout(APART)
      }
      response.end()
    } else response.end(body)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch((cause: Error) => response.destroy(cause))
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
