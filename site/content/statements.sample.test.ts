/** Statements of the law in the sample's services, prices, openings and legal pages. */
import { dueDates, type BusinessProfile } from '@anupalan/server/compliance'
import { formatDayMonth } from '@anupalan/server/compliance/ist'
import { expect, test } from 'vitest'
import { readArticles } from './articles/articles.test-helper.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { openings } from './openings/openings.ts'
import { plans } from './pricing.ts'
import { servicePages } from './service-pages/all.ts'
import { services } from './services.ts'
import { textsOf } from './texts.test-helper.ts'

const texts = [servicePages, services, plans, openings].flatMap(textsOf)
const all = texts.join('\n')

test('a form of income tax is named by its number under the Act of 2025, with the old one', () => {
  const numbers = [
    [/Form 16\b/, /\b130\b/],
    [/26AS\b/, /\b168\b/],
    [/3CD\b/, /\bForm 26\b/],
    [/24Q\b/, /\b138\b/],
    [/26Q\b/, /\b140\b/],
    [/26QD\b/, /\b26QE\b/],
  ] as const
  for (const [old, now] of numbers)
    expect(texts.filter((text) => old.test(text) && !now.test(text))).toEqual([])
  expect(all).toContain('Form 130 (old Form 16)')
  expect(all).toContain('Form 168 (old 26AS)')
  expect(all).toContain('Form 26 (old 3CD)')
})

test('QRMP saves sixteen returns a year (24 become 8)', () => {
  expect(all).toContain('It saves sixteen returns a year: you file eight, not twenty-four.')
})

/** The first day of the financial year 2026-27 on which a duty of a company or an LLP falls due. */
function dayOf(obligation: string, constitution: BusinessProfile['constitution']) {
  const profile: BusinessProfile = {
    constitution,
    state: '29',
    gst: 'monthly',
    filing: 'audit',
    advanceTax: 'instalments',
    tdsDeductor: true,
    payroll: [],
  }
  const dates = dueDates({ from: '2026-04-01', to: '2027-03-31', profile })
  return formatDayMonth(dates.find((due) => due.obligation === obligation)!.statutoryDate)
}

test('the steps of a company name the days of the calendar after a meeting on 30 September', () => {
  const ordinal = (obligation: string) => `${Number.parseInt(dayOf(obligation, 'company'))}`
  expect([dayOf('adt-1', 'company'), dayOf('aoc-4', 'company')]).toEqual(['15 Oct', '30 Oct'])
  const october = servicePages['corporate-tax'].steps.find(({ title }) => title === 'October')!.detail
  expect(october).toContain(`ADT-1 by the ${ordinal('adt-1')}th and AOC-4 by the ${ordinal('aoc-4')}th`)
  expect(october).toContain(`income tax return by the ${ordinal('itr-audit')}st`)
  expect([dayOf('llp-form-11', 'llp'), dayOf('llp-form-8', 'llp')]).toEqual(['30 May', '30 Oct'])
  expect(servicePages['corporate-tax'].done).toContain(
    'For an LLP Form 11 by 30 May and Form 8 by 30 October',
  )
})

test('GSTR-9 is named with the turnover above which it is due', () => {
  const named = texts.filter((text) => /GSTR-9\b/.test(text))
  expect(named.length).toBeGreaterThan(1)
  for (const text of named) expect(text).toContain('above ₹2 crore')
  expect(textsOf(servicePages['gst-filing'])).toContain(
    'We match books with returns. Above ₹2 crore we file the annual return by 31 December.',
  )
})

test('who sells through a marketplace within one state may enrol, and a company declares that business has begun', () => {
  const registration = textsOf(servicePages['business-registration']).join('\n')
  expect(registration).toContain('A small marketplace seller who sells only within one state can enrol')
  expect(registration).toContain('(INC-20A) within 180 days')
})

test('a revised return after 31 December bears a fee; the rebate leaves special rates', () => {
  const filing = textsOf(servicePages['tax-filing']).join('\n')
  expect(filing).toContain(
    'After 31 December a revised return has a fee of ₹1,000 for income up to ₹5,00,000, and ₹5,000 above that',
  )
  expect(filing).toContain('up to ₹12,00,000 of income at normal rates')
  expect(filing).toContain(
    'Income taxed at special rates, such as many capital gains, is taxed at any income',
  )
  const { body } = readArticles().find(({ slug }) => slug === 'new-or-old-tax-regime')!
  expect(body).toContain('The rebate of the new regime cancels only tax at the normal rates.')
})

test('Form 141 took the place of four challans', () => {
  for (const slug of ['income-tax-act-2025-tax-year', 'tds-small-business']) {
    const { body } = readArticles().find((one) => one.slug === slug)!
    expect(body).toContain('26QB, 26QC, 26QD, 26QE')
  }
})

test('gratuity is owed after five years, and after less at death or disability', () => {
  expect(textsOf(servicePages['payroll-hr']).join('\n')).toContain(
    'due after five years of service, or earlier in case of death or disability',
  )
})

test('A small company holds two board meetings', () => {
  expect(all).toContain('four board meetings a year, or two if it is a small company')
})

test('a belated return is filed by 31 December; losses of business and of capital are not carried forward', () => {
  expect(all).not.toMatch(/belated return (may be filed until|before) 31 December/)
  expect(all).toContain('You can file a belated return by 31 December 2026')
  expect(all).toContain('You cannot carry forward business and capital losses of the year')
})

test('payroll names the Labour Welfare Fund, and the doubt about the ceiling of provident fund', () => {
  const payroll = textsOf(servicePages['payroll-hr']).join('\n')
  expect(payroll).toContain('Labour Welfare Fund of Karnataka paid by 15 January')
  expect(payroll).toMatch(/₹15,000[\s\S]*₹25,000 from 17 September 2026/)
})

test('wherever a page names ₹15,000 as the ceiling of provident fund, its doubt stands beside it', () => {
  const pages = [
    ...readArticles().map(({ body }) => body),
    ...Object.values(servicePages).map((page) => textsOf(page).join('\n')),
  ]
  const named = pages.filter((text) => /ceiling of ₹15,000|up to ₹15,000/.test(text))
  expect(named.length).toBeGreaterThan(1)
  for (const text of named) expect(text).toMatch(/₹25,000 from 17 September 2026/)
})

test('a consent can be withdrawn for an enquiry, a booking, an application and page views', () => {
  const [terms] = privacyPolicy.sections
    .find(({ id }) => id === 'withdraw')!
    .body.flatMap((block) => (typeof block === 'object' && 'terms' in block ? [block.terms] : []))
  expect(terms!.map(({ term }) => term)).toEqual(['Page views', 'Enquiry', 'Booking', 'Application'])
})
