/** Whatever is sent, to every endpoint: never a fault of the server's own, every answer as the contract says. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { endpoints, problems } from '@anupalan/server/contract'
import type { Endpoint } from '@anupalan/server/contract'
import { freePort } from '../../../server/testing/cluster.ts'
import type { Trial } from '../trial.ts'
import { call, createWorld, enquiry, newReference } from '../world.ts'

type Random = () => number

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

/** Any UTF-16, broken surrogates and control characters too. */
const anyText = (random: Random) =>
  String.fromCharCode(
    ...Array.from({ length: Math.floor(random() * 40) }, () => Math.floor(random() * 0x10000)),
  )

const anyValue = (random: Random): unknown =>
  pick<() => unknown>(random, [
    () => anyText(random),
    () => random() * 10 - 5,
    () => Math.floor(random() * 8),
    () => pick(random, [null, true, false, [], {}, 1e308, '', 'other', '__proto__']),
    () => 'x'.repeat(Math.floor(random() * 10_000)),
    () => [anyText(random), { [anyText(random)]: null }],
  ])()

/** Valid bodies, from which one field or several are taken, changed or added. */
const validBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  sendEnquiry: enquiry,
  sendFeedback: { score: 5, source: '/', category: 'general', comment: null },
  logIn: { username: 'asha', password: 'correct horse battery staple' },
  register: {
    username: 'asha',
    fullName: 'Asha',
    email: 'asha@example.in',
    password: 'correct horse battery',
  },
}

function anyBody(random: Random, endpoint: Endpoint): string | Uint8Array {
  const body: Record<string, unknown> = { ...validBodies[endpoint.name] }
  const names = [...Object.keys(body), 'comment', '__proto__', 'constructor', anyText(random)]
  for (let change = Math.floor(random() * 4); change > 0; change--) {
    const name = pick(random, names)
    if (random() < 0.3) delete body[name]
    else Object.defineProperty(body, name, { value: anyValue(random), enumerable: true, configurable: true })
  }
  const json = JSON.stringify(body)
  const kind = random()
  if (kind < 0.7) return json
  if (kind < 0.8) return json.slice(0, Math.floor(random() * json.length))
  if (kind < 0.9) return JSON.stringify(anyValue(random)) ?? ''
  return Uint8Array.from({ length: Math.floor(random() * 400) }, () => Math.floor(random() * 256))
}

const printable = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '')

function anyHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (random() < 0.2)
    headers['Content-Type'] = pick(random, ['', 'text/plain', 'application/json; charset=x', 'a/b'])
  if (random() < 0.3)
    headers['Idempotency-Key'] = pick(random, [newReference(), 'x', printable(anyText(random))])
  if (random() < 0.2) headers['Sec-Fetch-Site'] = pick(random, ['same-origin', 'cross-site', '', 'x'])
  if (random() < 0.1) headers.Origin = pick(random, ['null', 'http://', printable(anyText(random))])
  if (random() < 0.1) headers['Content-Encoding'] = pick(random, ['gzip', 'br', 'identity', 'x'])
  if (random() < 0.1) headers.Cookie = printable(anyText(random))
  return headers
}

/** Statuses an endpoint documents: its answers, and its refusals. */
const documented = (endpoint: Endpoint) =>
  new Set([
    ...Object.keys(endpoint.answers).map(Number),
    ...endpoint.problems.map((name) => problems[name].status as number),
  ])

/** Bytes that may be no HTTP at all; the first line of what is answered, if anything is. */
async function sendRaw(url: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let told = ''
  socket.setEncoding('latin1').on('data', (text: string) => (told += text))
  socket.on('error', () => {})
  socket.end(bytes)
  await once(socket, 'close')
  return told.slice(0, told.indexOf('\r\n'))
}

export const fuzzTrial: Trial = {
  name: 'fuzz: 1,000 cases an endpoint, and raw bytes',
  async run(context) {
    const { random, times, check, count, note, later } = context
    const world = await createWorld(context, 'SQLite')
    const port = await freePort()
    // A small heap is full early: what grows after that is kept by somebody, and not merely not collected yet.
    const heap = '--max-old-space-size=64 --max-semi-space-size=1'
    const server = world.start({ METRICS_LISTEN: `127.0.0.1:${port}`, NODE_OPTIONS: heap })
    const url = await server.url
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    later(() => agent.destroy())

    async function once1000(isCounted: boolean) {
      for (const endpoint of endpoints as readonly Endpoint[]) {
        const allowed = documented(endpoint)
        const cases = Array.from({ length: times(1_000) }, () => ({
          body: endpoint.request ? anyBody(random, endpoint) : undefined,
          headers: anyHeaders(random),
        }))
        for (const { body, headers } of cases) {
          const { status, text } = await call(url + endpoint.path, {
            method: endpoint.method,
            headers,
            body,
            agent,
          })
          if (!isCounted) continue
          count()
          check(allowed.has(status), `${endpoint.name} answered ${status}`)
          if (status >= 400)
            check(isProblem(text), `${endpoint.name} answered ${status} with ${text.slice(0, 80)}`)
        }
      }
    }

    const memory = async () => {
      const { text } = await call(`http://127.0.0.1:${port}/metrics`)
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20
    }

    // What is compiled and cached by the first passes is no leak.
    for (let pass = 0; pass < 3; pass++) await once1000(false)
    const before = await memory()
    await once1000(true)
    for (let index = 0; index < times(1_000); index++) {
      const bytes = Uint8Array.from({ length: 1 + Math.floor(random() * 300) }, () =>
        Math.floor(random() * 256),
      )
      const line = 'POST /api/contact HTTP/1.1\r\nHost: x\r\n'
      const started = random() < 0.5 ? Buffer.concat([Buffer.from(line), bytes]) : bytes
      const told = await sendRaw(url, started)
      check(told === '' || /^HTTP\/1\.1 4\d\d /.test(told), `raw bytes were answered ${told}`)
      count()
    }
    const after = await memory()
    check(after <= before * 1.1, `memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`)
    check((await call(`${url}/ready`)).status === 200, 'it is not ready any more')
    note(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
  },
}

function isProblem(text: string): boolean {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' && message.endsWith('.')
  } catch {
    return false
  }
}
