import type { Constitution, FilingClass, Frequency, GstScheme, SpecialGst } from '@anupalan/server/compliance'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'
import type { ToolWords } from '../frame/words.ts'

/** Words of the compliance calendar. */
export const complianceCalendarWords = inLocale({
  en: {
    name: 'Compliance calendar',
    heading: 'Compliance calendar',
    lead: 'Tell us about your business. You see every due date of the next twelve months, and can add them to your own calendar.',
    example:
      'This example is for a partnership in Karnataka without employees that files GST every month, deducts tax at source and pays advance tax in instalments.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Proprietors, partnerships, LLPs and companies, and the people who keep their dates. An individual with no business sees the dates for the return and advance tax.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Each duty is a rule of law. It says who must do it, how often, and by which date. We apply the rules for your kind of business to every period from today.',
          'The dates are those in the law, with the weekday. A Sunday does not move them. If an order has extended a date, both dates are shown.',
          'The calendar file has all-day events. If you import it again, it updates the old events and does not add them twice.',
        ],
      },
    ],
    related: [
      { label: 'GST registration and returns', href: '/services/gst-filing' },
      { label: 'Corporate tax and filings', href: '/services/corporate-tax' },
      { label: 'Advance tax planner', href: '/tools/advance-tax' },
      { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
    ],
  } as const satisfies ToolWords,
})

const constitution = inLocale<Record<Constitution, string>>({
  en: {
    individual: 'Individual',
    proprietorship: 'Proprietorship',
    huf: 'Hindu undivided family',
    partnership: 'Partnership',
    llp: 'Limited liability partnership',
    company: 'Company',
  },
})
const gst = inLocale<Record<GstScheme, string>>({
  en: {
    monthly: 'Returns every month',
    qrmp: 'Returns every quarter (QRMP)',
    composition: 'Composition',
    none: 'Not registered',
  },
})
const filing = inLocale<Record<FilingClass, string>>({
  en: {
    'no-business': 'No income from business',
    business: 'Business without audit',
    audit: 'Accounts are audited',
    'transfer-pricing': 'With a transfer pricing report',
  },
})

const specialGst = inLocale<Record<SpecialGst | 'none', string>>({
  en: {
    none: 'None',
    distributor: 'Input service distributor (GSTR-6)',
    deductor: 'Government body that deducts tax (GSTR-7)',
    marketplace: 'Online marketplace that collects tax (GSTR-8)',
    'non-resident': 'Non-resident taxable person (GSTR-5)',
    'online-from-abroad': 'Online services from abroad (GSTR-5A)',
  },
})

/** Words of its fields. */
export const complianceCalendarFields = inLocale({
  en: {
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
      options: { instalments: 'In instalments', presumptive: 'Presumptive, all at once', none: 'None' },
    },
    tdsDeductor: { label: 'Deducts tax at source (TDS)' },
    tcsCollector: { label: 'Collects tax at source (TCS)' },
    exports: { label: 'Exports under a letter of undertaking' },
    employees: {
      label: 'People employed',
      options: { none: 'None', 'below-ten': '1 to 9', 'ten-or-more': '10 or more' },
    },
    pf: { label: 'Registered for PF' },
    esi: { label: 'Registered for ESI' },
    professionalTax: { label: 'Registered for professional tax' },
    turnover: {
      label: 'Turnover of the year',
      description: 'If empty, we show every duty with its turnover limit',
    },
    rare: 'Less common: special registrations, and property, rent or contracts of an individual',
    specialGst: { label: 'Also registered for GST as', options: specialGst },
    property: { label: 'Buys land or a building for ₹50 lakh or more' },
    rent: { label: 'An individual who pays rent above ₹50,000 a month' },
    contractor: { label: 'An individual who pays contractors or professionals above ₹50 lakh a year' },
    subject: {
      label: 'Show dates of',
      options: {
        all: 'Everything',
        'income-tax': 'Income tax, TDS and TCS',
        gst: 'GST',
        payroll: 'PF, ESI, professional tax, welfare fund',
        company: 'Companies and LLPs',
      },
    },
    optional: { label: 'Include optional dates, such as a belated return or a change of GST scheme' },
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
  },
})

/** Words of its result. */
export const complianceCalendarResult = inLocale({
  en: {
    dates: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
    about: (until: string, next: string, day: string) => `until ${until}. Next: ${next}, ${day}`,
    none: 'No date',
    noneAbout: (until: string) => `for these answers until ${until}`,
    ended: (until: string) => `We know the dates until ${until}. Later dates are not shown.`,
    strip: 'Each stitch is a day with a due date. A longer stitch is a day with more than one.',
    month: (month: string, year: number) => `${month} ${year}`,
    optional: 'optional',
    extended: (from: string, order: string) => `extended from ${from} by ${order}`,
    download: 'Download for your calendar (.ics)',
    failed: 'We could not make the file. Check your connection and reload this page. Your answers stay.',
    file: 'statutory-dates.ics',
    calendarName: `Statutory dates, ${firm.name}`,
    productId: `-//${firm.name}//Statutory calendar//EN`,
  },
})

/** What the calendar does not cover. */
export const complianceCalendarLimits = inLocale({
  en: [
    'Duties of one trade only, municipal duties and FEMA. From labour law, only PF, ESI, professional tax and the Labour Welfare Fund of Karnataka are included.',
    'Professional tax covers Andhra Pradesh, Assam, Bihar, Gujarat, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Meghalaya, Mizoram, Odisha, Puducherry, Sikkim, Tamil Nadu, Telangana and West Bengal. For Jharkhand and Mizoram we know only the day of the return. Other states with this tax are left out, because sources do not agree on their dates.',
    'If the date of the annual general meeting is not known, we take 30 September.',
    'We show an extension after we have read its order and entered it. Please confirm dates that are near.',
  ],
})

const ordinals = inLocale({ en: ['first', 'second', 'third', 'fourth', 'fifth'] as const })

const every = inLocale<Record<Frequency, string>>({
  en: {
    month: 'Every month',
    quarter: 'Every quarter',
    'half-year': 'Every half year',
    year: 'Every year',
    'calendar-year': 'Every calendar year',
  },
})

/** Words of its table. */
export const complianceCalendarRules = inLocale({
  en: {
    caption: 'All duties in this calendar',
    duty: 'Duty',
    due: 'Due',
    frequency: every,
    /** For a yearly period, with the month. */
    onDate: (day: number, month: string) => `${day} ${month}`,
    /** For a shorter period of `length` months: months after the month in which it ends, negative for one within it. */
    onDay: (day: number, months: number, length: number) =>
      `${day === 31 ? 'Last day' : `Day ${day}`} of ${
        months < 0
          ? `its ${ordinals[length - 1 + months]} month`
          : ['its last month', 'the next month', 'the month after next'][months]
      }`,
    afterPeriod: (days: number) => `${days} days after it ends`,
    afterAgm: (days: number) => `${days} days after the annual general meeting`,
    forMarch: (date: string) => `; where it ends in March, ${date}`,
  },
})
