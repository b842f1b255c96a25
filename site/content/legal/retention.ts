/** How long records are kept, as the privacy policy and the staff's screen state it. */
import {
  retentionCategories,
  type RetentionCategory,
  type RetentionEvent,
} from '@anupalan/server/compliance/retention/categories'
import { INVITATIONS_LISTED_MS } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { assistantMonths } from '@anupalan/server/contract/assistant/rules'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { mailDays } from '@anupalan/server/contract/core/mail-days'
import { firm } from '../firm.ts'

const { retention } = firm
const DAY_MS = 24 * 60 * 60 * 1000

export const retentionTexts = inLocale({
  en: {
    papers: {
      'tax-returns': 'Papers of income tax and TDS',
      gst: 'Papers of GST',
      accounts: 'Accounts, bank, payroll, notices and other papers',
      reports: 'Reports that we signed',
      identity: 'Identity papers and registrations',
    } satisfies Record<RetentionCategory, string>,
    after: {
      'year-end': 'after the end of their financial year',
      'annual-return': 'after 31 December that follows their financial year',
      report: 'after the end of the financial year in which we signed',
      'engagement-end': 'after the last financial year in which we worked for the client',
    } satisfies Record<RetentionEvent, string>,
    atLeast: (years: number, after: string, law: string) => `At least ${years} years ${after} (${law})`,
    decides: 'Our office decides: no job does it',
  },
})

/** What a job erases by itself: what, how long, what ends it. */
export const recordsOfJobs = [
  [
    'Enquiry on our server with our notes and replies, and the mails in its outbox',
    `${retention.enquiryMonths} months from arrival`,
    'A daily job',
  ],
  [
    'Booking on our server, and its mails in the outbox',
    `${retention.bookingMonths} months after the meeting`,
    'A daily job',
  ],
  [
    'Application for work with its CV, and the mails in the outbox',
    `${retention.applicationMonths} months from arrival`,
    'A daily job',
  ],
  ['Mail that tells us of feedback', `${retention.enquiryMonths} months from arrival`, 'A daily job'],
  [
    'Mails about an account, its tasks or an erasure, in the outbox',
    `${mailDays} days from the day of the mail`,
    'A daily job',
  ],
  [
    'Invitation to an account, and its mails in the outbox',
    `${INVITATIONS_LISTED_MS / DAY_MS} days after its link has expired`,
    'An hourly job',
  ],
  ['Sums of questions to the assistant', `${assistantMonths.counts} months`, 'A daily job'],
  [
    'Words of a question to the assistant, if you agreed',
    `${assistantMonths.questions} months`,
    'A daily job',
  ],
  ['Sums of where enquiries come from', `${retention.pageViewMonths} months`, 'A daily job'],
  ['Counts of page views', `${retention.pageViewMonths} months`, 'A daily job'],
  ['Log of requests', `${retention.logMonths} months`, 'The server'],
  [
    'Names and addresses in the record of sign-ins and changes',
    `${retention.logMonths} months, or until a client’s account is deleted`,
    'A daily job',
  ],
  ['Backups of all of this', `${retention.backupDays} days`, 'The server'],
] as const satisfies readonly (readonly [string, string, string])[]

/** Papers of clients, which no job erases by itself: what, how long by law, what ends it. */
export const papersOfClients = retentionCategories.map(
  ({ category, years, from, law, section }) =>
    [
      retentionTexts.papers[category],
      retentionTexts.atLeast(years, retentionTexts.after[from], `${law}, ${section}`),
      retentionTexts.decides,
    ] as const,
)
