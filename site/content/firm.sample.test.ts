/** The sample firm's data, as the specification states them. */
import { describe, expect, test } from 'vitest'
import { firm } from './firm.ts'
import { plans } from './pricing.ts'
import { team } from './team.ts'

describe('the firm', () => {
  test('Bengaluru, Karnataka, with a map link', () => {
    expect(firm.address).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' })
    expect(new URL(firm.address.mapHref).protocol).toBe('https:')
  })

  test('Monday-Friday and Saturday 9:30 AM - 6:30 PM, Sunday closed', () => {
    expect(firm.hours.days.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Monday-Friday 9:30 AM - 6:30 PM',
      'Saturday 9:30 AM - 6:30 PM',
      'Sunday Closed',
    ])
    expect(firm.hours.days.flatMap(({ weekdays }) => weekdays)).toHaveLength(7)
    expect(firm.hours.days.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['09:30', '18:30'],
      ['09:30', '18:30'],
      [undefined, undefined],
    ])
  })

  test('its phone cannot be dialled and its addresses receive no mail', () => {
    expect(firm.phone.href.replace('tel:', '')).toBe(firm.phone.display.replaceAll(' ', ''))
    expect(firm.phone.href).toMatch(/^tel:\+91800/)
    expect(firm.whatsapp.number).toBe(firm.whatsapp.display.replace(/\D/g, ''))
    for (const address of [firm.email, firm.grievance.email])
      expect(address).toMatch(/^[a-z]+@[a-z]+\.example$/)
  })

  test('there is no newsletter endpoint', () => {
    expect(firm.newsletterEndpoint).toBeUndefined()
  })

  test('its team and its fees are marked as samples', () => {
    expect([...team, ...plans].filter(({ sample }) => !sample)).toEqual([])
  })
})
