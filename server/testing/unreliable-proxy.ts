/** A TCP proxy to a database that can drop connections or stop responding, as networks do. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface UnreliableProxy {
  /** URL of the database through the proxy. */
  readonly url: string
  /** Closes every connection and rejects new ones. */
  disconnect(): Promise<void>
  /** Accepts connections and bytes, and sends nothing. */
  stall(): void
  restore(): Promise<void>
  close(): Promise<void>
}

export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isStalled = false

  const server = createServer((inbound) => {
    const outbound = connect(Number(port), hostname)
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isStalled || to.write(bytes))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const disconnect = async () => {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const ownPort = await listen(0)
  const url = new URL(target)
  url.port = String(ownPort)

  return {
    url: url.href,
    disconnect,
    stall() {
      isStalled = true
    },
    async restore() {
      // A stalled connection has lost bytes, so it cannot be used again.
      if (isStalled) for (const socket of sockets) socket.destroy()
      isStalled = false
      if (!server.listening) await listen(ownPort)
    },
    close: disconnect,
  }
}
