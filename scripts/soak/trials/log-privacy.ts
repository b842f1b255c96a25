/** Personal data in every part of a request and in quoted database errors: none is ever logged. */
import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Trial } from '../trial.ts'
import { call, createEnvironment, databases, enquiry, newReference } from '../environment.ts'

const marker = 'private.marker@example.in'

export const logPrivacyTrials: Trial[] = databases.map((name) => ({
  name: `personal data in logs, 10,000 requests with markers, ${name}`,
  async run(context) {
    const { random, scaled, check, count, note, defer } = context
    const environment = await createEnvironment(context, name)
    const server = environment.start()
    const url = await server.url
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    defer(() => agent.destroy())
    const encoded = encodeURIComponent(marker)
    const headers = {
      'Content-Type': 'application/json',
      Cookie: `session=${marker}`,
      Authorization: `Bearer ${marker}`,
      'User-Agent': marker,
      Referer: `${url}/?email=${encoded}`,
      'X-Forwarded-For': marker,
      'X-Request-Id': marker,
    }
    const body = {
      ...enquiry,
      firstName: marker,
      lastName: marker,
      email: marker,
      company: marker,
      message: marker,
    }
    const post = (path: string, text: string, more = {}) => ({ method: 'POST', path, text, more })
    const requests = [
      post('/api/contact', JSON.stringify(body)),
      post(`/api/contact?email=${encoded}`, JSON.stringify({ ...body, email: `${marker} wrong` })),
      post('/api/contact', `{"email":"${marker}`),
      post('/api/contact', JSON.stringify(body), { 'Idempotency-Key': marker }),
      post('/api/contact', JSON.stringify(body), { Origin: `http://${marker}` }),
      post('/api/feedback', JSON.stringify({ score: 9, source: `/${marker}`, comment: marker })),
      post('/api/page-views', JSON.stringify({ path: `/${marker}` })),
      post('/api/page-views', JSON.stringify({ path: `/${marker}` })),
      post('/api/login', JSON.stringify({ username: marker, password: marker })),
      post(
        '/api/register',
        JSON.stringify({ username: marker, fullName: marker, email: marker, password: marker }),
      ),
      { method: 'GET', path: `/${encoded}?q=${encoded}`, text: undefined, more: {} },
      { method: 'GET', path: `/api/${encoded}`, text: undefined, more: {} },
      { method: 'GET', path: `/pricing/?email=${encoded}`, text: undefined, more: {} },
    ]
    const total = scaled(10_000)
    for (let index = 0; index < total; index++) {
      const { method, path, text, more } = requests[Math.floor(random() * requests.length)]!
      await call(url + path, { method, headers: { ...headers, ...more }, body: text, agent })
      count()
    }
    // Also while storage fails: then errors quote what was written, in PostgreSQL the complete row.
    const breakStorage = {
      SQLite: sql`alter table outbox rename to outbox_away`,
      PostgreSQL: sql`alter table outbox add constraint nothing_more check (subject = '') not valid`,
    }
    await environment.query((database) => breakStorage[name].execute(database))
    const failing = await call(`${url}/api/contact`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': newReference() },
      body: JSON.stringify(body),
    })
    check(failing.status === 503, `a failing write was answered ${failing.status}`)
    server.child.kill('SIGTERM')
    const { output, errors } = await server.ended
    const lines = output.split('\n')
    check(lines.length > total, `only ${lines.length} lines were logged`)
    for (const secret of ['private.marker', 'marker', encoded]) {
      const found = (output + errors).split(secret).length - 1
      check(found === 0, `"${secret}" was logged ${found} times`)
    }
    note(`${lines.length} lines logged`)
  },
}))
