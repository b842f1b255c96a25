/**
 * What the server stores about visitors, by table and column of the database. The privacy policy is generated from it,
 * and a test compares it with the migrations.
 */
import type { bookingRules } from '@anupalan/server/contract/bookings/rules'
import type { enquiryRules } from '@anupalan/server/contract/enquiries/rules'

type Field = keyof typeof enquiryRules

/** The fields of the enquiry form, in words. A field of the contract that is missing here does not compile. */
const enquiryFields = {
  firstName: 'your first name',
  lastName: 'your last name',
  email: 'your email address',
  company: 'your company',
  service: 'the service you choose',
  message: 'your message',
  privacy: 'that you agreed',
} as const satisfies Record<Field, string>

/** The fields of a booking, in words. */
const bookingFields = {
  service: 'the service you choose',
  mode: 'how we meet',
  start: 'the time you choose',
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number, if you give one',
  note: 'your note, if you write one',
  privacy: 'that you agreed',
} as const satisfies Record<keyof typeof bookingRules, string>

/** Tables with data of visitors, with their columns in words. */
export const visitorTables = {
  applications: {
    opening: 'the opening',
    name: 'your name',
    email: 'your email address',
    phone: 'your phone number',
    note: 'your note',
    consent: 'that you agreed',
    cv_key: 'the key under which your CV stands as a file',
    cv_name: 'what that file was called',
    cv_kind: 'whether it is a PDF or a Word document',
    cv_bytes: 'its length',
    cv_sha256: 'its checksum',
    reference: 'its reference',
    received_at: 'the time at which it arrived',
  },
  enquiries: {
    first_name: enquiryFields.firstName,
    last_name: enquiryFields.lastName,
    email: enquiryFields.email,
    company: enquiryFields.company,
    service: enquiryFields.service,
    message: enquiryFields.message,
    privacy: enquiryFields.privacy,
    reference: 'its reference',
    received_at: 'the time at which it arrived',
  },
  bookings: {
    ...bookingFields,
    first_start: 'the time you chose first',
    consultant: 'who of us holds the meeting, as a number',
    reference: 'its reference',
    sequence: 'how often it was changed',
    received_at: 'the time at which you booked',
    changed_at: 'the time of the last change',
    cancelled_at: 'the time at which you cancelled, if you did',
    day_reminded_at: 'when you were reminded a day before',
    hour_reminded_at: 'when you were reminded an hour before',
  },
  feedback: {
    score: 'your score from 1 to 5',
    category: 'the subject you choose',
    source: 'the page on which you gave it',
    reference: 'its reference',
    received_at: 'the time at which it arrived',
  },
  page_views: {
    path: 'the page',
    day: 'the day',
    views: 'how often it was opened that day, by everybody together',
  },
  rate_limits: {
    key: 'the network address that calls, and what it calls',
    points: 'how many times',
    expire: 'when the count ends',
  },
} as const

/** Tables without data of visitors: keys that sign links in mail. */
export const internalTables = ['secrets', 'secret_keys', 'audit'] as const

/**
 * Tables with copies of that data: mail about it, and for two days the number of mails to an address, stored as a
 * checksum.
 */
export const copyTables = ['outbox', 'recipient_mails'] as const

/** Longest retention, in minutes, of the rate limit counts of an address. */
export const LONGEST_COUNT_MINUTES = 60
