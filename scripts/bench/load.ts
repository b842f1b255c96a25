/** A light load: raw requests on connections kept open, so that what is measured is the server. */
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface LoadOptions {
  readonly url: string
  /** One request, whole; a new one each time. */
  readonly request: () => string
  readonly connections: number
  /** How long, in ms. */
  readonly duration: number
  /** The only status that counts; any other ends the run. */
  readonly status: number
}

/** @returns answers a second. */
export async function load({ url, request, connections, duration, status }: LoadOptions): Promise<number> {
  const { hostname, port } = new URL(url)
  let answers = 0
  const began = performance.now()
  const isOver = () => performance.now() - began >= duration
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      try {
        while (!isOver()) {
          await answerTo(socket, request(), status)
          answers++
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  return (answers * 1000) / (performance.now() - began)
}

/** Resolves with the last byte of an answer that says how long it is. */
function answerTo(socket: Socket, request: string, status: number): Promise<void> {
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
        const told = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1]
        if (told !== String(status)) return end(new Error(`answered ${head.slice(0, 200)}`))
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) + length - head.length
      }
      if (left <= 0) end()
    }
    socket.on('data', read)
    socket.on('error', end)
    socket.write(request)
  })
}
