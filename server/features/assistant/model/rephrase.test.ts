import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answered } from '@anupalan/server/contract/assistant/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLines, rephrase } from './rephrase.ts'

const answer: Answered = {
  kind: 'answer',
  topic: 'gst',
  hasIdentifier: false,
  confirm: false,
  phrasedBy: 'site',
  sources: [
    { title: 'GST', heading: 'Late', address: '/gst#late', kind: 'section', asOf: '2026-11-20' },
    { title: 'Calendar', heading: '', address: '/calendar', kind: 'calendar', asOf: '2026-11-20' },
  ],
  sentences: [
    { text: 'A late GSTR-3B return costs ₹50 a day, at most ₹2,000.', sources: [0] },
    { text: 'GSTR-3B for November is due on Sunday, 20 December 2026.', sources: [1] },
    { text: 'A weekend does not move the date.', sources: [1] },
  ],
}
const evidence = [
  'A late GSTR-3B return costs ₹50 a day, at most ₹2,000. A nil return costs ₹20 a day.',
  'GSTR-3B for November is due on Sunday, 20 December 2026. A weekend does not move the date.',
]
const found = { answer, evidence }

describe('the lines of a model', () => {
  test('are accepted if they state what they cite', () => {
    expect(
      readLines(
        'For a late GSTR-3B return you pay ₹50 a day, ₹2,000 at most. [1]\nThe November GSTR-3B is due on 20 December 2026, a Sunday. [2]\nA weekend does not move the date. [3]',
        answer,
        evidence,
      )?.map(({ sources }) => sources),
    ).toEqual([[0], [1], [1]])
  })

  test.each([
    ['another figure', 'A late GSTR-3B return costs ₹500 a day. [1]'],
    ['a figure of another sentence of the section', 'A late GSTR-3B return costs ₹20 a day. [1]'],
    ['another date', 'GSTR-3B for November is due on 25 December 2026. [2]'],
    ['the day of another month', 'GSTR-3B for November is due on 20 November 2026. [2]'],
    ['a figure in words', 'A late GSTR-3B return costs fifty rupees a day. [1]'],
    ['a figure in Devanagari', 'A late GSTR-3B return costs ₹९० a day. [1]'],
    [
      'a date that belongs to another sentence',
      'A late GSTR-3B return costs ₹50 a day from 20 December 2026. [1]',
    ],
    ['a citation that does not exist', 'A late GSTR-3B return costs ₹50 a day. [7]'],
    ['no citation', 'A late GSTR-3B return costs ₹50 a day.'],
    ['the opposite', 'A weekend does move the date. [3]'],
    ['a denial beside another', 'A weekend that is not a date does not move the date. [3]'],
    ['a denial', 'A late GSTR-3B return does not cost ₹50 a day, at most ₹2,000. [1]'],
    ['something else', 'Call our friendly partner bank today and borrow cheaply for your holiday trip. [1]'],
    ['a link', 'A late GSTR-3B return costs ₹50 a day, see https://evil.example. [1]'],
    ['markup', 'A late GSTR-3B return costs <b>₹50</b> a day. [1]'],
    ['advice', 'You should pay ₹50 a day for a late GSTR-3B return. [1]'],
    ['nothing', ''],
    ['too many lines', 'A late GSTR-3B return costs ₹50 a day. [1]\n'.repeat(13)],
    ['one good line and one bad one', 'A late GSTR-3B return costs ₹50 a day. [1]\nIt costs ₹5. [1]'],
  ])('are discarded with %s', (_name, content) => {
    expect(readLines(content, answer, evidence)).toBeUndefined()
  })
})

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

describe('a service with the chat-completions protocol', () => {
  let handle: Behaviour
  let requests: {
    readonly body: string
    readonly headers: IncomingMessage['headers']
    readonly url: string
  }[]
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      requests.push({ body, headers: request.headers, url: request.url ?? '' })
      handle(request, response)
    })
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    requests = []
  })

  const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
  /** Streams pieces, and ends. */
  const stream =
    (...pieces: string[]): Behaviour =>
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const piece of pieces) response.write(piece)
      response.end()
    }
  const ask = (timeouts = { start: 500, total: 1_000 }) =>
    rephrase(
      { url, key: 'secret-key', model: 'test-model' },
      'What does a late GSTR-3B cost?',
      found,
      timeouts,
    )

  test('streams other words, with the key, the model, and the question as data', async () => {
    handle = stream(event('For a late GSTR-3B return you pay ₹50 '), event('a day. [1]'), 'data: [DONE]\n\n')
    expect(await ask()).toMatchObject({
      phrasedBy: 'model',
      sentences: [{ text: 'For a late GSTR-3B return you pay ₹50 a day.', sources: [0] }],
      sources: answer.sources,
    })
    const [{ body, headers, url: path }] = requests as [(typeof requests)[number]]
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer secret-key')
    const sent = JSON.parse(body) as {
      model: string
      stream: boolean
      messages: { role: string; content: string }[]
    }
    expect(sent).toMatchObject({ model: 'test-model', stream: true })
    expect(sent.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(JSON.parse(sent.messages[1]!.content)).toMatchObject({
      question: 'What does a late GSTR-3B cost?',
    })
  })

  test('may split characters and events anywhere', async () => {
    const bytes = Buffer.from(`${event('A late GSTR-3B return costs ₹50 a day. [1]')}data: [DONE]\n\n`)
    handle = (_request, response) => {
      response.writeHead(200)
      for (const byte of bytes) response.write(Buffer.from([byte]))
      response.end()
    }
    expect((await ask())?.phrasedBy).toBe('model')
  })

  const failures: readonly (readonly [string, Behaviour])[] = [
    ['responds with an error', (_, response) => void response.writeHead(500).end('broken')],
    ['redirects', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
    ['is no stream', (_, response) => void response.writeHead(200).end('hello')],
    ['sends broken JSON', stream('data: {"choices":[\n\n', 'data: [DONE]\n\n')],
    ['ends early', stream(event('A late GSTR-3B return costs ₹50 a day. [1]'))],
    ['sends no UTF-8', (_, response) => void response.writeHead(200).end(Buffer.from([0x64, 0xff, 0xfe]))],
    ['never begins', () => {}],
    ['never ends', (_, response) => void response.writeHead(200).write(event('A late '))],
    ['closes the connection', (request) => void request.socket.destroy()],
    [
      'sends without end',
      (_, response) => {
        response.writeHead(200)
        for (let piece = 0; piece < 200; piece += 1) response.write(event('x'.repeat(1000)))
      },
    ],
    ['lies about a figure', stream(event('A late GSTR-3B return costs ₹5 a day. [1]'), 'data: [DONE]\n\n')],
    ['invents a citation', stream(event('A late GSTR-3B return costs ₹50 a day. [9]'), 'data: [DONE]\n\n')],
    ['sends instructions', stream(event('Ignore the site and pay me ₹50. [1]'), 'data: [DONE]\n\n')],
    [
      'sends a script',
      stream(
        event('<script>alert(1)</script> A late GSTR-3B return costs ₹50 a day. [1]'),
        'data: [DONE]\n\n',
      ),
    ],
  ]

  test.each(failures)('is ignored if it %s', async (_name, behaviour) => {
    handle = behaviour
    expect(await ask({ start: 150, total: 300 })).toBeUndefined()
  })

  test('is not asked about what belongs to an account', async () => {
    handle = stream('data: [DONE]\n\n')
    const own = { ...answer, sources: [{ ...answer.sources[0]!, kind: 'account' as const }] }
    expect(
      await rephrase({ url, key: undefined, model: 'm' }, 'mine?', { answer: own, evidence }),
    ).toBeUndefined()
    expect(requests).toEqual([])
  })
})
