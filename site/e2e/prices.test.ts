/** Fees where a visitor looks for them, and pages that a thumb can reach the end of. */
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { maxLengths } from '../../scripts/page-lengths.ts'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { loaded, renderAll } from './support/waiting.ts'

const phone = { width: 390, height: 844 }

describe('Fees', () => {
  test('each service card of the home page has its lowest fee', async ({ open }) => {
    const page = await open('/')
    const cards = page
      .locator('#services li')
      .filter({ has: page.getByRole('link', { name: /^Learn More/ }) })
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all())
      await expect(card).toContainText(/from ₹[\d,]+ (a month|a year|once)/)
  })

  test('a service page has its fee before its papers, steps and questions', async ({ open }) => {
    const page = await open('/services/gst-filing', { viewport: phone })
    const ids = await main(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map(({ id }) => id))
    const order = ['fee', 'dates', 'papers', 'steps', 'questions']
    expect(ids.filter((id) => order.includes(id))).toEqual(order)
    const top = (id: string) => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top)
    const tops = await Promise.all(order.map(top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(main(page)).toContainText('How long it takes: GSTIN in 1 to 2 weeks')
  })

  test('the page of fees has a jump list, and the total stays in sight on a phone', async ({ open }) => {
    const page = await open('/pricing', { viewport: phone })
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Bookkeeping' })
      .click()
    await expect(page).toHaveURL(/#bookkeeping$/)
    await page.getByRole('checkbox', { name: 'GST Filing' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Your estimate: ₹7,080 a month' })).toBeInViewport()
  })
})

describe('The menu of a phone', () => {
  test('has Pricing, a call, the phone and WhatsApp at its foot', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await loaded(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Book a free call' })).toHaveAttribute(
      'href',
      '/schedule-meeting',
    )
    await expect(menu.getByRole('link', { name: `Call ${firm.phone.display}` })).toHaveAttribute(
      'href',
      firm.phone.href,
    )
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
  })
})

describe('On a phone', () => {
  test('home has the dates under the lead, then the claims and the call; the form before the address', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })
    await renderAll(page)
    const tops = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.locator('#due-next'),
        page.getByText('happy clients'),
        main(page).getByRole('link', { name: 'Book a free call' }),
        page.getByRole('heading', { name: 'Send Us a Message' }),
        page.getByText('Address, calls, hours and holidays'),
      ].map(async (each) => (await each.first().boundingBox())!.y),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  for (const [path, most] of Object.entries(maxLengths)) {
    test(`${path} is at most ${most} px long`, async ({ open }) => {
      const page = await open(path, { viewport: phone })
      await renderAll(page)
      // Text in a fallback font has other lines.
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await page.locator('#root').evaluate((root) => root.scrollHeight)).toBeLessThanOrEqual(most)
    })
  }
})

describe('Without JavaScript', () => {
  test('the fees have no choice that would change nothing, and say what a year at once costs', async ({
    open,
  }) => {
    const page = await open('/pricing', { javaScriptEnabled: false })
    await expect(page.getByRole('radio', { name: 'A year at once' })).toBeHidden()
    await expect(
      main(page).getByText('A year at once: pay 11 months, one is free.').filter({ visible: true }),
    ).toHaveCount(1)
    await expect(
      main(page).getByRole('heading', { name: 'GST registration and returns' }).getByRole('link'),
    ).toHaveAttribute('href', '/services/gst-filing')
  })
})
