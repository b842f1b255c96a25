/** Content pages: without JavaScript, as valid HTML, with working links. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe } from 'vitest'
import type { Locator, Page } from 'playwright'
import { firm } from '../content/firm.ts'
import { legalWords } from '../pages/legal/words.ts'
import { services } from '../content/services.ts'
import { redirects } from '../redirects.ts'
import { everyPage } from './support/pages.ts'
import { cookieBanner, footer, main } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, loaded } from './support/waiting.ts'

const legal = legalWords.pages.map(({ href }) => href)
const paths = ['/pricing', '/virtual-assistant-info', ...legal, ...services.map(({ href }) => href)]

const client = join(import.meta.dirname, '../dist/client')
const files = globSync('**/*.html', { cwd: client }).map((file) => ({
  path: file === '404.html' ? '/404' : `/${file.replace(/\/?index\.html$/, '')}`,
  file,
  html: readFileSync(join(client, file), 'utf8'),
}))
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’')

/** Timeout for tests of all pages, in ms. */
const long = { timeout: 90_000 }

describe('Each of these pages', () => {
  test(
    'is readable without JavaScript: its heading, and every section with its text',
    long,
    async ({ open }) => {
      const page = await open('/', { javaScriptEnabled: false })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const heading of await main(page).getByRole('heading', { level: 2 }).all())
          await expect(heading, path).toBeVisible()
        expect((await main(page).innerText()).split(/\s+/).length, path).toBeGreaterThan(250)
      }
    },
  )
})

describe('The built pages', () => {
  test('there is a file for each page and screen, and for not found', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      [...everyPage.map(({ path }) => path), '/404'].toSorted(),
    )
  })

  test('have unique titles and descriptions', () => {
    const titles = files.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
    expect(titles).not.toContain(undefined)
    expect(new Set(titles).size).toBe(files.length)
    const descriptions = files.flatMap(
      ({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? [],
    )
    expect(new Set(descriptions).size).toBe(files.length)
  })

  test('have no broken links', () => {
    const ids = new Map(
      files.map(({ path, html }) => [
        path,
        new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    )
    const assets = new Set(globSync('**/*.*', { cwd: client }).map((file) => `/${file}`))
    const moved = new Set(redirects.map(({ from }) => from))
    const broken: string[] = []
    let followed = 0
    for (const { path, html } of files)
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        const address = new URL(decoded(href), `https://site.example${path}`)
        if (address.host !== 'site.example') continue
        followed++
        const place = decodeURIComponent(address.hash.slice(1))
        const isThere = ids.has(address.pathname) || assets.has(address.pathname)
        // A fragment with an equals sign contains the answers of a tool.
        const isPlace = place === '' || place.includes('=') || ids.get(address.pathname)?.has(place)
        if (!isThere || !isPlace || moved.has(address.pathname)) broken.push(`${href} on ${path}`)
      }
    expect(followed).toBeGreaterThan(1_000)
    expect([...new Set(broken)]).toEqual([])
  })

  test('are valid HTML', long, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React's style, valid in browsers.
        'doctype-style': 'off',
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        // React’s ids start with an underscore, which HTML allows.
        'valid-id': ['error', { relaxed: true }],
        // All scripts and styles are same-origin, enforced by the content security policy.
        'require-sri': ['error', { target: 'crossorigin' }],
        // Safari removes list semantics with `list-style: none`, unless there is an explicit role.
        'no-redundant-role': 'off',
        // Firefox restores form state on reload, over the stored theme; only autocomplete="off" prevents it.
        'input-attributes': 'off',
        'valid-autocomplete': 'off',
        // Numbers are copied and dialled as displayed.
        'tel-non-breaking': 'off',
        // Tools and the estimate update while typing, and so have no submit button.
        'wcag/h32': 'off',
      },
    })
    const faults = new Map<string, string>()
    for (const { file, html } of files) {
      const { results } = await validator.validateString(html, file)
      for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
        const fault = `${file}: ${ruleId}: ${message}`
        faults.set(fault, faults.get(fault) ?? `${fault}, first at ${selector}`)
      }
    }
    expect([...faults.values()]).toEqual([])
  })
})

describe('Legal pages', () => {
  test('a link of the table of contents scrolls to its heading and focuses it', async ({ open }) => {
    const page = await open('/privacy-policy')
    await loaded(page)
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your rights' })
      .click()
    await expect(page).toHaveURL(/#rights$/)
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby')),
    ).toBe('rights')
  })

  test('so does a link to a heading of another page', async ({ open }) => {
    const page = await open('/disclaimer')
    await loaded(page)
    await main(page).locator('a[href="/compliance-disclosure#tables"]').click()
    await expect(page).toHaveTitle(/^Compliance disclosure/)
    await expect(page.getByRole('heading', { name: 'When we last checked the law' })).toBeFocused()
  })

  test('“The footer has Cookie settings, which reopens it”, and so has the cookie policy', async ({
    open,
  }) => {
    const page = await open('/cookie-policy#change')
    const button = main(page).getByRole('button', { name: 'Cookie settings' })
    await hydrated(button)
    await button.click()
    const banner = cookieBanner(page)
    await expect(banner).toContainText('necessary cookies only')
    await banner.getByRole('button', { name: 'Accept All' }).click()
    await expect(banner).toBeHidden()
    const stored = await page.evaluate(() => localStorage.getItem('cookie-consent'))
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ analytics: true })
  })

  test('“the as-of dates of every table”: the disclosure lists them by topic and law', async ({ open }) => {
    const page = await open('/compliance-disclosure#tables')
    const byTopic = page.getByRole('table', { name: 'When the tables of the law were last checked' })
    await expect(byTopic.getByRole('row', { name: /^TDS and TCS \d+ .*2026/ })).toBeVisible()
    await page.locator('summary').filter({ hasText: 'The same, law by law' }).click()
    const byLaw = page.getByRole('table', { name: 'The same, law by law' })
    await expect(byLaw.getByRole('row', { name: /^Companies Act 2013 Due dates .*2026/ })).toBeVisible()
  })
})

describe('The team', () => {
  test('is in About, with names and roles, and the footer links to it', async ({ open }) => {
    const page = await open('/pricing')
    await loaded(page)
    await footer(page).getByRole('link', { name: 'Our Team' }).click()
    const team = page.getByRole('region', { name: 'Our team' })
    await expect(team).toBeFocused()
    await expect(team).toBeInViewport()
    await expect(team.getByRole('listitem')).toHaveCount(4)
    await expect(team.getByRole('heading', { name: firm.grievance.name })).toBeVisible()
  })
})

describe('Pricing', () => {
  const switchOf = (page: Page) => page.getByRole('radiogroup', { name: 'How do you pay monthly plans?' })
  const planOf = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const estimator = (page: Page) => page.getByRole('form', { name: 'Estimate your fee' })
  const result = (page: Page) => page.getByRole('region', { name: 'Your estimate' })

  async function openEstimate(page: Page): Promise<Locator> {
    const form = estimator(page)
    await form.scrollIntoViewIfNeeded()
    await hydrated(form.getByRole('checkbox').first())
    return form
  }

  test('yearly fees are first when selected, also by keyboard', async ({ open }) => {
    const page = await open('/pricing')
    const monthly = planOf(page, 'Monthly returns')
    await expect(monthly).toContainText('₹2,000 a month')
    await expect(monthly).toContainText('or ₹22,000 for a year')
    const choice = switchOf(page).getByRole('radio', { name: 'A year at once' })
    await hydrated(choice)
    await switchOf(page).getByRole('radio', { name: 'Every month' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice).toBeChecked()
    await expect(monthly).toContainText('₹22,000 for a year')
    await expect(monthly).toContainText('instead of ₹24,000 by the month')
    await expect(monthly).toContainText('+ ₹3,960 GST = ₹25,960')
    await expect(planOf(page, 'GST registration')).toContainText('₹3,500 once')
  })

  test('without JavaScript both fees, the separate tax and an example of the estimate are readable', async ({
    open,
  }) => {
    const page = await open('/pricing', { javaScriptEnabled: false })
    await expect(planOf(page, 'Monthly returns')).toContainText('+ ₹360 GST = ₹2,360')
    await expect(planOf(page, 'Monthly returns')).toContainText('or ₹22,000 for a year')
    await expect(estimator(page)).toBeHidden()
    await expect(page.getByText('The fields need JavaScript.')).toBeVisible()
    await expect(result(page)).toContainText('₹7,080 a month with GST.')
    await page.getByText('Can I stop?').click()
    await expect(page.getByText('A monthly plan ends with one month’s notice.')).toBeVisible()
  })

  test('the estimate is updated with the selection, stored in the URL, and not sent', async ({ open }) => {
    const page = await open('/pricing#estimate')
    await loaded(page)
    const form = await openEstimate(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))

    await form.getByRole('checkbox', { name: 'Payroll & HR' }).check()
    await form.getByRole('textbox', { name: 'People on the payroll' }).fill('30')
    await form.getByRole('checkbox', { name: 'Bookkeeping' }).uncheck()
    await form.getByRole('radiogroup', { name: 'Do you have a GSTIN?' }).getByText('No').click()
    const lines = result(page).getByRole('list', { name: 'Your estimate' }).getByRole('listitem')
    await expect(lines).toHaveText([
      /GST registration.*₹3,500 once/,
      /Monthly returns.*up to 100 invoices a month; you have 40.*₹2,000 a month/,
      /Payroll up to 50 people.*up to 50 people a month; you have 30.*from ₹9,000 a month/,
    ])
    await expect(result(page)).toContainText('from ₹12,980 a month with GST.')
    await result(page).getByText('What it comes to', { exact: true }).first().click()
    const total = result(page).getByRole('row', { name: /First year with GST/ })
    await expect(total).toContainText('₹1,59,890')
    await expect(total).toContainText('₹1,46,910')
    await expect(result(page).getByRole('status').first()).toContainText('from ₹12,980 a month with GST.')

    await expect(page).toHaveURL(/\/pricing#.*payroll-hr=yes.*employees=30/)
    // Except scripts and images that load near the viewport.
    expect(sent.filter((url) => !/\/assets\/|\.svg$/.test(url))).toEqual([])

    const again = await open(page.url().replace(/^https?:\/\/[^/]+/, ''))
    await expect(again.getByRole('heading', { name: 'Estimate your fee' })).toBeInViewport()
    await openEstimate(again)
    await expect(result(again)).toContainText('from ₹12,980 a month with GST.')
    await expect(estimator(again).getByRole('textbox', { name: 'People on the payroll' })).toHaveValue('30')
  })

  test('has messages for quantities above all plans and for invalid input', async ({ open }) => {
    const page = await open('/pricing')
    const form = await openEstimate(page)
    const entries = form.getByRole('textbox', { name: 'Entries in your books a month' })
    await entries.fill('4,000')
    await expect(result(page)).toContainText('more than 300 entries a month: ask us for the fee')
    await expect(result(page)).toContainText('from ₹9,500 a month')

    await entries.fill('many')
    await entries.blur()
    await expect(entries).toHaveAccessibleDescription(/Write the number of entries in figures\./)
    await expect(result(page)).toContainText('Please correct the marked fields to see the estimate.')
    // A hidden field has no error.
    await form.getByRole('checkbox', { name: 'Bookkeeping' }).uncheck()
    await expect(result(page)).toContainText('₹2,360 a month with GST.')
    await form.getByRole('checkbox', { name: 'GST Filing' }).uncheck()
    await expect(result(page)).toContainText('Choose at least one service.')
    await form.getByRole('button', { name: 'Back to the example' }).click()
    await expect(result(page)).toContainText('₹7,080 a month with GST.')
  })
})

describe('Virtual assistant information', () => {
  test('a link to the estimate scrolls there, although content above it loads later', async ({ open }) => {
    const page = await open('/virtual-assistant-info')
    await loaded(page)
    await page.evaluate(() => location.assign('/pricing#estimate'))
    const heading = page.getByRole('heading', { name: 'Estimate your fee' })
    await expect(page.getByRole('form', { name: 'Estimate your fee' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Monthly returns' })).toBeAttached()
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })
})
