/** Sentences of the specification about content and tables rather than about one component. */
import { createClient } from '@anupalan/server/contract'
import { sendFeedback } from '@anupalan/server/contract/feedback/endpoints'
import { feedbackSchema } from '@anupalan/server/contract/feedback/schema'
import { expect, test } from 'vitest'
import { footer, sideMenu } from './chrome/navigation.words.ts'
import { services } from './content/services.ts'
import { testimonials } from './content/testimonials.ts'
import { readSite } from './build/pages.ts'
import { redirects } from './redirects.ts'

const { pages } = await readSite()

test('Footer links to /terms, /privacy and /#our-team are not in the route table', () => {
  const paths = pages.map(({ path }) => path as string)
  expect(paths).not.toContain('/terms')
  expect(paths).not.toContain('/privacy')
  // Interpreted as: both are permanent redirects, the footer links to their targets, and the team section exists.
  expect(redirects).toContainEqual({ from: '/terms', to: '/terms-of-service', status: 308 })
  expect(redirects).toContainEqual({ from: '/privacy', to: '/privacy-policy', status: 308 })
  expect(footer.groups.flatMap(({ items }) => items.map(({ href }) => href))).toEqual(
    expect.arrayContaining(['/terms-of-service', '/privacy-policy', '/#our-team']),
  )
})

test('Prefetch is done for /tools, /templates, /about, /contact', () => {
  // Interpreted as: the targets of those paths.
  const pageOf = (path: string) => {
    const { pathname } = new URL(
      redirects.find(({ from }) => from === path)?.to ?? path,
      'https://site.example',
    )
    return pathname
  }
  const ahead = pages.filter(({ prefetch }) => prefetch).map(({ path }) => path as string)
  expect(ahead.toSorted()).toEqual(
    [...new Set(['/tools', '/templates', '/about', '/contact'].map(pageOf))].toSorted(),
  )
})

test('Side-menu entry: label, href, badge flag, description', () => {
  expect(sideMenu.map(({ label, href, badge }) => ({ label, href, badge }))).toEqual([
    { label: 'Client Login', href: '/auth', badge: undefined },
    { label: 'Virtual Assistant', href: '/virtual-assistant-info', badge: 'NEW' },
    { label: 'Schedule Meeting', href: '/schedule-meeting', badge: undefined },
  ])
  for (const { description } of sideMenu) expect(description).toMatch(/\w/)
})

test('Testimonial: content, name, role, company, image (optional), bgColor (default a blue), initial (optional), rating (0 to 5), featured (default false)', () => {
  for (const { content, name, role, company, rating, featured } of testimonials) {
    for (const words of [content, name, role, company]) expect(words).toMatch(/\p{L}/u)
    expect(rating).toBeGreaterThanOrEqual(0)
    expect(rating).toBeLessThanOrEqual(5)
    expect(featured ?? false).toBe(false)
  }
})

test('POST /api/feedback: score, source, category, comment (null); Feedback score 1 to 5; Comment is not collected', () => {
  const feedback = { score: 3, source: '/pricing', category: 'website_experience', comment: null }
  const accepts = (change: object) => feedbackSchema.safeParse({ ...feedback, ...change }).success
  expect([0, 1, 5, 6, 2.5].map((score) => accepts({ score }))).toEqual([false, true, true, false, false])
  expect(accepts({ comment: 'Very good' })).toBe(false)
})

test('Any non-ok response is treated as an error', async () => {
  for (const status of [400, 403, 404, 422, 429, 500, 503]) {
    const answer = {
      ok: false,
      status,
      statusText: 'No',
      headers: { get: () => null },
      text: () => Promise.resolve(''),
    }
    const client = createClient({ fetch: () => Promise.resolve(answer) }, { sendFeedback })
    const body = { score: 3, source: '/', category: 'general', comment: null } as const
    const sent = client.sendFeedback({ body })
    await expect(sent).rejects.toThrow(`${status}: No`)
  }
})

test('“Visitors read about services, browse business templates, tools, a blog, careers and pricing, learn about a virtual assistant, book a free 30-minute consultation, send an enquiry, and leave feedback”: each has a finished page', () => {
  const pageByPath = new Map(pages.map(({ path, page }) => [path as string, page]))
  for (const path of [
    ...services.map(({ href }) => href),
    '/business-templates',
    '/tools',
    '/resources',
    '/careers',
    '/pricing',
    '/virtual-assistant-info',
    '/schedule-meeting',
    // Has the enquiry form; every page has the feedback button.
    '/',
  ])
    expect([path, pageByPath.get(path)]).not.toContainEqual('assistant')
})
