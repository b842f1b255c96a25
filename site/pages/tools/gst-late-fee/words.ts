import type { GstInterestCause, LateFeeForm } from '@anupalan/server/compliance/gst'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the late fee tool. */
export const gstLateFeeWords = inLocale({
  en: {
    name: 'Late fee and interest',
    heading: 'GST late fee and interest',
    lead: 'Type when a return was due and when you file it. You see the late fee for each day, its upper limit, and the interest on tax paid late.',
    example:
      'This example is for a GSTR-3B due on 20 October 2026 and filed on 6 November 2026, with ₹50,000 of tax paid in cash on that day, at a turnover of ₹1,20,00,000.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'A registered business that files a return after its due date, and its accountant. The portal adds the late fee of one return to the next one. You declare the interest yourself.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'The fee is for each day after the due date, including the day of filing. Half of it is CGST and half is SGST or UTGST. It has an upper limit that depends on last year’s turnover, and is lower for a nil return.',
          'Interest is simple and by the day, on a year of 365 days. For tax paid late it is on the part paid in cash, if you declare the supplies in the return of the same period.',
        ],
      },
    ],
    related: [
      { label: 'GST registration and returns', href: '/services/gst-filing' },
      { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
      { label: 'GST calculator', href: '/tools/gst' },
    ],
  } as const satisfies ToolWords,
})

const form = inLocale<Record<LateFeeForm, string>>({
  en: {
    'gstr-1': 'GSTR-1, outward supplies',
    'gstr-3b': 'GSTR-3B, summary return',
    'gstr-4': 'GSTR-4, composition, yearly',
    'gstr-9': 'GSTR-9, annual return',
  },
})
const cause = inLocale<Record<GstInterestCause, string>>({
  en: {
    'late-payment': 'Tax paid late',
    'wrong-credit': 'Credit wrongly used',
  },
})

/** Words of its fields. */
export const gstLateFeeFields = inLocale({
  en: {
    form: { label: 'Return', options: form },
    dueOn: { label: 'Due on', description: 'If the date was extended, the new date' },
    filedOn: { label: 'Filed on' },
    nil: { label: 'Nothing to report: no supplies, or no tax' },
    turnover: {
      label: 'Turnover of the preceding year',
      description: 'Of all registrations under the PAN. For GSTR-9, of the same year',
    },
    stateTurnover: {
      label: 'Turnover in this state',
      description: 'The GSTR-9 limit is a share of it. Leave empty if it is the same',
    },
    cause: { label: 'Interest on', options: cause },
    cash: {
      'late-payment': {
        label: 'Tax paid in cash',
        description: 'From the cash ledger, on the day of filing',
      },
      'wrong-credit': { label: 'Credit used', description: 'Reversed on the day of filing' },
    },
  },
})

/** Words of its result. */
export const gstLateFeeResult = inLocale({
  en: {
    about: (fee: string, interest: string, days: number) =>
      `for ${days} ${days === 1 ? 'day' : 'days'}: late fee ${fee}, interest ${interest}`,
    inTime: 'Nothing',
    inTimeAbout: 'to pay: the return is filed on time',
    fee: 'Late fee',
    feeCaption: 'Working of the late fee, in rupees',
    interest: 'Interest',
    interestCaption: 'Working of the interest, in rupees',
    chart: 'What the delay costs, by the day of filing',
    chartSummary: (cap: string) => `The fee stops at ${cap}. The interest does not stop.`,
    filed: 'Filed',
    later: (days: number) => `${days} days late`,
  },
})

/** What the tool does not cover. */
export const gstLateFeeLimits = inLocale({
  en: [
    'Amnesty schemes, and waivers for certain periods, places or groups.',
    'Penalties, and interest on tax demanded in a notice.',
    'Small differences from the portal: it rounds the fee to whole rupees and counts days by its own clock.',
  ],
})

/** Words of its table. */
export const gstLateFeeRules = inLocale({
  en: {
    caption: 'Late fee by return and turnover, CGST and SGST together',
    form: 'Return',
    turnover: 'Turnover',
    perDay: 'A\u{a0}day',
    cap: 'At most',
    nil: 'Nothing to report',
    any: 'Any',
    upTo: (amount: string) => `Up to ${amount}`,
    above: 'Above that',
    ofTurnover: (rate: string) => `${rate} of the turnover in the state`,
  },
})
