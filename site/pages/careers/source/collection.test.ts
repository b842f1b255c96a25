import { expect, test } from 'vitest'
import { singlePages } from '../../../build/pages.ts'
import { firm } from '../../../content/firm.ts'
import type { Opening } from '../../../content/openings/opening.ts'
import { openings } from '../../../content/openings/openings.ts'
import { gstAssociate, payrollExecutive } from '../careers.samples.ts'
import { jobPosting, openingEntries, openingPages } from './collection.ts'

const of = { url: 'https://site.example/careers/x', origin: 'https://site.example', image: 'i', logo: 'l' }

test('open positions are first, by closing date; closed ones are last', () => {
  const some: Opening[] = [
    { ...payrollExecutive, id: 'over', closes: '2026-11-21' },
    { ...gstAssociate, id: 'last', closes: '2027-01-31' },
    { ...gstAssociate, id: 'filled', closes: '2026-12-01', isClosed: true },
    { ...payrollExecutive, id: 'first', closes: '2026-11-22' },
  ]
  const entries = openingEntries(some, '2026-11-22')
  expect(entries.map(({ id, isClosed }) => (isClosed ? 'closed' : id))).toEqual([
    'first',
    'last',
    'closed',
    'closed',
  ])
  expect(openingEntries(some, '2030-01-01').every(({ isClosed }) => isClosed)).toBe(true)
})

test('an opening and its job posting last to the end of its last day', () => {
  const pageOn = (day: string) => openingPages([gstAssociate], day)[0]!
  const thingsOn = (day: string) => pageOn(day).things!(of)
  expect(thingsOn(gstAssociate.closes)).toHaveLength(1)
  expect(thingsOn('2027-02-01')).toEqual([])
  expect(pageOn('2027-02-01').content(singlePages())).toMatchObject({ isClosed: true })
})

test('each posting has the properties that Google requires, and no unknown ones', () => {
  for (const opening of [...openings, gstAssociate]) {
    const posting = jobPosting(opening, of)
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: opening.title,
      datePosted: opening.posted,
      hiringOrganization: { '@type': 'Organization', name: firm.name },
      jobLocation: { address: { addressLocality: firm.address.city, addressCountry: 'IN' } },
    })
    expect(posting.description).toContain(`<p>${opening.lead.slice(0, 20)}`)
    expect(posting.validThrough).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59\+05:30$/)
    expect(['FULL_TIME', 'PART_TIME', 'INTERN']).toContain(posting.employmentType)
    const { minValue, maxValue } = (posting.baseSalary as { value: { minValue: number; maxValue: number } })
      .value
    expect(Number.isInteger(minValue) && minValue <= maxValue && minValue >= 5_000).toBe(true)
    expect(opening.posted < opening.closes).toBe(true)
    expect(opening.description.length).toBeGreaterThanOrEqual(50)
    expect(opening.description.length).toBeLessThanOrEqual(160)
  }
})
