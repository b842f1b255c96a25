/** A way to a database that can be cut, or fall silent, as networks do. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface FickleProxy {
  /** An address of the database by way of this. */
  readonly url: string
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /** Takes connections, and bytes, and answers nothing. */
  silence(): void
  mend(): Promise<void>
  close(): Promise<void>
}

export async function startFickleProxy(target: string): Promise<FickleProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((inbound) => {
    const outbound = connect(Number(port), hostname)
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isSilent || to.write(bytes))
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
  const cut = async () => {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const ownPort = await listen(0)
  const url = new URL(target)
  url.port = String(ownPort)

  return {
    url: url.href,
    cut,
    silence() {
      isSilent = true
    },
    async mend() {
      // What fell silent has lost bytes: those connections are of no use again.
      if (isSilent) for (const socket of sockets) socket.destroy()
      isSilent = false
      if (!server.listening) await listen(ownPort)
    },
    close: cut,
  }
}
