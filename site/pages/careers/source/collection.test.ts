import { expect, test } from 'vitest'
import { singlePages } from '../../../build/pages.ts'
import { firm } from '../../../content/firm.ts'
import { openings } from '../../../content/openings/openings.ts'
import { jobPosting, openingEntries, openingPages } from './collection.ts'

const of = { url: 'https://site.example/careers/x', origin: 'https://site.example', image: 'i', logo: 'l' }

test('open positions are first, by closing date; closed ones are last', () => {
  const entries = openingEntries(openings, '2026-11-22')
  expect(entries.map(({ isClosed }) => isClosed)).toEqual([false, false, false, false, false, true])
  const open = entries.filter(({ isClosed }) => !isClosed).map(({ closes }) => closes)
  expect(open).toEqual(open.toSorted())
  expect(openingEntries(openings, '2030-01-01').every(({ isClosed }) => isClosed)).toBe(true)
})

test('an opening and its job posting last to the end of its last day', () => {
  const [gst] = openings
  const pageOn = (day: string) => openingPages([gst!], day)[0]!
  const thingsOn = (day: string) => pageOn(day).things!(of)
  expect(thingsOn(gst!.closes)).toHaveLength(1)
  expect(thingsOn('2027-02-01')).toEqual([])
  expect(pageOn('2027-02-01').content(singlePages())).toMatchObject({ isClosed: true })
})

test('each posting has the properties that Google requires, and no unknown ones', () => {
  for (const opening of openings) {
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
