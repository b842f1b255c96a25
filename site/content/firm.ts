/**
 * Who the practice is. Another practice makes the site its own by editing this folder: nothing that names the
 * firm, its people, its figures or its numbers stands anywhere else.
 *
 * The firm is fictional. What is marked `sample` stands in for a practice's own and must be replaced before a
 * site goes live; no number here can be dialled and no address receives mail.
 */
import type { IsoDate, StateCode, Weekday } from '@anupalan/server/compliance'

export interface OpeningHours {
  label: string
  weekdays: readonly Weekday[]
  /** `HH:MM` in IST; none for a day that is closed. */
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

/** Where a practice subscribes readers to its newsletter; undefined while it has none. */
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

/** Days the office is closed besides Sundays: of Karnataka and the nation, as a firm may choose them. A sample: a practice sets its own each year. Feasts that follow the moon are reckoned: the state's list decides. */
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

/** How the free consultation is booked, within the firm's hours and outside its holidays. */
export const meetings = {
  /** Hours from now to the first start that can be booked. */
  leadHours: 4,
  /** Days from today to the last one that can be booked. */
  horizonDays: 60,
  /** Meetings that can be held at the same time; the setting CONSULTANTS overrides it. */
  consultants: 2,
  /** Obligations whose due days keep the office busy, by their names in the statutory calendar. */
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
  /** How many days before such a day are busy as well. */
  busyDaysBefore: 1,
  /** `{room}` becomes a name that nobody can guess. A sample: nobody answers there. */
  videoUrl: 'https://meet.anupalan.example/{room}',
} as const

const registrations: readonly Registration[] = [
  { label: 'ICAI firm registration number', value: '000000S', sample: true },
  { label: 'GSTIN', value: '29ZZZFZ9999Z1Z9', sample: true },
]

/** Front pages of the services, so that a sample link leads neither nowhere nor to a stranger. */
const social: readonly SocialLink[] = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/', sample: true },
  { label: 'X', href: 'https://x.com/', sample: true },
  { label: 'YouTube', href: 'https://www.youtube.com/', sample: true },
]

/** What a practice must hide where its institute does not allow it. */
const publicity: { testimonials: boolean; ratings: boolean; superlatives: boolean } = {
  /** Clients' words: the testimonials, and the one in the call to action. */
  testimonials: true,
  /** Stars beside them. */
  ratings: true,
  /** Counts and success rates. */
  superlatives: true,
}

/** What pages tell of it. What only the build reads stands apart, above: this travels with every page. */
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
    mapHref: 'https://www.openstreetmap.org/search?query=Gandhi%20Bazaar%20Main%20Road%2C%20Bengaluru',
  },
  /** A subscriber number that begins with 0 is not assigned in India. */
  phone: { display: '+91 80 0000 4000', href: 'tel:+918000004000' },
  /** `number` as a wa.me link wants it: country code and digits only. */
  whatsapp: { display: '+91 80 0000 4000', number: '918000004000' },
  email: 'hello@anupalan.example',
  /** Answers for personal data under the DPDP Act 2023, and for complaints. */
  grievance: { name: 'Farida Sheikh', role: 'Grievance officer', email: 'grievance@anupalan.example' },
  hours: { zone: 'IST', days: weekdays },
  registrations,
  social,
  newsletterEndpoint,
  promises: { replyWithinHours: 24, freeConsultationMinutes: 30 },
  retention: {
    /** How long what a visitor sends is kept, in months after the last message. */
    enquiryMonths: 12,
    /** How long a booking is kept, in months after its meeting. */
    bookingMonths: 12,
    /**
     * How long an application with its CV is kept, in months from its arrival. Published accounts of rule 8(3) of the
     * DPDP Rules 2025 have personal data kept for a year at least from May 2027.
     */
    applicationMonths: 12,
    /** How long counts of page views are kept, in months. */
    pageViewMonths: 24,
    /** How long the server’s log is kept, in months. The DPDP Rules 2025 ask for a year. */
    logMonths: 12,
    /** How long a backup of the database is kept, in days. */
    backupDays: 35,
  },
  publicity,
} as const
