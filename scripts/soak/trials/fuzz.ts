/**
 * Fuzzing of every endpoint: never a server error, every response as declared in the contract, and no growth of
 * memory. Bodies are generated from the contract's schemas, valid at first and then mutated. Raw bytes are sent as
 * noise, as noise after a valid start line, and as a valid request with some bytes changed.
 */
import { endpointList, problemBody, problems, problemsOf, refuse } from '@anupalan/server/contract'
import type { Endpoint, ProblemBody, ProblemName, Schema } from '@anupalan/server/contract'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { freePort } from '../../../server/testing/cluster.ts'
import { fieldsOf, validBody } from '../bodies.ts'
import type { Trial } from '../trial.ts'
import { call, createEnvironment, databases, newReferenceOf } from '../environment.ts'
import type { HttpResponse } from '../environment.ts'

type Random = () => number

const below = (random: Random, end: number) => Math.floor(random() * end)

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[below(random, items.length)]!

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make)

/** Any UTF-16, including unpaired surrogates and control characters. */
const anyText = (random: Random) =>
  String.fromCharCode(...times(below(random, 40), () => below(random, 0x10000)))

const anyValue = (random: Random): unknown =>
  pick<() => unknown>(random, [
    () => anyText(random),
    () => random() * 10 - 5,
    () => below(random, 8),
    () => pick(random, [null, true, false, [], {}, 1e308, '', '__proto__']),
    () => 'x'.repeat(below(random, 10_000)),
    () => [anyText(random), { [anyText(random)]: null }],
  ])()

function anyBody(random: Random, schema: Schema): string | Uint8Array {
  const body = validBody(random, schema)
  const names = [...Object.keys(body), '__proto__', 'constructor', anyText(random)]
  for (let change = below(random, 4); change > 0; change--) {
    const name = pick(random, names)
    if (random() < 0.3) delete body[name]
    else Object.defineProperty(body, name, { value: anyValue(random), enumerable: true, configurable: true })
  }
  const json = JSON.stringify(body)
  const kind = random()
  if (kind < 0.7) return json
  if (kind < 0.8) return json.slice(0, below(random, json.length))
  if (kind < 0.9) return JSON.stringify(anyValue(random)) ?? ''
  return anyBytes(random, 400)
}

const anyBytes = (random: Random, most: number) =>
  Uint8Array.from(times(1 + below(random, most), () => below(random, 256)))

const printable = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '')

/** @param used references that may be stored already. */
function anyHeaders(random: Random, used: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (random() < 0.2)
    headers['Content-Type'] = pick(random, ['', 'text/plain', 'application/json; charset=x', 'a/b'])
  if (random() < 0.3) headers['Idempotency-Key'] = pick(random, [...used, 'x', printable(anyText(random))])
  if (random() < 0.2) headers['Sec-Fetch-Site'] = pick(random, ['same-origin', 'cross-site', '', 'x'])
  if (random() < 0.1) headers.Origin = pick(random, ['null', 'http://', printable(anyText(random))])
  if (random() < 0.1) headers['Content-Encoding'] = pick(random, ['gzip', 'br', 'identity', 'x'])
  if (random() < 0.1) headers.Cookie = printable(anyText(random))
  return headers
}

/** What is wrong with a response; `undefined` if it is exactly one that the endpoint documents. */
function faultOf(endpoint: Endpoint, { status, headers, text }: HttpResponse): string | undefined {
  const schema = endpoint.schema.responses[status]
  if (schema === null)
    return text === '' ? undefined : `a body although none is declared: ${text.slice(0, 80)}`
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return `${headers['content-type']}`
  const body = parsed(text)
  if (schema !== undefined) return schema.safeParse(body).success ? undefined : text.slice(0, 80)
  const isDocumented = problemsOf(endpoint).some(
    (name) => problems[name].status === status && matches(name, body),
  )
  return isDocumented ? undefined : `no error of its own: ${text.slice(0, 80)}`

  function matches(name: ProblemName, { fields, nearest: _, ...rest }: ProblemBody): boolean {
    const none = { shape: {} } as never
    const names = [endpoint.schema.request, endpoint.schema.params].flatMap((each) =>
      Object.keys(fieldsOf(each ?? none)),
    )
    const isSame = JSON.stringify(rest) === JSON.stringify(problemBody(refuse(name)))
    if (fields === undefined) return isSame && name !== 'invalid'
    const areOurs = Object.entries(fields).every(
      ([field, message]) => names.includes(field) && /^[A-Z].*\.$/.test(message),
    )
    return isSame && name === 'invalid' && areOurs
  }
}

function parsed(text: string): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody
  } catch {
    return { message: `not JSON: ${text.slice(0, 80)}` }
  }
}

/** Bytes that may not be HTTP at all. */
function rawRequest(random: Random, { method, path, schema: { request } }: Endpoint): Uint8Array {
  const kind = random()
  if (kind < 1 / 3) return anyBytes(random, 300)
  const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n`
  if (kind < 2 / 3) return Buffer.concat([Buffer.from(head), anyBytes(random, 300)])
  const body = request ? JSON.stringify(validBody(random, request)) : ''
  const length = Buffer.byteLength(body)
  const whole = Buffer.from(
    `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )
  for (let change = 1 + below(random, 4); change > 0; change--)
    whole[below(random, whole.length)] = below(random, 256)
  return whole
}

/** Sends the bytes and closes; returns the statuses of the responses, if any. */
async function sendRaw(url: string, bytes: Uint8Array): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  socket.on('error', () => {})
  socket.end(bytes)
  await once(socket, 'close')
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

export const fuzzTrials: Trial[] = databases.map((name) => ({
  name: `fuzz: 1,000 bodies and 1,000 raw requests an endpoint, ${name}`,
  async run({ random, scaled, check, count, note, defer }) {
    const environment = await createEnvironment({ defer }, name)
    const port = await freePort()
    // A small heap is collected early: later growth is a leak, not garbage that is not collected yet.
    const heap = '--max-old-space-size=64 --max-semi-space-size=1'
    const server = environment.start({ METRICS_LISTEN: `127.0.0.1:${port}`, NODE_OPTIONS: heap })
    const url = await server.url
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    defer(() => agent.destroy())
    const statuses = new Map<number, number>()
    const countStatus = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

    async function sendBodies(endpoint: Endpoint) {
      const {
        method,
        path,
        reference,
        schema: { request },
      } = endpoint
      const used = times(5, () => newReferenceOf(reference ?? 'EN'))
      for (let index = 0; index < scaled(1_000); index++) {
        const body = request && anyBody(random, request)
        const headers = anyHeaders(random, used)
        const response = await call(url + path, { method, headers, body, agent })
        countStatus(response.status)
        check(response.status < 500, `${endpoint.name} answered ${response.status}`)
        const fault = faultOf(endpoint, response)
        check(fault === undefined, `${endpoint.name} answered ${response.status} with ${fault}`)
        count()
      }
    }
    async function sendNoise(endpoint: Endpoint) {
      for (let index = 0; index < scaled(1_000); index++) {
        for (const status of await sendRaw(url, rawRequest(random, endpoint))) {
          countStatus(status)
          check(status < 500, `raw bytes for ${endpoint.name} were answered ${status}`)
        }
        count()
      }
    }
    const memory = async () => {
      const { text } = await call(`http://127.0.0.1:${port}/metrics`)
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20
    }
    const sendAll = async () => {
      for (const endpoint of endpointList) {
        await sendBodies(endpoint)
        await sendNoise(endpoint)
      }
    }

    // Code and caches of the first pass are not a leak.
    await sendAll()
    const before = await memory()
    await sendAll()
    const after = await memory()
    check(after <= before * 1.1, `memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`)
    check((await call(`${url}/ready`)).status === 200, 'the server is no longer ready')
    check(server.child.exitCode === null, 'the server ended')
    const counts = [...statuses].toSorted(([one], [other]) => one - other)
    note(`responses: ${counts.map(([status, many]) => `${status} ${many}×`).join(', ')}`)
    note(`memory ${before.toFixed(0)} MB after a first pass, ${after.toFixed(0)} MB after a second`)
  },
}))
