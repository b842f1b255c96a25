/** The sample firm's content on the home page, as the specification states it. */
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page, id: string) => page.locator(`#${id}`)
const headings = async (part: Locator, level: number) =>
  (await part.getByRole('heading', { level }).allTextContents()).map((text) => text.trim())

describe('The sections of section 2', () => {
  test('“Hero with buttons Our Services […], Templates […], Contact Us […]. Hero counters: 3000+ clients, 98%, 15+ years.”', async ({
    home: page,
  }) => {
    await expect(main(page).getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/#services')
    await expect(main(page).getByRole('link', { name: 'Templates', exact: true })).toHaveAttribute(
      'href',
      '/business-templates',
    )
    await expect(main(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact')
    const counters = main(page).locator('dl').first().locator('> div')
    expect(
      await counters.allInnerTexts().then((all) => all.map((text) => text.split('\n').toSorted())),
    ).toEqual([
      ['3000+', 'happy clients'],
      ['98%', 'success rate: filed on time'],
      ['15+', 'years of experience'],
    ])
  })

  test('“four value cards and six service cards, each with a Learn More button to its service page. Service card success rates: 98%, 95%, 97%.”', async ({
    home: page,
  }) => {
    const services = section(page, 'services')
    expect(await headings(services, 3)).toHaveLength(10)
    const cards = services
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Learn More/ }) })
    const links = await cards
      .getByRole('link', { name: /^Learn More/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.toSorted()).toEqual([
      '/services/bookkeeping',
      '/services/business-registration',
      '/services/corporate-tax',
      '/services/gst-filing',
      '/services/payroll-hr',
      '/services/tax-filing',
    ])
    const rates = (await cards.allTextContents()).map((text) => /\d+%/.exec(text)?.[0])
    expect(rates).toEqual(['98%', '95%', '97%', undefined, undefined, undefined])
  })

  test('“buttons Schedule Free Consultation (/schedule-meeting) and Get Quick Templates (/business-templates), a testimonial and trust badges”', async ({
    home: page,
  }) => {
    const cta = section(page, 'cta')
    await expect(cta.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
      'href',
      '/schedule-meeting',
    )
    await expect(cta.getByRole('link', { name: 'Get Quick Templates' })).toHaveAttribute(
      'href',
      '/business-templates',
    )
    await expect(cta).toContainText('500+ businesses')
    await expect(cta.locator('blockquote')).toBeVisible()
    await expect(cta.getByRole('listitem')).toContainText([/24\/7/, /28/])
  })

  test('“stats 5000+, 15, 28 states, 99%; story; a Get Started Today button scrolling to contact”', async ({
    home: page,
  }) => {
    const about = section(page, 'about')
    await expect(about.locator('dl > div')).toContainText(['5000+', '15', /28.*states|states.*28/, '99%'])
    await expect(about.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/#contact')
    await expect(section(page, 'our-team').getByRole('heading', { name: 'Our team' })).toBeVisible()
  })

  test('“heading Client Testimonials, subheading What Our Clients Say, line: Hear from businesses […]”', async ({
    home: page,
  }) => {
    const testimonials = section(page, 'testimonials')
    for (const words of [
      'Client Testimonials',
      'What Our Clients Say',
      'Hear from businesses that have transformed their compliance journey with our expert guidance.',
    ])
      await expect(testimonials.getByText(words, { exact: true }).first()).toBeVisible()
    expect(await testimonials.getByRole('img', { name: '5 of 5', includeHidden: true }).count()).toBe(4)
  })

  test('“office location (Bengaluru, Karnataka, with a map link), email contact, business hours […], an urgent-help card […] with a WhatsApp button carrying a prefilled greeting”', async ({
    home: page,
  }) => {
    const contact = section(page, 'contact')
    await expect(contact.getByText('Bengaluru, Karnataka')).toBeVisible()
    await expect(contact.getByRole('link', { name: /map/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    await expect(contact.locator('a[href^="mailto:"]').filter({ visible: true }).first()).toBeVisible()
    const hours = contact.locator('dl').filter({ hasText: 'Sunday', visible: true }).first()
    await hours.scrollIntoViewIfNeeded()
    await expect(hours.locator('> div')).toHaveText(
      ['Monday-Friday 9:30 AM - 6:30 PM', 'Saturday 9:30 AM - 6:30 PM', 'Sunday Closed'],
      { useInnerText: true },
    )
    await expect(contact.getByText(/within 24 hours/).first()).toBeVisible()
    const chat = await contact.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href')
    expect(new URL(chat!).searchParams.get('text')).toContain('Hello')
    await expect(contact.getByRole('heading', { name: 'Send Us a Message' }).first()).toBeVisible()
    for (const tile of ['Expert Consultation', 'Data Privacy', 'Quick Response', 'Trusted Service'])
      await expect(contact.getByRole('heading', { name: tile })).toBeVisible()
  })
})
