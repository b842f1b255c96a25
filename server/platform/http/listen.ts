/** The HTTP server: timeouts, start and graceful shutdown. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { Express } from 'express'
import { MAX_REQUEST_TIMEOUT_MS, startRequestTimeout } from './request-timeout.ts'
import type { Lifecycle } from './lifecycle.ts'
import { dataHeaders } from './security-headers.ts'

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly url: string
  /** Accepts no more connections, waits for pending responses, and cuts off those that take too long. */
  stop(): Promise<void>
}

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly lifecycle: Lifecycle
  /** Headers of responses that bypass the app; `dataHeaders(false)` by default. */
  readonly headers?: Readonly<Record<string, string>>
  /** Grace period of pending responses, in ms; 10,000 by default. */
  readonly grace?: number
}

/** Timeout for an idle turn before the listening socket is closed, in ms. */
const IDLE_TIMEOUT_MS = 1_000

/** Length of the accept queue: Node's default `backlog`. */
const BACKLOG = 511

/** Timeout at shutdown of connections without any data, in ms. */
const NO_DATA_TIMEOUT_MS = 500

/**
 * Time for a caller to read an error response, in ms: without it, one that does not close would keep the connection
 * open.
 */
const LINGER_MS = 1_000

/** @throws what `listen` throws, such as EADDRINUSE. */
export async function listen(
  app: Express,
  { host, port, lifecycle, headers = dataHeaders(false), grace = 10_000 }: ListenOptions,
): Promise<RunningServer> {
  const respondBadRequest = createBadRequestResponder(headers)
  const server = createServer(
    {
      // With Node's default, 60 s, a few slow clients could occupy every connection.
      headersTimeout: 10_000,
      requestTimeout: MAX_REQUEST_TIMEOUT_MS,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      // Node's response to a request without a Host header has neither a body nor these headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!hasHost(request)) return rejectUnread(request, response, 400, headers)
      startRequestTimeout(request, response, () => {
        if (response.headersSent) request.socket.destroy()
        else respondBadRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket)
      })
      app(request, response)
    },
  )
  server.on('clientError', respondBadRequest)
  // Expectations other than `100-continue`, which Node handles.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    rejectUnread(request, response, 417, headers),
  )
  const sockets = new Set<Socket>()
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    accepted++
    socket.once('close', () => sockets.delete(socket))
  })
  await start(server, host, port)

  return {
    url: urlOf(server, host),
    async stop() {
      lifecycle.drain()
      const cutOff = setTimeout(() => server.closeAllConnections(), grace)
      await acceptQueued(() => ({ accepted, pending: lifecycle.pending }), grace / 2)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Node closes idle connections, but browsers also open connections without using them. A new one may have sent a
      // request that is not read yet, so each gets another turn of the event loop.
      const destroyWithoutData = setTimeout(() => {
        setImmediate(() => {
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
        })
      }, NO_DATA_TIMEOUT_MS)
      await closed
      clearTimeout(cutOff)
      clearTimeout(destroyWithoutData)
    },
  }
}

/**
 * Closing the listening socket resets the connections in its accept queue, which the kernel has established and Node
 * has not accepted yet. Node accepts one per turn of the event loop, in order: the initial queue is accepted after a
 * turn without a new connection, or after as many connections as the queue is long. Then it waits, up to a timeout, for
 * a turn without new connections and pending responses.
 *
 * @param longest in ms, for the initial queue.
 */
async function acceptQueued(
  look: () => { readonly accepted: number; readonly pending: number },
  longest: number,
): Promise<void> {
  const began = performance.now()
  const first = look().accepted
  let isQueueAccepted = false
  for (let isOver = false; !isOver;) {
    const before = look().accepted
    // Two turns, so that the event loop polls in between.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    const { accepted, pending } = look()
    const spent = performance.now() - began
    const isEmpty = accepted === before
    isQueueAccepted ||= isEmpty || accepted - first >= BACKLOG || spent > longest
    isOver = isQueueAccepted && ((isEmpty && pending === 0) || spent > IDLE_TIMEOUT_MS)
  }
}

const start = (server: Server, host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const messages = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  417: 'What this request expects cannot be promised.',
  431: 'The headers of this request are too long.',
} as const

type BadStatus = keyof typeof messages

const statuses: Readonly<Record<string, BadStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** HTTP/1.1 requires exactly one (RFC 9112, section 3.2). */
function hasHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
}

const badBody = (status: BadStatus) => JSON.stringify({ message: messages[status] })

const badHeaders = (status: BadStatus, headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(badBody(status))),
  Connection: 'close',
})

/** Responds to a request that Node has parsed and the app must not handle. */
function rejectUnread(
  request: IncomingMessage,
  response: ServerResponse,
  status: BadStatus,
  headers: Readonly<Record<string, string>>,
): void {
  request.resume()
  response.writeHead(status, badHeaders(status, headers)).end(badBody(status))
}

/** Invalid HTTP never reaches the app, and gets the same kind of response: JSON with a message. */
const createBadRequestResponder =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const lines = Object.entries(badHeaders(status, headers)).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', badBody(status)].join('\r\n'))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
