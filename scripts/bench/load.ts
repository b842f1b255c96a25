/** A light load generator: raw requests on persistent connections, so that the server is measured, not the client. */
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface LoadOptions {
  readonly url: string
  /** Returns one complete request, a new one each time. */
  readonly request: () => string
  readonly connections: number
  /** In ms. */
  readonly duration: number
  /** The expected status; any other ends the run. */
  readonly status: number
}

/** @returns responses a second. */
export async function load({ url, request, connections, duration, status }: LoadOptions): Promise<number> {
  const { hostname, port } = new URL(url)
  let responses = 0
  const began = performance.now()
  const isOver = () => performance.now() - began >= duration
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      try {
        while (!isOver()) {
          await sendRequest(socket, request(), status)
          responses++
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  return (responses * 1000) / (performance.now() - began)
}

/** Resolves with the last byte of a response that has a `Content-Length`. */
function sendRequest(socket: Socket, request: string, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = ''
    let left = -1
    const end = (error?: Error) => {
      socket.off('data', read)
      socket.off('error', end)
      if (error) reject(error)
      else resolve()
    }
    const read = (bytes: Buffer) => {
      if (left >= 0) left -= bytes.length
      else {
        head += bytes.toString('latin1')
        const length = head.indexOf('\r\n\r\n') + 4
        if (length < 4) return
        const received = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1]
        if (received !== String(status)) return end(new Error(`answered ${head.slice(0, 200)}`))
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) + length - head.length
      }
      if (left <= 0) end()
    }
    socket.on('data', read)
    socket.on('error', end)
    socket.write(request)
  })
}
