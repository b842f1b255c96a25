/** The HTTP server: its time limits, its start and its end. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { Express } from 'express'
import { limitArrival, longestArrival } from './request-timeout.ts'
import type { Lifecycle } from './lifecycle.ts'
import { dataHeaders } from './security-headers.ts'

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly url: string
  /** Takes no more connections, waits for the answers under way, and cuts off what takes too long. */
  stop(): Promise<void>
}

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly lifecycle: Lifecycle
  /** Of answers that the app does not give; `dataHeaders(false)` by default. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long answers under way may still take, in ms; 10,000 by default. */
  readonly grace?: number
}

/** How long a quiet moment is waited for before the door is closed, in ms. */
const patience = 1_000

/** How many the kernel lets wait in front of the door: what Node asks it for. */
const backlog = 511

/** How long a connection that never said anything is waited for at the end, in ms. */
const silence = 500

/** How long a caller has to read why its connection ends, in ms: one that does not would hold it for ever. */
const farewell = 1_000

/** @throws what `listen` throws, such as EADDRINUSE. */
export async function listen(
  app: Express,
  { host, port, lifecycle, headers = dataHeaders(false), grace = 10_000 }: ListenOptions,
): Promise<RunningServer> {
  const answerBadRequest = createBadRequestAnswer(headers)
  const server = createServer(
    {
      // Node's own limit, 60 s, lets a handful of slow clients hold every connection.
      headersTimeout: 10_000,
      requestTimeout: longestArrival,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      // Node's own answer to a request without one has neither a body nor our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!hasHost(request)) return refuseUnread(request, response, 400, headers)
      limitArrival(request, response, () => {
        if (response.headersSent) request.socket.destroy()
        else answerBadRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket)
      })
      app(request, response)
    },
  )
  server.on('clientError', answerBadRequest)
  // What a request expects other than `100-continue`, which Node answers itself.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseUnread(request, response, 417, headers),
  )
  const sockets = new Set<Socket>()
  let arrivals = 0
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    arrivals++
    socket.once('close', () => sockets.delete(socket))
  })
  await start(server, host, port)

  return {
    url: urlOf(server, host),
    async stop() {
      lifecycle.drain()
      const cutOff = setTimeout(() => server.closeAllConnections(), grace)
      await quiet(() => ({ arrivals, underWay: lifecycle.underWay }), grace / 2)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Node closes the idle ones, but browsers also open connections they may never use. One that is new may
      // have sent its request already, unread as yet: each is listened to once more.
      const destroySilent = setTimeout(() => {
        setImmediate(() => {
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
        })
      }, silence)
      await closed
      clearTimeout(cutOff)
      clearTimeout(destroySilent)
    },
  }
}

/**
 * Closing the door resets whoever is in front of it, connected by the kernel and not let in yet. Node lets in one
 * in a turn, in the order they came: whoever was there at first is in after a turn in which nobody came, or once
 * as many have come as can wait. After that, in a quiet turn, nobody is there; that is waited for at most for a while.
 *
 * @param longest in ms, for those who were there at first.
 */
async function quiet(
  look: () => { readonly arrivals: number; readonly underWay: number },
  longest: number,
): Promise<void> {
  const began = performance.now()
  const first = look().arrivals
  let areIn = false
  for (let isOver = false; !isOver;) {
    const before = look().arrivals
    // Two, so that there is a look at the door in between.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    const { arrivals, underWay } = look()
    const spent = performance.now() - began
    const isEmpty = arrivals === before
    areIn ||= isEmpty || arrivals - first >= backlog || spent > longest
    isOver = areIn && ((isEmpty && underWay === 0) || spent > patience)
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

/** HTTP/1.1 asks for exactly one (RFC 9112, section 3.2). */
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

/** Answers a request that Node has read and the app is not to see. */
function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  status: BadStatus,
  headers: Readonly<Record<string, string>>,
): void {
  request.resume()
  response.writeHead(status, badHeaders(status, headers)).end(badBody(status))
}

/** What is not HTTP never reaches the app, and is answered as everything else is: JSON with a message. */
const createBadRequestAnswer =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const lines = Object.entries(badHeaders(status, headers)).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', badBody(status)].join('\r\n'))
    setTimeout(() => socket.destroy(), farewell).unref()
  }
