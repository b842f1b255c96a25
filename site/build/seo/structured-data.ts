/**
 * What a page says, once more in schema.org's words, for search engines: pure functions of the site's content. There
 * are no ratings: schema.org's are for reviews that others have gathered, and not every practice may publish any.
 */
import type { Crumb } from '@anupalan/design-system/breadcrumbs'
import type { Paise } from '@anupalan/server/compliance/working'
import { holidays, type firm } from '../../content/firm.ts'
import type { Billing, Plan } from '../../content/pricing.ts'
import type { Question } from '../../content/service-pages/service-page.ts'
import type { Service } from '../../content/services.ts'

/** A thing of schema.org, as JSON-LD writes it. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Of the firm, what is told of it. */
export type Practice = Pick<
  typeof firm,
  'name' | 'summary' | 'address' | 'phone' | 'email' | 'hours' | 'social'
>

/** The firm is one thing, on whichever page it is named. */
const practiceId = (origin: string) => `${origin}/#practice`

/** The firm as another thing's provider: who it is, and where more is said of it. */
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

/** Begins and ends at once: how opening hours say that a day is closed. */
const closed = { opens: '00:00', closes: '00:00' } as const

/**
 * The firm, for its home page. Links to services for everybody that are only samples are left out: they are no page
 * of the firm.
 * @param pictures addresses of its picture and its sign
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
      // The rules of this product are those of one country.
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

/** Rupees as schema.org wants a price: digits and a point, nothing else. */
const price = (paise: Paise) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** UN/CEFACT's codes for what a fee is paid for. */
const unitCodes: Record<Billing, string | undefined> = { once: undefined, month: 'MON', year: 'ANN' }

/** Fees stand without GST, which depends on who asks and from where. */
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

/** One service, with its fees where the firm publishes them. */
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

/** The way from the first page to this one, which is the last of it. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + href,
  })),
})

/** JSON as an element of a page can hold it: nothing in it can end the element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The things of a page as the element that holds them. It is data and no script: browsers neither run it nor ask the
 * content security policy. Nothing in it can end it.
 */
export function jsonLd(things: readonly Thing[]): string {
  const json = inlineJson({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json}</script>`
}
