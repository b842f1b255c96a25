/** What pages other than home fetch before any interaction, brotli, in bytes. */
import type { Browser, Page } from 'playwright'
import { getUser } from '../../server/contract/accounts/endpoints.ts'
import type { User } from '../../server/contract/core/access.ts'
import type { Measure } from './measure.ts'
import { bytesOf, phone, visit, type VisitOptions } from './visit.ts'

/** One static document of each kind. */
const documents = {
  'a legal page': '/privacy-policy',
  'an article': '/resources/composition-scheme-or-regular-gst',
  'a service page': '/services/gst-filing',
} as const

const client: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@traders.example',
  role: 'client',
}

/** The server has no accounts yet. */
const signIn = (page: Page) => page.route(`**${getUser.path}`, (route) => route.fulfill({ json: client }))

/** First screens of the application. */
const screens: Readonly<Record<string, VisitOptions>> = {
  '/auth': {},
  '/client/dashboard': { before: signIn },
}

/** @param types of the files that count */
async function bytesBeforeInteraction(
  browser: Browser,
  url: string,
  options: VisitOptions,
  types: readonly string[] = ['script'],
): Promise<number> {
  const { page, sent, settled, end } = await visit(browser, url, { ...phone, ...options })
  await settled()
  if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
  const files = await sent()
  const bytes = types.reduce((all, type) => all + bytesOf(files, type), 0)
  await end()
  return bytes
}

export async function measureFirstVisits(browser: Browser, url: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [name, path] of Object.entries(documents))
    for (const hasRefusedCookies of [false, true])
      measures.push({
        what: `JavaScript of ${name} ${hasRefusedCookies ? 'once consent is stored' : 'on a first visit'}`,
        is: await bytesBeforeInteraction(browser, url + path, { hasRefusedCookies }),
        unit: 'bytes',
        atMost: hasRefusedCookies ? 10_000 : 85_000,
      })
  for (const [path, options] of Object.entries(screens))
    measures.push({
      what: `JavaScript of the application’s first screen, ${path}`,
      is: await bytesBeforeInteraction(browser, url + path, options),
      unit: 'bytes',
      atMost: 150_000,
    })
  measures.push({
    what: 'HTML, styles and JavaScript of /auth',
    is: await bytesBeforeInteraction(browser, `${url}/auth`, {}, ['document', 'stylesheet', 'script']),
    unit: 'bytes',
    atMost: 150_000,
  })
  return measures
}
