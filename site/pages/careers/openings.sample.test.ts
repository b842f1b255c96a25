/** What openings, the careers page and the claims say about the same thing agrees. */
import { describe, expect, test } from 'vitest'
import { careers } from './words.ts'
import { claims } from '../../content/claims.ts'
import { team } from '../../content/team.ts'
import { desks } from '../../content/openings/desks.ts'
import { openings } from '../../content/openings/openings.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const kindsWithPaidWork = ['full-time', 'part-time']

describe('openings', () => {
  test('are posted in the months that the careers page names', () => {
    const months = new Set(openings.map((one) => one.posted.slice(5, 7)))
    const posted = MONTHS.filter((_, at) => months.has(String(at + 1).padStart(2, '0')))
    const named = MONTHS.filter((month) => careers.notFitting.text.includes(month))
    expect(named).toEqual(posted)
    expect(MONTHS.filter((month) => careers.openings.none.includes(month))).toEqual(named)
  })

  test('include paid work, but for training', () => {
    const open = openings.filter(({ steps }) => steps.length > 1)
    for (const { id, kind, steps } of open)
      expect([id, steps.some((step) => step.includes('paid at ₹'))]).toEqual([
        id,
        kindsWithPaidWork.includes(kind),
      ])
  })

  test('name the long days that the careers page names', () => {
    const { text } = careers.why.terms.find(({ term }) => term === 'Fixed hours')!
    const days = openings.find(({ id }) => id === 'gst-associate')!.hard.match(/\d+(st|nd|rd|th)/g)!
    expect(days).toHaveLength(2)
    for (const day of days) expect(text).toContain(day)
  })

  test('have desks that can look after the businesses that the practice claims', () => {
    const capacity = Object.values(desks).reduce(
      (sum, { people, businessesEach }) => sum + people * businessesEach,
      0,
    )
    expect(capacity).toBeGreaterThanOrEqual(Number.parseInt(claims.businesses.value, 10))
    for (const { head } of Object.values(desks)) expect(team.map(({ name }) => name)).toContain(head)
    expect(openings.find(({ id }) => id === 'gst-associate')!.lead).toContain('twenty-five businesses')
  })
})
