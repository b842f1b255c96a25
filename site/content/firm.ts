/**
 * Data of the practice. Another practice adapts the site by editing this folder: no other file contains data of the
 * firm, its people or its figures.
 *
 * The firm is fictional. Replace everything marked `sample` before a site goes live: the numbers here cannot be dialled,
 * and the addresses receive no mail.
 */
import type { IsoDate, StateCode, Weekday } from '@anupalan/server/compliance'

export interface OpeningHours {
  label: string
  weekdays: readonly Weekday[]
  /** `HH:MM` in IST; undefined for a closed day. */
  opens?: string
  closes?: string
  text: string
}

export interface Holiday {
  date: IsoDate
  name: string
}

export interface Registration {
  label: string
  value: string
  sample: boolean
}

export interface SocialLink {
  label: string
  href: string
  sample: boolean
}

/** URL to subscribe to the practice's newsletter; undefined if it has none. */
const newsletterEndpoint: string | undefined = undefined

const weekdays: readonly OpeningHours[] = [
  {
    label: 'Monday-Friday',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:30',
    closes: '18:30',
    text: '9:30 AM - 6:30 PM',
  },
  { label: 'Saturday', weekdays: ['Saturday'], opens: '09:30', closes: '18:30', text: '9:30 AM - 6:30 PM' },
  { label: 'Sunday', weekdays: ['Sunday'], text: 'Closed' },
]

/** Holidays on which the office is closed, national and of Karnataka. A sample: a practice sets its own each year. Dates that depend on the lunar calendar are calculated: the state's list is authoritative. */
export const holidays: readonly Holiday[] = [
  { date: '2026-12-25', name: 'Christmas' },
  { date: '2027-01-15', name: 'Makara Sankranti' },
  { date: '2027-01-26', name: 'Republic Day' },
  { date: '2027-03-06', name: 'Maha Shivaratri' },
  { date: '2027-03-26', name: 'Good Friday' },
  { date: '2027-04-07', name: 'Ugadi' },
  { date: '2027-05-01', name: 'May Day' },
  { date: '2027-08-15', name: 'Independence Day' },
  { date: '2027-09-04', name: 'Ganesha Chaturthi' },
  { date: '2027-10-02', name: 'Gandhi Jayanti' },
  { date: '2027-10-09', name: 'Vijayadashami' },
  { date: '2027-10-29', name: 'Deepavali' },
  { date: '2027-11-01', name: 'Kannada Rajyotsava' },
  { date: '2027-12-25', name: 'Christmas' },
]

/** Settings of bookings, within the firm's hours and outside its holidays. */
export const meetings = {
  /** Minimum hours from now to a bookable start. */
  leadHours: 4,
  /** Days from today to the last bookable day. */
  horizonDays: 60,
  /** Simultaneous meetings; the setting CONSULTANTS overrides it. */
  consultants: 2,
  /** Obligations on whose due dates the office is busy, by name in the statutory calendar. */
  busyWith: [
    'gstr-1',
    'gstr-3b',
    'gstr-9',
    'advance-tax',
    'tds-statement',
    'tax-audit-report',
    'itr-no-business',
    'itr-business',
    'itr-audit',
    'aoc-4',
    'mgt-7',
  ],
  /** Busy days before each such due date. */
  busyDaysBefore: 1,
  /** `{room}` is replaced by an unguessable name. A sample: there is no such server. */
  videoUrl: 'https://meet.anupalan.example/{room}',
} as const

const registrations: readonly Registration[] = [
  { label: 'ICAI firm registration number', value: '000000S', sample: true },
  { label: 'GSTIN', value: '29ZZZFZ9999Z1Z9', sample: true },
]

/** Home pages of the services, so that sample links are neither broken nor link to another firm. */
const social: readonly SocialLink[] = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/', sample: true },
  { label: 'X', href: 'https://x.com/', sample: true },
  { label: 'YouTube', href: 'https://www.youtube.com/', sample: true },
]

/** What a practice must hide if its institute does not allow it. */
const publicity: {
  testimonials: boolean
  ratings: boolean
  superlatives: boolean
  freeConsultation: boolean
} = {
  /** The testimonials, and the one in the call to action. */
  testimonials: true,
  /** Star ratings of testimonials. */
  ratings: true,
  /** Counts and success rates. */
  superlatives: true,
  /**
   * That the first consultation is free. By published accounts, an advisory of the ICAI of 2020 forbids its members to
   * offer services free of charge in publicity. `content/publicity.ts` has the texts that follow this switch.
   */
  freeConsultation: true,
}

/** Below the icon of the installed site, at most 12 characters. */
export const shortName = 'Anupalan'

/** Data that pages show. Part of every page's code, so data for the build only is separate, above. */
export const firm = {
  name: 'Anupalan',
  sample: true,
  /** Meaning of the name, for the about section. */
  nameMeaning: 'Anupalan is Hindi for compliance: keeping to what was promised.',
  constitution: 'Partnership firm of chartered accountants',
  founded: 2011,
  summary: 'Tax, audit and compliance for small and medium businesses.',
  address: {
    lines: ['14, Bahi House, second floor', 'Gandhi Bazaar Main Road, Basavanagudi'],
    city: 'Bengaluru',
    state: 'Karnataka',
    stateCode: '29' satisfies StateCode,
    postalCode: '560004',
    country: 'India',
    landmark: 'Opposite the flower market of Gandhi Bazaar',
    parking: 'Two-wheelers at the door. Cars at the paid parking on DVG Road, 3 minutes on foot.',
    mapHref: 'https://www.openstreetmap.org/search?query=Gandhi%20Bazaar%20Main%20Road%2C%20Bengaluru',
  },
  /** A subscriber number that begins with 0 is not assigned in India. */
  phone: { display: '+91 80 0000 4000', href: 'tel:+918000004000' },
  /** `number` is in the format of wa.me links: country code and digits only. */
  whatsapp: { display: '+91 80 0000 4000', number: '918000004000' },
  email: 'hello@anupalan.example',
  /** Contact for personal data under the DPDP Act 2023, and for complaints. */
  grievance: { name: 'Farida Sheikh', role: 'Grievance officer', email: 'grievance@anupalan.example' },
  hours: { zone: 'IST', days: weekdays },
  /** Who calls a client or a visitor, and from which number. */
  whoCalls: 'The person who does your work calls you, always from our office number.',
  /** In which the office talks; it writes in English. */
  languages: ['Kannada', 'Hindi', 'English', 'Tamil', 'Urdu'],
  registrations,
  social,
  newsletterEndpoint,
  promises: {
    replyWithinHours: 24,
    /** The promise as pages and mails state it. */
    reply: 'within 24 hours, Sundays apart',
    freeConsultationMinutes: 30,
  },
  retention: {
    /** Retention of enquiries, in months after the last message. */
    enquiryMonths: 12,
    /** Retention of bookings, in months after the meeting. */
    bookingMonths: 12,
    /**
     * Retention of applications with their CVs, in months after receipt. According to published accounts, rule 8(3) of
     * the DPDP Rules 2025 requires personal data to be kept for at least a year from May 2027.
     */
    applicationMonths: 12,
    /** Retention of page view counts, in months. */
    pageViewMonths: 24,
    /** Retention of the server’s log, in months. The DPDP Rules 2025 require a year. */
    logMonths: 12,
    /** Retention of database backups, in days. */
    backupDays: 35,
  },
  publicity,
} as const
