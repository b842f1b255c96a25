import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { once } from 'node:events'
import express from 'express'
import type { Express } from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLifecycle } from './lifecycle.ts'
import type { Lifecycle } from './lifecycle.ts'
import { listen } from './listen.ts'
import type { RunningServer } from './listen.ts'
import { dataHeaders } from './security-headers.ts'

describe('a stopping server', () => {
  let lifecycle: Lifecycle
  let app: Express
  let server: RunningServer
  let sockets: Socket[]
  /** Ends the answers under way. */
  let finish: () => void

  beforeEach(async () => {
    lifecycle = createLifecycle()
    sockets = []
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    app = express()
    app.use(lifecycle.middleware)
    app.get('/quick', (_request, response) => void response.send('quick'))
    app.get('/slow', (_request, response) => void finished.then(() => response.send('slow')))
    app.get('/busy', (_request, response) => {
      for (const until = performance.now() + 40; performance.now() < until;);
      response.send('busy')
    })
    app.get('/stuck', (_request, response) => void response.write('half'))
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle })
  })
  afterEach(async () => {
    finish()
    sockets.forEach((socket) => socket.destroy())
    await server.stop()
  })

  /** A connection, and a promise of everything it is told until it is closed. */
  async function open(options: { allowHalfOpen?: boolean } = {}) {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ port: Number(port), host: hostname, ...options })
    sockets.push(socket)
    let told = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
    const closed = once(socket, 'close').then(() => told)
    await once(socket, 'connect')
    return { socket, closed, told: () => told }
  }

  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve))
  }

  test('finishes the answers under way and closes their connections', async () => {
    const { socket, closed } = await open()
    ask(socket, '/slow')
    await fetch(`${server.url}/quick`)
    const stopped = server.stop()
    finish()
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+Connection: close[^]+\r\n\r\nslow$/)
    await stopped
  })

  test('takes no new connection', async () => {
    await server.stop()
    await expect(fetch(`${server.url}/quick`)).rejects.toThrow('fetch failed')
  })

  test('does not wait for connections that are idle or have not asked for anything yet', async () => {
    const idle = await open()
    ask(idle.socket, '/quick')
    await until(() => idle.told().endsWith('quick'))
    expect(idle.told()).toContain('Connection: keep-alive')
    const silent = await open()
    const began = performance.now()
    await server.stop()
    await Promise.all([idle.closed, silent.closed])
    expect(performance.now() - began).toBeLessThan(2_500)
  })

  test('answers a request that had been sent and not been read yet', async () => {
    const { socket, closed } = await open()
    // In one turn: the request is on its way when the server begins to stop.
    ask(socket, '/quick')
    const stopped = server.stop()
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+quick$/)
    await stopped
  })

  test('answers whoever was in front of the door, however long letting them in takes', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => open()))
    for (const { socket } of all) ask(socket, '/busy')
    // Longer than it waits for a quiet moment.
    const stopped = server.stop()
    for (const { closed } of all) expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+busy$/)
    await stopped
  })

  test('ends a connection that was told why it ends, and stays', async () => {
    const { socket, closed, told } = await open({ allowHalfOpen: true })
    socket.write('nonsense\r\n\r\n')
    await once(socket, 'end')
    expect(told()).toMatch(/^HTTP\/1\.1 400/)
    // It never ends its side, and the server does not wait for that to stop.
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeLessThan(2_500)
    socket.destroy()
    await closed
  })

  test('cuts off an answer that takes longer than its grace', async () => {
    await server.stop()
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle(), grace: 200 })
    const { socket, closed, told } = await open()
    ask(socket, '/stuck')
    await until(() => told().includes('half'))
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeGreaterThan(190)
    expect(await closed).toContain('half')
  })

  test('answers what is asked while it drains, and closes the connection', async () => {
    const { socket, closed } = await open()
    lifecycle.drain()
    ask(socket, '/quick')
    expect(await closed).toMatch(/Connection: close[^]+quick$/)
  })

  for (const [what, bytes, status] of [
    ['what is not HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
    [
      'headers that are too long',
      `GET /quick HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['a request that names no host', 'GET /quick HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['a request that names two', 'GET /quick HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', '400 Bad Request'],
    [
      'a request that expects what nobody promises',
      'POST /quick HTTP/1.1\r\nHost: x\r\nExpect: everything\r\nContent-Length: 0\r\n\r\n',
      '417 Expectation Failed',
    ],
  ] as const) {
    test(`answers ${what} with ${status}, as JSON with a message and the headers that guard all answers`, async () => {
      const { socket, closed } = await open()
      socket.write(bytes)
      const [head = '', body = ''] = (await closed).split('\r\n\r\n')
      expect(head).toMatch(`HTTP/1.1 ${status}`)
      expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\.$/) })
      for (const header of [
        'Content-Type: application/json; charset=utf-8',
        'Connection: close',
        'Cache-Control: no-store',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        'Referrer-Policy: same-origin',
        'Cross-Origin-Resource-Policy: same-origin',
      ])
        expect(head.split('\r\n')).toContain(header)
      expect(head).toContain('\r\nPermissions-Policy: ')
      expect(head).not.toContain('Strict-Transport-Security')
    })
  }

  test('tells visitors who come by HTTPS to go on doing so, where it answers in place of the app too', async () => {
    await server.stop()
    const headers = dataHeaders(true)
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle(), headers })
    const { socket, closed } = await open()
    socket.write('nonsense\r\n\r\n')
    expect(await closed).toContain('\r\nStrict-Transport-Security: max-age=63072000\r\n')
  })

  test('answers a request of HTTP/1.0 that names no host', async () => {
    const { socket, closed } = await open()
    socket.write('GET /quick HTTP/1.0\r\n\r\n')
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+quick$/)
  })
})
