/**
 * 2,000 connections that never finish their request: other requests are hardly slower, and every such connection is
 * closed. Times with and without them are measured alternately, so that other load on the machine affects both. The
 * server closes each connection after 10 s, so they are opened again for each turn and must be open at its end.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import { createEnvironment, databases, newReference, quantile, sendEnquiry } from '../environment.ts'

export const halfOpenTrials: Trial[] = databases.map((name) => ({
  name: `2,000 half-open sockets, ${name}`,
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const url = await environment.start().url
    const { hostname, port } = new URL(url)
    const wanted = scaled(2_000)

    let fewestCalls = Infinity
    /** Of sequential calls during 4 s: well before the server closes the first connection. */
    const p99 = async () => {
      const all: number[] = []
      for (const until = performance.now() + 4_000; performance.now() < until;) {
        const { status, ms } = await sendEnquiry(url, newReference())
        check(status === 201, `answered ${status}`)
        all.push(ms)
      }
      fewestCalls = Math.min(fewestCalls, all.length)
      return quantile(all, 0.99)
    }

    const sockets = new Set<Socket>()
    defer(() => sockets.forEach((socket) => socket.destroy()))
    const open = async () => {
      // Never closes its own side: the server must.
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
      socket.resume()
      await once(socket, 'connect')
      sockets.add(socket)
      socket.write(
        'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n',
      )
    }

    // The first calls compile their code.
    await p99()
    const alone: number[] = []
    const among: number[] = []
    let fewest = wanted
    for (let turn = 0; turn < 5; turn++) {
      sockets.forEach((socket) => socket.destroy())
      while (sockets.size > 0) await wait(10)
      alone.push(await p99())
      for (let index = 0; index < wanted; index += 50)
        await Promise.all(Array.from({ length: Math.min(50, wanted - index) }, open))
      among.push(await p99())
      fewest = Math.min(fewest, [...sockets].filter(({ readableEnded }) => !readableEnded).length)
      count(wanted)
    }
    const [usual, crowded] = [quantile(alone, 0.5), quantile(among, 0.5)]
    check(fewest === wanted, `only ${fewest} were open to the end of a turn`)
    check(
      crowded <= usual * 2,
      `p99 of other requests ${crowded.toFixed(1)} ms, without half-open sockets ${usual.toFixed(1)} ms`,
    )
    note(`${fewest} open, p99 ${usual.toFixed(1)} ms without, ${crowded.toFixed(1)} ms with them`)
    note(`medians of 5 turns of ${fewestCalls} calls or more`)

    // The server's own timeout for headers is 10 s, checked every 2 s.
    const deadline = Date.now() + 20_000
    while (sockets.size > 0 && Date.now() < deadline) {
      // Only a write detects that the other side has closed.
      for (const socket of sockets) if (socket.writable && socket.readableEnded) socket.write('x')
      await wait(250)
    }
    check(sockets.size === 0, `${sockets.size} are still open after 20 s`)
  },
}))
