import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the rate finder. */
export const hsnRatesWords = inLocale({
  en: {
    name: 'HSN and SAC rates',
    heading: 'HSN and SAC rate finder',
    lead: 'Type what you sell, in English or Hindi, or its code. You see the rate since 22 September 2025, its condition and the notification.',
    example: 'This example shows what the finder gives for rice. The full table is below.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'A shop, workshop or office that needs the rate and code for an invoice. The table has what small businesses look up most, not everything.',
        ],
      },
      {
        heading: 'How to read it',
        paragraphs: [
          'The rate is CGST and SGST together, or IGST. Goods have an HSN code and services an SAC. A four-digit line also covers the longer codes that start with it, unless such a code has its own line.',
          'If there are two rates, the condition decides: the price of a piece, the packing, or if input tax credit is taken. Goods that are in no schedule are at 18%, but check the notification before you use it.',
        ],
      },
    ],
    related: [
      { label: 'GST calculator', href: '/tools/gst' },
      { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
      { label: 'GST registration and returns', href: '/services/gst-filing' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its field. */
export const hsnRatesFields = inLocale({
  en: {
    what: {
      label: 'Goods, service or code',
      description: 'Such as rice, chawal, mobile, salon, 6403 or 9982. You can also type in Hindi letters',
    },
    missing: 'Type a word or a code.',
  },
})

/** Words of its result. */
export const hsnRatesResult = inLocale({
  en: {
    nil: 'Nil',
    or: ' or ',
    about: (name: string, code: string) => `GST on ${name}, code ${code}`,
    aboutMore: (name: string, code: string, more: number) =>
      `GST on ${name}, code ${code}; ${more} more ${more === 1 ? 'line' : 'lines'} below`,
    none: 'No entry',
    noneAbout: (typed: string) => `for “${typed}” in the table`,
    noneText: (all: number) =>
      `This finder has ${all} lines that small businesses ask for most. If your goods are missing, it does not mean that there is no tax. Try another word or four digits of the code, check Notification 9/2025 and 10/2025, or ask us.`,
    caption: 'What was found, with rates and notifications',
    what: 'Goods or service',
    rate: 'Rate',
    when: (rate: string, condition: string) => `${rate}: ${condition}`,
    more: (count: number) => `${count} more lines match. Type another word to shorten the list.`,
  },
})

/** What the finder does not cover. */
export const hsnRatesLimits = inLocale({
  en: [
    'Everything that is not in the table below. A missing line does not mean that there is no tax.',
    'Liquor, petrol, diesel and natural gas, which are outside GST, and cess and excise on tobacco.',
    'Composition rates, reverse charge, concessions by buyer or use, and imports.',
    'Which code your goods come under. The tariff and its notes decide, and an advance ruling settles a doubt.',
    'Rates before 22 September 2025 (for tobacco before 1 February 2026), and changes after 24 November 2026.',
  ],
})

/** Words of its table. */
export const hsnRatesRules = inLocale({
  en: {
    summary: (count: number) => `All ${count} lines of the table`,
    caption: 'All lines of the table',
    code: 'Code',
  },
})
