/** Cross-site writes with every combination of a browser's headers: all are rejected, nothing is stored. */
import { endpointList, problems } from '@anupalan/server/contract'
import { validBody } from '../bodies.ts'
import type { Trial } from '../trial.ts'
import { call, createEnvironment, enquiry } from '../environment.ts'

const origins = (port: string) => [
  'https://elsewhere.example',
  'null',
  // A sibling of this site, and another port of the same host.
  `http://sibling.127.0.0.1:${port}`,
  `http://127.0.0.1:${Number(port) + 1}`,
]
const sites = ['cross-site', 'same-site', 'SAME-ORIGIN', '', undefined]
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']

export const crossSiteTrial: Trial = {
  name: 'cross-site: 4 origins, 5 Sec-Fetch-Site, 3 types, each write',
  async run(context) {
    const { random, check, count, note } = context
    const environment = await createEnvironment(context, 'SQLite')
    const url = await environment.start().url
    const writes = endpointList.filter(({ method }) => method !== 'GET')
    for (const { name, method, path, schema } of writes) {
      for (const origin of origins(new URL(url).port)) {
        for (const site of sites) {
          for (const type of types) {
            const { status, text } = await call(url + path, {
              method,
              headers: {
                Origin: origin,
                'Content-Type': type,
                ...(site !== undefined && { 'Sec-Fetch-Site': site }),
              },
              // Valid otherwise, so that nothing else can reject it.
              body: schema.request && JSON.stringify(validBody(random, schema.request)),
            })
            const isRefused = status === 403 && text.includes(problems.crossSite.message)
            check(isRefused, `${name}, ${origin}, ${site}, ${type}: ${status} ${text}`)
            count()
          }
        }
      }
    }
    const rows = await environment.query(async (database) => {
      const tables = ['applications', 'bookings', 'enquiries', 'feedback', 'outbox', 'pageViews'] as const
      const all = tables.map((table) => database.selectFrom(table).selectAll().execute())
      return (await Promise.all(all)).flat().length
    })
    check(rows === 0, `${rows} rows stored`)
    note(`${writes.length} writes: ${writes.map(({ name }) => name).join(', ')}`)
    const control = await call(`${url}/api/contact`, {
      method: 'POST',
      headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    check(control.status === 201, `this site's own request was answered ${control.status}`)
  },
}
