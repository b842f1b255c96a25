/** A TCP proxy to a database that can drop connections or stop responding, as networks do. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface UnreliableProxy {
  /** URL of the database through the proxy. */
  readonly url: string
  /** Resets every connection, also new ones. It keeps its port, which another process could take otherwise. */
  disconnect(): void
  /** Accepts connections and bytes, and sends nothing. */
  stall(): void
  /** Sends nothing on the open connections, as if a router had forgotten them; new ones work. */
  stallOpenConnections(): void
  restore(): void
  close(): Promise<void>
}

export async function startUnreliableProxy(target: string): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let forgotten = new WeakSet<Socket>()
  let isStalled = false
  let isDisconnected = false

  const server = createServer((inbound) => {
    if (isDisconnected) {
      inbound.resetAndDestroy()
      return
    }
    const outbound = connect(Number(port), hostname)
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isStalled || forgotten.has(from) || to.write(bytes))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const destroyAll = () => sockets.forEach((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    disconnect() {
      isDisconnected = true
      destroyAll()
    },
    stall() {
      isStalled = true
    },
    stallOpenConnections() {
      forgotten = new WeakSet(sockets)
    },
    restore() {
      // A stalled connection has lost bytes, so it cannot be used again.
      if (isStalled) destroyAll()
      isStalled = false
      isDisconnected = false
    },
    async close() {
      server.close()
      destroyAll()
      await once(server, 'close')
    },
  }
}
