/** Writes that come from another site, in every way a browser may say so: none passes, nothing is stored. */
import { endpoints } from '@anupalan/server/contract'
import type { Trial } from '../trial.ts'
import { call, countStored, createWorld, enquiry } from '../world.ts'

const origins = (port: string) => [
  'https://elsewhere.example',
  'null',
  // A sibling of this site, and another port of the same host.
  `http://sibling.127.0.0.1:${port}`,
  `http://127.0.0.1:${Number(port) + 1}`,
]
const sites = ['cross-site', 'same-site', 'SAME-ORIGIN', '', undefined]
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']

const bodies: Readonly<Record<string, object>> = {
  sendEnquiry: enquiry,
  sendFeedback: { score: 5, source: '/', category: 'general', comment: null },
  reportPageView: { path: '/' },
}

export const crossSiteTrial: Trial = {
  name: 'cross-site: 4 origins, 5 Sec-Fetch-Site, 3 types, each write',
  async run(context) {
    const { check, count } = context
    const world = await createWorld(context, 'SQLite')
    const url = await world.start().url
    const writes = endpoints.filter(({ method }) => (method as string) !== 'GET')
    for (const { name, method, path } of writes) {
      for (const origin of origins(new URL(url).port)) {
        for (const site of sites) {
          for (const type of types) {
            const { status } = await call(url + path, {
              method,
              headers: {
                Origin: origin,
                'Content-Type': type,
                ...(site !== undefined && { 'Sec-Fetch-Site': site }),
              },
              body: JSON.stringify(bodies[name] ?? { username: 'asha', password: 'secret' }),
            })
            check(status === 403, `${name}, ${origin}, ${site}, ${type}: ${status}`)
            count()
          }
        }
      }
    }
    const { rows } = await countStored(world, [])
    const feedback = await world.look((database) =>
      database.selectFrom('feedback').select('reference').execute(),
    )
    const pageViews = await world.look((database) =>
      database.selectFrom('pageViews').select('path').execute(),
    )
    const stored = rows + feedback.length + pageViews.length
    check(stored === 0, `${stored} rows stored`)
    const control = await call(`${url}/api/contact`, {
      method: 'POST',
      headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    check(control.status === 201, `this site's own request was answered ${control.status}`)
  },
}
