import type { Constitution, FilingClass, Frequency, GstScheme } from '@anupalan/server/compliance'
import { firm } from '../firm.ts'
import type { ToolWords } from './words.ts'

/** What the compliance calendar says. */
export const complianceCalendarWords = {
  name: 'Compliance calendar',
  heading: 'Compliance calendar',
  lead: 'Say what your business is. You see every statutory date of the next twelve months, to carry into your own calendar.',
  example:
    'What follows is worked for a private company in Karnataka that files GST every month, deducts tax at source and is registered for PF, ESI and professional tax.',
  parts: [
    {
      heading: 'Whom it is for',
      paragraphs: [
        'Proprietors, partnerships, LLPs and companies, and whoever keeps their dates. An individual without a business finds the dates of the return and of advance tax.',
      ],
    },
    {
      heading: 'How it is worked out',
      paragraphs: [
        'Each duty is a rule of law: whom it binds, how often it returns, and the day on which it falls due. The rules that bind a business like yours are applied to every period from today on.',
        'Dates are those of the law, with their weekday: a Sunday moves none. Where an order has extended one, both dates are shown.',
        'The file for your calendar holds all-day events. Importing it again changes the events that are there and doubles none.',
      ],
    },
  ],
  related: [
    { label: 'GST registration and returns', href: '/services/gst-filing' },
    { label: 'Corporate tax and filings', href: '/services/corporate-tax' },
    { label: 'Advance tax planner', href: '/tools/advance-tax' },
    { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
  ],
} as const satisfies ToolWords

const constitution: Record<Constitution, string> = {
  individual: 'Individual',
  proprietorship: 'Proprietorship',
  huf: 'Hindu undivided family',
  partnership: 'Partnership',
  llp: 'Limited liability partnership',
  company: 'Company',
}
const gst: Record<GstScheme, string> = {
  monthly: 'Returns every month',
  qrmp: 'Returns every quarter (QRMP)',
  composition: 'Composition',
  none: 'Not registered',
}
const filing: Record<FilingClass, string> = {
  'no-business': 'No income from business',
  business: 'Business without audit',
  audit: 'Accounts are audited',
  'transfer-pricing': 'With a transfer pricing report',
}

/** Words of its fields. */
export const complianceCalendarFields = {
  constitution: { label: 'Form of the business', options: constitution },
  state: { label: 'State' },
  gst: { label: 'GST', options: gst },
  filing: {
    label: 'Income tax return',
    options: filing,
    company: 'The accounts of a company are always audited.',
  },
  advanceTax: {
    label: 'Advance tax',
    options: { instalments: 'In instalments', presumptive: 'Presumptive, at once', none: 'None' },
  },
  tdsDeductor: { label: 'Deducts tax at source (TDS)' },
  tcsCollector: { label: 'Collects tax at source (TCS)' },
  exports: { label: 'Exports under a letter of undertaking' },
  pf: { label: 'Registered for PF' },
  esi: { label: 'Registered for ESI' },
  professionalTax: { label: 'Registered for professional tax' },
  turnover: {
    label: 'Turnover of the year',
    description: 'Empty: duties above a turnover are shown, with their limit',
  },
  optional: { label: 'Also what nobody must do, such as belated returns' },
  remind: {
    label: 'Reminder in the calendar file',
    options: {
      none: 'None',
      '0': 'On the day',
      '1': '1 day before',
      '3': '3 days before',
      '7': '7 days before',
    },
  },
} as const

/** Words of its result. */
export const complianceCalendarResult = {
  dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  about: (until: string, next: string, day: string) => `until ${until}. Next: ${next}, ${day}`,
  none: 'No date',
  noneAbout: (until: string) => `binds such a business until ${until}`,
  ended: (until: string) => `The dates are established until ${until}. Later ones are not computed.`,
  month: (month: string, year: number) => `${month} ${year}`,
  optional: 'optional',
  extendedFrom: (date: string) => `extended from ${date}`,
  download: 'Download for your calendar (.ics)',
  file: 'statutory-dates.ics',
  calendarName: `Statutory dates, ${firm.name}`,
  productId: `-//${firm.name}//Statutory calendar//EN`,
} as const

/** What the calendar leaves out. */
export const complianceCalendarLimits = [
  'Duties of single trades, of labour law beyond PF, ESI and professional tax, of municipalities and under FEMA are left out.',
  'Professional tax is that of Karnataka. Other states have their own dates.',
  'Where the date of the annual general meeting is not known, it is taken to be 30 September.',
  'An extension is shown once its order has been read and entered. Confirm dates that are near.',
] as const

const every: Record<Frequency, string> = {
  month: 'Every month',
  quarter: 'Every quarter',
  'half-year': 'Every half year',
  year: 'Every year',
}

/** Words of its table. */
export const complianceCalendarRules = {
  caption: 'Every duty that is known here',
  duty: 'Duty',
  every: 'How often',
  due: 'Due',
  frequency: every,
  /** The day of a month, counted from the month in which the period ends. */
  onDay: (day: number, months: number) =>
    months === 0
      ? `by day ${day} of the last month`
      : months === 1
        ? `by day ${day} of the next month`
        : `by day ${day} of month ${months} after it`,
  afterAgm: (days: number) => `${days} days after the annual general meeting`,
  except: ', otherwise for periods that end in March',
} as const
