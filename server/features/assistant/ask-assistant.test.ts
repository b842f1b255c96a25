import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  askAssistant,
  getAssistantSettings,
  openAssistantPage,
} from '@anupalan/server/contract/assistant/endpoints'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jsonHeaders } from '../../contract/conformance/requests.ts'
import { addAccount, addSession } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer, TestServerOptions } from '../../testing/start-server.ts'
import { eraseAssistantRecords } from './records.ts'
import { storeCounts } from './counts.ts'

const clock = () => new Date('2026-11-26T08:00:00.000Z')

describe.each(databaseKinds)('a question, on $name', (kind) => {
  let server: TestServer
  const start = async (options: TestServerOptions = {}) => {
    server = await startTestServer({ kind, clock, ...options })
  }
  beforeEach(() => start())
  afterEach(() => server.close())

  const send = (question: string, more: object = {}, cookie?: string) =>
    server.fetch(askAssistant.path, {
      method: 'POST',
      headers: { ...jsonHeaders, ...(cookie && { Cookie: cookie, Origin: server.url }) },
      body: JSON.stringify({ question, ...more }),
    })
  const ask = async (question: string, more?: object) =>
    (await (await send(question, more)).json()) as AssistantAnswer
  const counts = () =>
    server.database.selectFrom('assistantCounts').selectAll().orderBy('topic').orderBy('outcome').execute()
  const kept = () =>
    server.database.selectFrom('assistantQuestions').select(['topic', 'day', 'text']).execute()

  test('is answered from a section up to its last day in India, and not after it', async () => {
    let now = '2026-11-30T18:29:59.999Z'
    await server.close()
    await start({ clock: () => new Date(now) })
    const answer = async () => JSON.stringify(await ask('What does the amnesty for old GST returns waive?'))
    expect(await answer()).toContain('#amnesty')
    now = '2026-11-30T18:30:00.000Z'
    expect(await answer()).not.toContain('#amnesty')
  })

  test('is counted by topic in memory, and stored by the job', async () => {
    await ask('What does a late GSTR-3B return cost?')
    await ask('What does a late GSTR-3B return cost?')
    await ask('Which whales sing?')
    await ask('Should I appeal?')
    expect(await counts()).toEqual([])
    await storeCounts(server.database)
    await storeCounts(server.database)
    expect(await counts()).toEqual([
      { day: '2026-11-26', topic: 'gst', outcome: 'answered', count: 2 },
      { day: '2026-11-26', topic: 'other', outcome: 'declined', count: 1 },
      { day: '2026-11-26', topic: 'other', outcome: 'not-covered', count: 1 },
    ])
  })

  test('is stored only if it has no answer, its visitor agreed, and it has no number of a person', async () => {
    await ask('Which whales sing?', { mayKeep: true })
    await ask('Which whales sleep?')
    await ask('Which whale has the PAN ABCPD1234E?', { mayKeep: true })
    await ask('What does a late GSTR-3B return cost?', { mayKeep: true })
    await ask('Should I appeal?', { mayKeep: true })
    expect(await kept()).toEqual([{ topic: 'other', day: '2026-11-26', text: 'Which whales sing?' }])
  })

  test('is erased after its retention, and its count later', async () => {
    await ask('Which whales sing?', { mayKeep: true })
    await storeCounts(server.database)
    const eraseAt = (at: string) =>
      eraseAssistantRecords({ database: server.database, clock: () => new Date(at) })
    expect(await eraseAt('2027-05-26T12:00:00.000Z')).toBe(0)
    expect(await eraseAt('2027-05-27T12:00:00.000Z')).toBe(1)
    expect(await kept()).toEqual([])
    expect(await eraseAt('2028-11-26T12:00:00.000Z')).toBe(0)
    expect(await eraseAt('2028-11-27T12:00:00.000Z')).toBe(1)
    expect(await counts()).toEqual([])
  })

  test('is in no line of the log, as a call and as a page', async () => {
    await ask('Does Asha Planted owe late fees for ABCPD1234E?')
    await server.fetch(`${openAssistantPage.path}?question=Does+Asha+Planted+owe`)
    expect(server.logged.length).toBeGreaterThan(1)
    expect(server.logged.join('')).not.toMatch(/Planted|ABCPD/i)
  })

  test('is answered without scripts in the document of the site, which loads its styles', async () => {
    const response = await server.fetch(`${openAssistantPage.path}?question=What+does+a+late+return+cost`)
    expect(await response.text()).toMatch(/<title>What does a late return cost \| .*<main><h1>/s)
    expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self'")
    const data = await server.fetch(getAssistantSettings.path)
    expect(data.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('is limited by address, and by account from many addresses', async () => {
    await server.close()
    await start({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
    const from = async (address: string, cookie?: string) => {
      const response = await server.fetch(askAssistant.path, {
        method: 'POST',
        headers: {
          ...jsonHeaders,
          'X-Forwarded-For': address,
          ...(cookie && { Cookie: cookie, Origin: server.url }),
        },
        body: JSON.stringify({ question: 'What does a late return cost?' }),
      })
      return response.status
    }
    for (let call = 0; call < askAssistant.rateLimit.points; call += 1)
      expect(await from('203.0.113.7')).toBe(200)
    expect(await from('203.0.113.7')).toBe(429)
    expect(await from('203.0.113.8')).toBe(200)

    const username = await addAccount(server.database, { now: clock(), isCheap: true })
    const cookie = await addSession(server.database, username, { now: clock() })
    const statuses: number[] = []
    for (let call = 0; call < 61; call += 1) statuses.push(await from(`198.51.100.${call}`, cookie))
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is sent to a model only if its visitor agreed and it has no number of a person', async () => {
    const received: string[] = []
    const model = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (text: string) => (body += text))
      request.on('end', () => {
        received.push(body)
        const content = 'You pay ₹50 a day for a late GSTR-3B return, ₹2,000 at most. [1]'
        response.end(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\ndata: [DONE]\n\n`)
      })
    })
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
    try {
      await server.close()
      const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
      await start({ settings: { ASSISTANT_URL: url, ASSISTANT_KEY: 'planted-key', ASSISTANT_MODEL: 'test' } })
      const question = 'What does a late GSTR-3B return cost?'
      expect(await ask(question)).toMatchObject({ phrasedBy: 'site' })
      expect(await ask(`${question} My PAN is ABCPD1234E.`, { mayRephrase: true })).toMatchObject({
        phrasedBy: 'site',
      })
      expect(received).toEqual([])
      expect(await ask(question, { mayRephrase: true })).toMatchObject({
        phrasedBy: 'model',
        sentences: [{ text: 'You pay ₹50 a day for a late GSTR-3B return, ₹2,000 at most.', sources: [0] }],
      })
      expect(received).toHaveLength(1)
      await ask('Which whales sing?', { mayRephrase: true, mayKeep: true })
      await storeCounts(server.database)
      expect(await counts()).toMatchObject([{ outcome: 'answered', count: 1 }])
      expect(await kept()).toEqual([])
      const settings = await server.fetch('/api/assistant/settings')
      expect(await settings.json()).toEqual({ model: new URL(url).host })
      expect(server.logged.join('')).not.toMatch(/planted-key|late GSTR/)
    } finally {
      model.closeAllConnections()
      model.close()
    }
  })
})
