/** The pages of openings and their structured data. */
import { istDate } from '@anupalan/server/compliance/ist'
import { firm } from '../../../content/firm.ts'
import { openings, acceptsApplications } from '../../../content/openings/openings.ts'
import type { EmploymentKind, Opening } from '../../../content/openings/opening.ts'
import type { Thing } from '../../../build/seo/structured-data.ts'
import { openingPage } from '../words.ts'
import type { Page } from '../../../ui/page-meta.ts'

/** An opening in the list of the careers page. */
export type OpeningEntry = Pick<Opening, 'id' | 'title' | 'kind' | 'pay' | 'closes' | 'isClosed'>

const today = () => istDate(Date.now())

/** Without JavaScript, a page shows the state on the day of its build. */
const asOfToday = (opening: Opening, day: string): Opening => ({
  ...opening,
  isClosed: !acceptsApplications(opening, day),
})

/** Sorted by closing date; closed openings are last. */
export const openingEntries = (all: readonly Opening[] = openings, day: string = today()): OpeningEntry[] =>
  all
    .map((opening) => asOfToday(opening, day))
    .toSorted(
      (one, other) => Number(one.isClosed) - Number(other.isClosed) || one.closes.localeCompare(other.closes),
    )
    .map(({ id, title, kind, pay, closes, isClosed }) => ({ id, title, kind, pay, closes, isClosed }))

/** Values of Google's `employmentType`. */
const employmentTypes: Readonly<Record<EmploymentKind, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  articleship: 'INTERN',
  internship: 'INTERN',
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (heading: string, items: readonly string[]) =>
  `<p>${heading}</p><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`

/**
 * An opening as a schema.org `JobPosting`, with the properties that Google requires.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  opening: Opening,
  { url, origin, logo }: { url: string; origin: string; logo: string },
): Thing {
  const { id, title, lead, work, must, benefits, kind, pay, posted, closes, remote } = opening
  const { address, name } = firm
  return {
    '@type': 'JobPosting',
    '@id': `${url}#posting`,
    url,
    title,
    description: [
      `<p>${escape(lead)}</p>`,
      list(openingPage.work, work),
      list(openingPage.must, must),
      list(openingPage.comes, [...benefits, ...(remote ? [remote] : [])]),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted: posted,
    // The end of that day in India.
    validThrough: `${closes}T23:59:59+05:30`,
    employmentType: employmentTypes[kind],
    hiringOrganization: { '@type': 'Organization', name, sameAs: `${origin}/`, logo },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.lines.join(', '),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: 'IN',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.from / 100,
        maxValue: pay.to / 100,
        unitText: pay.per === 'month' ? 'MONTH' : 'YEAR',
      },
    },
    totalJobOpenings: opening.seats,
    directApply: true,
  }
}

export const openingPages = (all: readonly Opening[] = openings, day: string = today()): Page<Opening>[] =>
  all.map((opening) => ({
    path: `/careers/${opening.id}`,
    title: opening.title,
    description: opening.description,
    content: () => asOfToday(opening, day),
    changed: opening.posted,
    // A closed opening has no valid job posting.
    things: (of) => (acceptsApplications(opening, day) ? [jobPosting(opening, of)] : []),
  }))
