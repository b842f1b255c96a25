import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueDates, dueDatesIn } from './due-dates.ts'
import { dueDateEvent, escapeText, foldLine, icsText } from './ics.ts'
import type { IcsEvent, IcsOptions } from './ics.ts'
import type { BusinessProfile } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

const shop: BusinessProfile = {
  gst: 'monthly',
  state: '29',
  constitution: 'proprietorship',
  filing: 'business',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: ['professional-tax'],
}

const options: IcsOptions = {
  stamp: Date.parse('2026-11-21T15:30:45.678Z'),
  name: 'Due dates, sweet shop',
  productId: '-//Sample//Statutory calendar//EN',
}

const december = dueDates({ from: '2026-12-01', to: '2026-12-31', profile: shop })
const eventFor = (obligation: string) =>
  dueDateEvent(
    december.find((due) => due.obligation === obligation)!,
    'sample.example',
  )

/** Content lines, unfolded (RFC 5545, 3.1): a line break followed by one space or tab is removed. */
function unfold(text: string): string[] {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
}

function valueOf(text: string, property: string): string | undefined {
  return unfold(text)
    .find((line) => line.startsWith(`${property}:`) || line.startsWith(`${property};`))
    ?.replace(/^[^:]*:/, '')
}

const octetsOf = (line: string) => Buffer.byteLength(line)

const event = (more: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'a@sample.example',
  on: '2026-12-07',
  summary: 'TDS deposit',
  ...more,
})

describe('an all-day event', () => {
  test('of a due date', () => {
    const text = icsText([eventFor('tds-deposit')], options)
    expect(unfold(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sample//Statutory calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      String.raw`X-WR-CALNAME:Due dates\, sweet shop`,
      'BEGIN:VEVENT',
      'UID:tds-deposit:2026-11@sample.example',
      'DTSTAMP:20261121T153045Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261208',
      'SUMMARY:TDS deposit: for November deductions',
      String.raw`DESCRIPTION:for November deductions\nIncome-tax Act 2025\, s.397(3)`,
      'CATEGORIES:Income-tax Act 2025',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('ends on the next day, across the end of a year', () => {
    expect(valueOf(icsText([event({ on: '2026-12-31' })], options), 'DTEND')).toBe('20270101')
  })

  test('an unverified date is marked', () => {
    expect(eventFor('professional-tax-karnataka').description).toContain('confirm before filing')
  })

  test('UIDs are stable across files', () => {
    const again = dueDates({ from: '2026-11-01', to: '2027-03-31', profile: shop })
    const uids = again.map((due) => dueDateEvent(due, 'sample.example').uid)
    expect(uids).toEqual(expect.arrayContaining(december.map(({ id }) => `${id}@sample.example`)))
    expect(new Set(uids).size).toBe(uids.length)
  })

  test('an extension moves the event, raises its sequence and names the order', () => {
    const extended = {
      ...statutoryCalendar,
      extensions: [
        {
          obligation: 'gstr-3b',
          period: '2026-11',
          extendedDate: '2026-12-27',
          order: 'Sample notification',
          verifiedOn: '2026-12-19',
        },
      ],
    } as const
    const moved = dueDatesIn(extended, { from: '2026-12-27', to: '2026-12-27', profile: shop })
    expect(moved.map((due) => dueDateEvent(due, 'sample.example'))[0]).toMatchObject({
      uid: eventFor('gstr-3b').uid,
      on: '2026-12-27',
      sequence: 1,
      description: expect.stringContaining(
        'Statutory date 20 December 2026, extended by Sample notification',
      ),
    })
  })
})

describe('a reminder', () => {
  test.each([
    [0, 'PT9H'],
    [1, '-PT15H'],
    [3, '-P2DT15H'],
    [7, '-P6DT15H'],
  ])('%d days before, at 9:00', (remindDaysBefore, trigger) => {
    const lines = unfold(icsText([event()], { ...options, remindDaysBefore }))
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1)
    expect(alarm).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:TDS deposit',
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ])
  })

  test('is absent by default', () => {
    expect(icsText([event()], options)).not.toContain('VALARM')
  })

  test.each([-1, 1.5, 61, Number.NaN])('refuses %d days', (remindDaysBefore) => {
    expect(() => icsText([event()], { ...options, remindDaysBefore })).toThrow(RangeError)
  })
})

describe('text', () => {
  test('backslash, semicolon, comma and line break are escaped', () => {
    expect(escapeText('a\\b; c, d\r\ne\rf\ng')).toBe(String.raw`a\\b\; c\, d\ne\nf\ng`)
  })

  test('cannot end its line or begin a property', () => {
    const text = icsText([event({ summary: 'x\r\nATTENDEE:mailto:a@sample.example\u0007\u0000' })], options)
    expect(unfold(text).filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(valueOf(text, 'SUMMARY')).toBe(String.raw`x\nATTENDEE:mailto:a@sample.example`)
  })

  test('a line of exactly 75 octets is not folded; the next octet folds it', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
  })
})

describe('over any text', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('₹', 'क', '१', '🪔', ',', ';', '\\', '\n', 'n', ' '), maxLength: 200 }),
  )

  test('folded lines have at most 75 octets, split no character, and unfold to the original', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = `SUMMARY:${escapeText(text)}`
        const folded = foldLine(line)
        expect(folded.split('\r\n').every((part) => octetsOf(part) <= 75)).toBe(true)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
        expect(Buffer.from(folded).toString()).toBe(folded.toWellFormed())
      }),
      { numRuns: 1000 },
    )
  })

  test('a summary round-trips', () => {
    fc.assert(
      fc.property(anyText, (summary) => {
        const read = valueOf(icsText([event({ summary })], options), 'SUMMARY')!.replace(
          /\\([\\;,nN])/g,
          (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped),
        )
        const expected = [...summary.replace(/\r\n?/g, '\n')].filter(
          (character) => character === '\n' || character === '\t' || !/\p{Cc}/u.test(character),
        )
        expect(read).toBe(expected.join(''))
      }),
      { numRuns: 500 },
    )
  })

  test('every line of a year’s file has at most 75 octets', () => {
    const year = dueDates({
      from: '2026-04-01',
      to: '2027-03-31',
      profile: { ...shop, constitution: 'company' },
    })
    const text = icsText(
      year.map((due) => dueDateEvent(due, 'sample.example')),
      { ...options, remindDaysBefore: 3 },
    )
    expect(text.split('\r\n').every((line) => octetsOf(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(year.length)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
