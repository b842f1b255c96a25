/** 2,000 connections that never finish their request: the others hardly notice. */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trial } from '../trial.ts'
import { createWorld, newReference, quantile, sendEnquiry } from '../world.ts'

export const halfOpenTrial: Trial = {
  name: '2,000 half-open sockets',
  async run(context) {
    const { times, check, count, note, later } = context
    const world = await createWorld(context, 'SQLite')
    const url = await world.start().url
    const { hostname, port } = new URL(url)

    const p99 = async () => {
      const all: number[] = []
      for (let index = 0; index < 1_000; index++) {
        const { status, ms } = await sendEnquiry(url, newReference())
        check(status === 201, `answered ${status}`)
        all.push(ms)
      }
      return quantile(all, 0.99)
    }
    /** Of three, so that one moment of the machine decides nothing. */
    const usual = async () => quantile([await p99(), await p99(), await p99()], 0.5)
    // The first calls compile what they run.
    await p99()
    const alone = await usual()

    const sockets = new Set<Socket>()
    later(() => sockets.forEach((socket) => socket.destroy()))
    const open = async () => {
      // Never ends its own side: the server must.
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
    for (let index = 0; index < times(2_000); index++) {
      await open()
      count()
    }
    const opened = sockets.size
    const among = await usual()
    check(among <= alone * 2, `p99 of the healthy ${among.toFixed(1)} ms, alone ${alone.toFixed(1)} ms`)
    note(`${opened} open, p99 ${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms among them`)
    // The server's own limit for headers is 10 s, looked at every 2.
    const giveUp = Date.now() + 20_000
    while (sockets.size > 0 && Date.now() < giveUp) {
      // Only a write finds out that the other side has gone.
      for (const socket of sockets) if (socket.writable && socket.readableEnded) socket.write('x')
      await wait(250)
    }
    check(sockets.size === 0, `${sockets.size} are still open after 20 s`)
  },
}
