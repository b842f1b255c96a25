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
  /** Ends the pending responses. */
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

  /** Opens a connection; `closed` resolves with everything received. */
  async function open(options: { allowHalfOpen?: boolean } = {}) {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ port: Number(port), host: hostname, ...options })
    sockets.push(socket)
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    const closed = once(socket, 'close').then(() => received)
    await once(socket, 'connect')
    return { socket, closed, received: () => received }
  }

  const send = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve))
  }

  test('finishes pending responses and closes their connections', async () => {
    const { socket, closed } = await open()
    send(socket, '/slow')
    await fetch(`${server.url}/quick`)
    const stopped = server.stop()
    finish()
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+Connection: close[^]+\r\n\r\nslow$/)
    await stopped
  })

  test('accepts no new connection', async () => {
    await server.stop()
    await expect(fetch(`${server.url}/quick`)).rejects.toThrow('fetch failed')
  })

  test('does not wait for idle connections, also without any request', async () => {
    const idle = await open()
    send(idle.socket, '/quick')
    await until(() => idle.received().endsWith('quick'))
    expect(idle.received()).toContain('Connection: keep-alive')
    const silent = await open()
    const began = performance.now()
    await server.stop()
    await Promise.all([idle.closed, silent.closed])
    expect(performance.now() - began).toBeLessThan(2_500)
  })

  test('responds to a request that was sent and not read yet', async () => {
    const { socket, closed } = await open()
    // In one turn of the event loop: the request is in flight when the server begins to stop.
    send(socket, '/quick')
    const stopped = server.stop()
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+quick$/)
    await stopped
  })

  test('responds to all connections in the accept queue, however long accepting them takes', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => open()))
    for (const { socket } of all) send(socket, '/busy')
    // Longer than its timeout for an idle turn.
    const stopped = server.stop()
    for (const { closed } of all) expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+busy$/)
    await stopped
  })

  test('destroys a connection whose peer does not close it after an error response', async () => {
    const { socket, closed, received } = await open({ allowHalfOpen: true })
    socket.write('nonsense\r\n\r\n')
    await once(socket, 'end')
    expect(received()).toMatch(/^HTTP\/1\.1 400/)
    // The peer never closes its side, and the server does not wait for it.
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeLessThan(2_500)
    socket.destroy()
    await closed
  })

  test('cuts off a response that takes longer than the grace period', async () => {
    await server.stop()
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle(), grace: 200 })
    const { socket, closed, received } = await open()
    send(socket, '/stuck')
    await until(() => received().includes('half'))
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeGreaterThan(190)
    expect(await closed).toContain('half')
  })

  test('responds while it drains, and closes the connection', async () => {
    const { socket, closed } = await open()
    lifecycle.drain()
    send(socket, '/quick')
    expect(await closed).toMatch(/Connection: close[^]+quick$/)
  })

  for (const [what, bytes, status] of [
    ['what is not HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
    [
      'headers that are too long',
      `GET /quick HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['a request without a Host header', 'GET /quick HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['a request with two', 'GET /quick HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', '400 Bad Request'],
    [
      'a request with an unsupported expectation',
      'POST /quick HTTP/1.1\r\nHost: x\r\nExpect: everything\r\nContent-Length: 0\r\n\r\n',
      '417 Expectation Failed',
    ],
  ] as const) {
    test(`responds to ${what} with ${status}, as JSON with a message and the security headers`, async () => {
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

  test('sends HSTS in its own error responses if visitors use HTTPS', async () => {
    await server.stop()
    const headers = dataHeaders(true)
    server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle(), headers })
    const { socket, closed } = await open()
    socket.write('nonsense\r\n\r\n')
    expect(await closed).toContain('\r\nStrict-Transport-Security: max-age=63072000\r\n')
  })

  test('responds to a request of HTTP/1.0 without a Host header', async () => {
    const { socket, closed } = await open()
    socket.write('GET /quick HTTP/1.0\r\n\r\n')
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[^]+quick$/)
  })
})
