/** The articles as built: list, search and topics, an article, and the feed. */
import type { Locator, Page, Request } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { singlePages } from '../build/pages.ts'
import { articlesOf } from '../pages/articles/source/site-articles.ts'
import { articlesPage } from '../pages/articles/articles.words.ts'
import { feed } from '../chrome/feed.ts'
import { expectAccessible } from './support/axe.ts'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, loaded, useWebFonts } from './support/waiting.ts'

const articles = await articlesOf(singlePages())
const article = articles.find(({ id }) => id === 'composition-scheme-or-regular-gst')!
const path = `/resources/${article.id}`

const results = (page: Page) => main(page).getByRole('list', { name: /article|None has/i })
const contentOf = (requests: readonly Request[]) =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((name) => name.endsWith('.json') && name !== '/speculation-rules.json')

function watch(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** axe in both themes, narrow and wide. */
async function checkAccessibility(page: Page, what: string): Promise<void> {
  await expectAccessible(page, [320, 1280], { what })
  await page.setViewportSize({ width: 1280, height: 800 })
}

describe('/resources, “Blog list”', () => {
  test(
    'search while typing, also by topic; the URL contains the query, and Back restores it',
    { timeout: 60_000 },
    async ({ open }) => {
      const page = await open('/resources')
      const requests = watch(page)
      await expect(
        main(page)
          .getByRole('listitem')
          .filter({ has: page.locator('time') }),
      ).toHaveCount(articles.length)

      const field = main(page).getByRole('searchbox', { name: articlesPage.search.label })
      await hydrated(field)
      expect(contentOf(requests), 'nothing is fetched before it is wanted').toEqual([])
      await field.fill('gratiuty')
      await expect(main(page).getByRole('heading', { name: /with “gratiuty”$/ })).toBeVisible()
      await expect(results(page).getByRole('link').first()).toHaveText(
        'Gratuity under the labour codes, worked out',
      )
      await expect(results(page).locator('mark').first()).toHaveText('Gratuity')
      await expect(main(page).getByRole('status').filter({ hasText: 'with “gratiuty”' })).toHaveCount(1)
      await expect(page).toHaveURL(/\?q=gratiuty$/)
      expect(contentOf(requests)).toEqual(['/search-index.json'])

      await field.fill('late fee')
      await expect(page).toHaveURL(/\?q=late\+fee$/)
      await main(page).getByRole('link', { name: 'GST', exact: true }).click()
      await expect(page).toHaveURL(/\?topic=gst&q=late\+fee$/)
      await expect(main(page).getByRole('heading', { name: /on GST with “late fee”$/ })).toBeVisible()
      await checkAccessibility(page, 'what was found')
      await results(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/resources\/[a-z0-9-]+$/)
      await page.goBack()
      await expect(field).toHaveValue('late fee')
      await page.goBack()
      await expect(page).toHaveURL(/\?q=late\+fee$/)
      await expect(main(page).getByRole('heading', { name: /articles with “late fee”$/ })).toBeVisible()

      await field.fill('zzzz')
      await expect(main(page).getByRole('heading', { name: 'No article with “zzzz”' })).toBeVisible()
      await checkAccessibility(page, 'nothing found')
      await main(page).getByRole('button', { name: articlesPage.clear }).click()
      await expect(field).toBeFocused()
      await expect(
        main(page).getByRole('heading', { name: `${articles.length} articles, newest first` }),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/resources$/)
    },
  )

  test('lists all without JavaScript; with it, a topic in the URL lists that topic', async ({ open }) => {
    const page = await open('/resources?topic=gst', { javaScriptEnabled: false })
    await expect(main(page).locator('li:has(time)')).toHaveCount(articles.length)
    await expect(main(page).getByRole('searchbox')).toBeHidden()

    const filtered = await open('/resources?topic=gst')
    const ofTopic = articles.filter(({ topic }) => topic === 'gst').length
    await expect(
      main(filtered).getByRole('heading', { name: `${ofTopic} articles on GST, newest first` }),
    ).toBeVisible()
    await expect(
      main(filtered)
        .getByRole('listitem')
        .filter({ has: filtered.locator('time') }),
    ).toHaveCount(ofTopic)
  })
})

describe('/resources/{id}, “Blog detail”', () => {
  test(
    'is complete HTML without further requests for content; links lead to other articles',
    { timeout: 60_000 },
    async ({ open }) => {
      const requests: Request[] = []
      const page = await open(path, {
        before: async (page) => void page.on('request', (request) => requests.push(request)),
      })
      await page.waitForLoadState('networkidle')
      expect(contentOf(requests)).toEqual([])

      await page.setViewportSize({ width: 320, height: 800 })
      const table = main(page).getByRole('group', { name: 'All goods at 18%' })
      await expect(table.getByRole('row', { name: /^Left before other costs/ })).toContainText('₹11,21,000')
      await page.setViewportSize({ width: 1280, height: 800 })

      await main(page)
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'What it costs' })
        .click()
      await expect(page).toHaveURL(/#what-it-costs$/)
      await expect(main(page).getByRole('heading', { name: 'What it costs' })).toBeInViewport()
      await expect(main(page).locator('[aria-current=location]')).toHaveText('What it costs')

      await main(page).getByRole('navigation', { name: 'Read next' }).getByRole('link').first().click()
      const next = articles.find(({ id }) => id === article.matter.related[0])!
      await expect(page).toHaveTitle(`${next.title} | ${firm.name}`)
      await expect(main(page).getByRole('heading', { level: 1, name: next.title })).toBeVisible()
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', next.description)
      expect(contentOf(requests)).toEqual([])
      await main(page).locator('p a[href^="/"]').first().click()
      await expect(main(page).getByRole('heading', { level: 1, name: next.title })).toHaveCount(0)
    },
  )

  test('marks no heading after a jump from the end to the start', async ({ open }) => {
    const page = await open('/resources/gstr-1-gstr-3b-dates-late-fee', {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const current = main(page).locator('[aria-current=location]')
    // Without an animation: the browser ends one, and with it the jump, when a font arrives meanwhile.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(current).toHaveCount(1)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current).toHaveCount(0)
  })

  test('has a notice after its review date, without a layout shift', async ({ open }) => {
    /** By how many px the text below moves if the other sentence is displayed, at widths with different line breaks. */
    const shifts = async (page: Page, notice: Locator) => {
      await useWebFonts(page)
      const moved = []
      for (const width of [320, 360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        moved.push(
          await notice.evaluate((sentence) => {
            const review = sentence.parentElement!
            const top = () => document.querySelector('article p:not([class])')!.getBoundingClientRect().top
            const displayed = top()
            review.toggleAttribute('data-past')
            const shift = top() - displayed
            review.toggleAttribute('data-past')
            return shift
          }),
        )
      }
      return moved
    }
    const read = async (day: string) => {
      const page = await open(path, {
        before: (page) => page.clock.setFixedTime(new Date(`${day}T10:00:00+05:30`)),
      })
      await loaded(page)
      const notice = page.getByText(/check it again by|due for a check by/).filter({ visible: true })
      return {
        notice: await notice.innerText(),
        shifts: await shifts(page, notice),
      }
    }
    const before = await read(article.matter.reviewBy)
    expect(before.notice).toMatch(/^We will check it again/)
    const after = await read('2028-01-01')
    expect(after.notice).toMatch(/was due for a check .*The law may have changed/)
    expect(before.shifts).toEqual([0, 0, 0, 0, 0])
    expect(after.shifts).toEqual([0, 0, 0, 0, 0])
  })

  test('“an unknown `/resources/{id}` too” is the not-found page with status 404, also on a navigation within the site', async ({
    open,
    product,
  }) => {
    expect((await fetch(`${product.origin}/resources/no-such-article`)).status).toBe(404)
    const page = await open('/resources/no-such-article', { expectedMessages: /404 \(Not Found\)/ })
    const requests = watch(page)
    const heading = main(page).getByRole('heading', { level: 1, name: 'We could not find this page.' })
    await expect(heading).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(contentOf(requests), 'content is not requested again').toEqual([])
    await main(page).getByRole('link', { name: 'Tools' }).click()
    await expect(page).toHaveTitle(/^Tools/)
    await page.evaluate(() => location.assign('/resources/nor-this-one'))
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
  })

  test('has structured data and is in the feed', async ({ open, product }) => {
    const html = await (await fetch(product.origin + path)).text()
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const things = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph']
    expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: article.title,
      datePublished: `${article.published}T00:00:00+05:30`,
      author: { '@type': 'Person', name: article.author.name },
    })
    expect(html).toContain('<meta property="og:type" content="article" />')

    const page = await open('/resources')
    const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
    expect(href).toBe(feed.href)
    const answer = await fetch(product.origin + feed.href)
    expect(answer.headers.get('Content-Type')).toMatch(/^(?:application|text)\/xml/)
    const read = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        const items = [...xml.querySelectorAll('channel > item')]
        return {
          faults: xml.querySelectorAll('parsererror').length,
          links: items.map((item) => new URL(item.querySelector('link')?.textContent ?? '').pathname),
        }
      },
      await answer.text(),
    )
    expect(read).toEqual({ faults: 0, links: articles.map(({ id }) => `/resources/${id}`) })
  })
})
