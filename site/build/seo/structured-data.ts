/**
 * Structured data (schema.org) of pages, as pure functions of the site's content. There are no ratings: schema.org's
 * are for reviews collected by third parties, and not every practice may publish any.
 */
import type { Crumb } from '@anupalan/design-system/breadcrumbs'
import type { Paise } from '@anupalan/server/compliance/working'
import { holidays, type firm } from '../../content/firm.ts'
import type { Billing, Plan } from '../../content/pricing.ts'
import type { Question } from '../../content/service-pages/service-page.ts'
import type { Service } from '../../content/services.ts'

/** A schema.org `Thing` in JSON-LD. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The part of the firm that structured data contains. */
export type Practice = Pick<
  typeof firm,
  'name' | 'summary' | 'address' | 'phone' | 'email' | 'hours' | 'social'
>

/** The same `@id` on every page identifies the firm as one entity. */
const practiceId = (origin: string) => `${origin}/#practice`

/** The firm as the provider of another thing: a reference to the full data on the home page. */
export const namedPractice = ({ name }: Pick<Practice, 'name'>, origin: string): Thing => ({
  '@type': 'AccountingService',
  '@id': practiceId(origin),
  name,
  url: `${origin}/`,
})

const areaServed = ({ address }: Pick<Practice, 'address'>): Thing => ({
  '@type': 'Country',
  name: address.country,
})

/** Equal times: schema.org's notation for a closed day. */
const closed = { opens: '00:00', closes: '00:00' } as const

/**
 * The firm, for its home page, without sample links, which do not lead to profiles of the firm.
 * @param pictures URLs of its image and its logo
 */
export function accountingService(
  practice: Practice,
  origin: string,
  pictures: { image: string; logo: string },
): Thing {
  const { summary, address, phone, email, hours, social } = practice
  const profiles = social.filter(({ sample }) => !sample).map(({ href }) => href)
  return {
    ...namedPractice(practice, origin),
    description: summary,
    ...pictures,
    telephone: phone.href.replace('tel:', ''),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      // The product is for one country only.
      addressCountry: 'IN',
    },
    openingHoursSpecification: hours.days
      .filter(({ opens, closes }) => opens && closes)
      .map(({ weekdays, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    specialOpeningHoursSpecification: holidays.map(({ date, name }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: date,
      validThrough: date,
      ...closed,
    })),
    areaServed: areaServed(practice),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** A schema.org price in rupees: digits and a decimal point only. */
const price = (paise: Paise) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** UN/CEFACT codes of billing periods. */
const unitCodes: Record<Billing, string | undefined> = { once: undefined, month: 'MON', year: 'ANN' }

/** Fees exclude GST, which depends on the client and their state. */
function offer({ name, suits, fee, billing, isFrom }: Plan, url: string): Thing {
  const unitCode = unitCodes[billing]
  return {
    '@type': 'Offer',
    name,
    description: suits,
    url,
    priceSpecification: {
      '@type': unitCode ? 'UnitPriceSpecification' : 'PriceSpecification',
      [isFrom ? 'minPrice' : 'price']: price(fee),
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      ...(unitCode && { unitCode }),
    },
  }
}

/** One service, with its fees if the firm publishes them. */
export function serviceThing(
  { href, title, summary }: Pick<Service, 'href' | 'title' | 'summary'>,
  plans: readonly Plan[],
  practice: Practice,
  origin: string,
): Thing {
  const url = origin + href
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description: summary,
    serviceType: title,
    url,
    provider: namedPractice(practice, origin),
    areaServed: areaServed(practice),
    ...(plans.length > 0 && { offers: plans.map((plan) => offer(plan, url)) }),
  }
}

/** The questions that a page answers. */
export const faqPage = (questions: readonly Question[], url: string): Thing => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
})

/** The breadcrumbs of a page, the current page last. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + href,
  })),
})

/** JSON for a script element: no text in it can close the element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The script element with the things of a page. It is a data block, so browsers do not run it, and the content security
 * policy does not apply.
 */
export function jsonLd(things: readonly Thing[]): string {
  const json = inlineJson({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json}</script>`
}
