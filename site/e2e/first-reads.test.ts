/** What a screen of the application reads first is requested by its document, once. */
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { CHOSEN_CLIENT } from '../app/first-reads.rules.ts'
import { firstReads } from '../app/first-reads.ts'
import { passwordOf, test } from './support/accounts.ts'
import { expect } from './support/test.ts'

/** Records the calls of a page, with the id of a client as in `firstReads`. */
function recordCalls(page: Page): { readonly calls: string[]; readonly scripts: Set<string> } {
  const calls: string[] = []
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
    if (!pathname.startsWith('/api/')) return
    calls.push(pathname.replace(/(?<=^\/api\/clients\/)[^/]+/, CHOSEN_CLIENT) + search)
  })
  return { calls, scripts }
}

async function signIn(page: Page, username: string) {
  const response = await page.request.post('/api/login', {
    data: { username, password: passwordOf(username) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(response.ok()).toBe(true)
}

describe('A signed-in client', () => {
  test.for(['/client/dashboard', '/client/documents', '/client/tasks', '/client/data'] as const)(
    '%s requests each of its first reads once, and shows them',
    async (path, { open }) => {
      const page = await open('/robots.txt')
      await signIn(page, 'asha')
      const { calls } = recordCalls(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const reads = firstReads(path)
      expect(calls.filter((call) => reads.includes(call)).toSorted()).toEqual(reads.toSorted())
      if (path !== '/client/data') expect(calls.toSorted()).toEqual(reads.toSorted())
    },
  )

  test('where the address says a task, the list is not requested', async ({ open }) => {
    const page = await open('/robots.txt', { expectedMessages: /404 \(Not Found\)/ })
    await signIn(page, 'asha')
    const { calls } = recordCalls(page)
    await page.goto('/client/tasks?task=of-nobody', { waitUntil: 'networkidle' })
    const [task, ...reads] = calls.toSorted((one, other) => other.length - one.length)
    expect(task).toBe(`/api/clients/${CHOSEN_CLIENT}/tasks/of-nobody`)
    expect(reads.toSorted()).toEqual(['/api/clients?limit=100', '/api/user'])
  })
})

test('nothing is requested before the application without the hint of a session', async ({ open }) => {
  const page = await open('/robots.txt', { expectedMessages: /401 \(Unauthorized\)/ })
  const { calls } = recordCalls(page)
  await page.goto('/client/dashboard')
  await page.waitForURL('**/auth')
  expect(calls).toEqual(['/api/user'])
})

test('a session that has ended leads to the login', async ({ open }) => {
  const page = await open('/robots.txt', { expectedMessages: /401 \(Unauthorized\)/ })
  await page.context().addCookies([{ name: signedInHint, value: '1', url: page.url() }])
  const { calls } = recordCalls(page)
  await page.goto('/client/dashboard')
  await page.waitForURL('**/auth')
  await page.waitForLoadState('networkidle')
  expect(calls.toSorted()).toEqual(['/api/clients?limit=100', '/api/user'])
})

test('the first screen of the portal is of few scripts, all of them in its document', async ({ open }) => {
  const page = await open('/robots.txt')
  await signIn(page, 'asha')
  const { scripts } = recordCalls(page)
  await page.goto('/client/dashboard', { waitUntil: 'networkidle' })
  const listed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')].map(
      (element) =>
        new URL(element.getAttribute('src') ?? element.getAttribute('href')!, location.href).pathname,
    ),
  )
  expect([...scripts].filter((script) => !listed.includes(script))).toEqual([])
  expect(scripts.size).toBeLessThanOrEqual(26)
})
