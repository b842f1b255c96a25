import { describe, expect, test } from 'vitest'
import { firm, holidays } from '../../content/firm.ts'
import { plans, type Plan } from '../../content/pricing.ts'
import { services } from '../../content/services.ts'
import { readSite } from '../pages.ts'
import {
  accountingService,
  breadcrumbList,
  faqPage,
  jsonLd,
  serviceThing,
  type Thing,
} from './structured-data.ts'

const origin = 'https://practice.example'
const pictures = { image: '/assets/pictures/home.png', logo: '/icon.png' }
const addressesOf = (path: string) => ({ origin, url: origin + path, ...pictures })
const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type'])

describe('accountingService', () => {
  const practice = accountingService(firm, origin, pictures)

  test('has the firm’s name and contact details from content', () => {
    expect(practice).toMatchObject({
      '@type': 'AccountingService',
      name: firm.name,
      url: `${origin}/`,
      telephone: firm.phone.href.replace('tel:', ''),
      address: {
        streetAddress: firm.address.lines.join(', '),
        addressLocality: firm.address.city,
        postalCode: firm.address.postalCode,
        addressCountry: 'IN',
      },
      areaServed: { '@type': 'Country', name: 'India' },
    })
    expect(practice).not.toHaveProperty('geo')
    expect(practice).not.toHaveProperty('founder')
  })

  test('“business hours (Monday-Friday and Saturday 9:30 AM - 6:30 PM, Sunday closed)”, and closed on holidays', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
    const opening = { opens: '09:30', closes: '18:30', text: '9:30 AM - 6:30 PM' }
    const hours = {
      zone: 'IST',
      days: [
        { label: 'Monday-Friday', weekdays: days, ...opening },
        { label: 'Saturday', weekdays: ['Saturday'], ...opening },
        { label: 'Sunday', weekdays: ['Sunday'], text: 'Closed' },
      ],
    } as const
    const open = accountingService({ ...firm, hours }, origin, pictures)
    const [holiday] = holidays
    expect(open.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens: '09:30',
        closes: '18:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '09:30',
        closes: '18:30',
      },
    ])
    expect(open.specialOpeningHoursSpecification).toHaveLength(holidays.length)
    expect(open.specialOpeningHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      name: holiday!.name,
      validFrom: holiday!.date,
      validThrough: holiday!.date,
      opens: '00:00',
      closes: '00:00',
    })
  })

  test('has the firm’s profiles, without samples, which link to pages of others', () => {
    const social = [
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/practice', sample: false },
      { label: 'X', href: 'https://x.com/', sample: true },
    ]
    const { sameAs } = accountingService({ ...firm, social }, origin, pictures)
    expect(sameAs).toEqual(['https://www.linkedin.com/company/practice'])
    const samples = social.map((link) => ({ ...link, sample: true }))
    expect(accountingService({ ...firm, social: samples }, origin, pictures)).not.toHaveProperty('sameAs')
  })
})

describe('serviceThing', () => {
  const [service] = services
  const plan = { ...plans[0], name: 'A plan', suits: 'Whom it suits' } as Plan
  const offered = (change: Partial<Plan>) => {
    const { offers } = serviceThing(service, [{ ...plan, ...change }], firm, origin)
    return (offers as { priceSpecification: Thing }[])[0]?.priceSpecification
  }

  test('has the provider with the @id of the home page’s AccountingService', () => {
    const practice = accountingService(firm, origin, pictures)
    const { provider, url } = serviceThing(service, [plan], firm, origin)
    expect(provider).toMatchObject({ '@id': practice['@id'], name: firm.name })
    expect(url).toBe(`${origin}${service.href}`)
  })

  test('has a fee in rupees, without GST', () => {
    expect(offered({ fee: 2_500_50, billing: 'once', isFrom: false })).toEqual({
      '@type': 'PriceSpecification',
      price: '2500.50',
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
    })
  })

  test('has the billing period of a fee, and a minimum as minPrice', () => {
    expect(offered({ fee: 1_00_005, billing: 'month', isFrom: false })).toMatchObject({
      '@type': 'UnitPriceSpecification',
      price: '1000.05',
      unitCode: 'MON',
    })
    const least = offered({ fee: 45_000_00, billing: 'year', isFrom: true })
    expect(least).toMatchObject({ minPrice: '45000.00', unitCode: 'ANN' })
    expect(least).not.toHaveProperty('price')
  })

  test('has no offers if a practice may not publish its fees', () => {
    expect(serviceThing(service, [], firm, origin)).not.toHaveProperty('offers')
  })
})

test('faqPage has each question with its complete answer', () => {
  const questions = [{ question: 'By when?', answer: ['By the 20th.', 'A weekend does not move it.'] }]
  expect(faqPage(questions, `${origin}/gst`).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'By when?',
      acceptedAnswer: { '@type': 'Answer', text: 'By the 20th.\n\nA weekend does not move it.' },
    },
  ])
})

test('breadcrumbList has positions from 1 and absolute URLs', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Tools', href: '/tools' },
  ]
  expect(breadcrumbList(crumbs, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Tools', item: `${origin}/tools` },
  ])
})

test('jsonLd escapes tags in texts, and preserves the texts', () => {
  const name = '</script><script>alert(1)</script><!--'
  const element = jsonLd([{ '@type': 'Thing', name }])
  expect(element.match(/<\/?[a-z!]/g)).toEqual(['<s', '</s'])
  const json = element.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  })
})

describe('the pages of this site', async () => {
  const { pages } = await readSite()
  const dataOf = (wanted: string) =>
    pages.find(({ path }) => path === wanted)?.things?.(addressesOf(wanted)) ?? []

  test('have the firm on the home page, and services and questions on theirs', () => {
    expect(typesOf(dataOf('/'))).toEqual(['AccountingService'])
    for (const { href } of services) expect(typesOf(dataOf(href))).toEqual(['Service', 'FAQPage'])
    expect(typesOf(dataOf('/pricing'))).toEqual(['FAQPage'])
    expect(dataOf('/privacy-policy')).toEqual([])
  })

  test('have no rating and no review', () => {
    const everything = pages.flatMap(({ path }) => dataOf(path))
    expect(everything.length).toBeGreaterThan(services.length)
    const names = JSON.stringify(everything).match(/"@type":"[^"]+"|"[^"]+":/g)
    expect(names?.filter((name) => /rating|review/i.test(name))).toEqual([])
  })
})
