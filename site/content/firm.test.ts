import { describe, expect, test } from 'vitest'
import { firm, holidays } from './firm.ts'
import { sourcesBut } from './texts.test-helper.ts'

/** Matches the text itself in a regular expression. */
const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)

describe('the firm', () => {
  test('has opening hours for each day of the week, and links that can be opened', () => {
    expect(new Set(firm.hours.days.flatMap(({ weekdays }) => weekdays)).size).toBe(7)
    expect(new URL(firm.address.mapHref).protocol).toBe('https:')
    expect(firm.phone.href.replace('tel:', '')).toBe(firm.phone.display.replaceAll(' ', ''))
    expect(firm.whatsapp.number).toBe(firm.whatsapp.display.replace(/\D/g, ''))
  })

  test('holidays are sorted and unique', () => {
    const dates = holidays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
  })

  test('Everything that makes it this firm is content in one place: only firm.ts contains its name, numbers and addresses', () => {
    const { name: firmName, address, registrations } = firm
    const values = [firmName, ...address.lines, ...registrations.map(({ value }) => value)]
    const own = new RegExp(`${values.map(escaped).join('|')}|\\+91|tel:|[\\w.]+@[\\w-]+\\.\\w+|\\.example\\b`)
    for (const [name, source] of sourcesBut('firm.ts')) {
      expect([name, source.replaceAll('@anupalan/', '').match(own)?.[0]]).toEqual([name, undefined])
    }
  })
})
