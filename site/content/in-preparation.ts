/**
 * Words of the pages that are announced and not yet whole: what each will hold, what holds already, and the
 * ways to reach the firm. No dates are named.
 */
import { firm } from './firm.ts'
import type { PagePath } from './pages.ts'
import { reach } from './reach.ts'
import { services } from './services.ts'

export interface PreparedPage {
  /** The page's h1. */
  heading: string
  /** What a visitor can do here, and what to do meanwhile. */
  lead: string
  /** What the page will hold. */
  holds: readonly string[]
  /** What holds already, today. */
  already?: readonly string[]
}

/** Words that every such page shares. */
export const preparation = {
  holdsHeading: 'What this page will hold',
  alreadyHeading: 'What holds today',
  reachHeading: 'Until then, ask us',
  reachText: reach.text,
  enquiry: reach.enquiry,
  labels: reach.labels,
} as const

const minutes = firm.promises.freeConsultationMinutes

type ServiceHref = (typeof services)[number]['href']

function service(href: ServiceHref, holds: readonly string[]): PreparedPage {
  const { title, summary, features } = services.find((each) => each.href === href)!
  return { heading: title, lead: summary, already: features, holds }
}

export const preparedPages = {
  '/auth': {
    heading: 'Client login',
    lead: 'The client portal is being prepared. Accounts are made by us, for clients, and not by registration.',
    holds: [
      'Sign-in with a user name or an email',
      'A way to set a new password',
      'For clients: due dates, papers and tasks in one place',
    ],
    already: ['Your papers reach us as agreed with your accountant.'],
  },
  '/virtual-assistant-info': {
    heading: 'Virtual assistant',
    lead: 'An assistant that answers from what this site says, and says so when it does not know.',
    holds: [
      'What it can answer: due dates, rates, what a service needs',
      'What it leaves to a person: advice on your own case',
      'What happens to what you type',
    ],
  },
  '/ai-assistant': {
    heading: 'AI assistant',
    lead: 'The place to ask a question in your own words. Until it opens, a person answers them.',
    holds: [
      'Answers from our own pages, tables and calculators',
      'The source of every answer',
      'A hand-over to a person at any point',
    ],
  },
  '/schedule-meeting': {
    heading: 'Schedule a meeting',
    lead: `The first ${minutes} minutes are free. Call or write, and we agree on a time together.`,
    holds: [
      `Free times of ${minutes} minutes within our hours`,
      'By video, by phone or at our office',
      'A calendar file, and a link to move or cancel the meeting',
    ],
  },
  '/resources': {
    heading: 'Blog',
    lead: 'Articles on tax, GST, payroll and company law for people who run a business.',
    holds: [
      'What changed in the law, and for whom',
      'Worked examples, with the figures shown',
      'The date, the author and the sources of each article',
    ],
  },
  '/tools': {
    heading: 'Tools',
    lead: 'Calculators that show their working, and the statutory calendar for your kind of business.',
    holds: [
      'Income tax in both regimes, side by side',
      'GST, late fees, TDS, advance tax, HRA, gratuity, salary and loans',
      'Every statutory date, to carry into your own calendar',
      'For each figure: its section, its source and how sure it is',
    ],
    already: ['The next four statutory dates stand on the home page.'],
  },
  '/business-templates': {
    heading: 'Business templates',
    lead: 'Papers in the form the law asks for, to fill in with your own details.',
    holds: [
      'GST invoice, bill of supply, quotation, purchase order and receipt',
      'Payslip, offer letter and salary register',
      'Cash book, profit and loss, balance sheet',
      'Board resolution, engagement letter, rent agreement checklist',
    ],
    already: ['Ask for one by its name, and we send it to you.'],
  },
  '/careers': {
    heading: 'Careers',
    lead: 'People who like their figures to agree are welcome to write to us.',
    holds: ['Open positions, with what each asks for and offers', 'A form to apply, with your CV'],
    already: ['You may write to us at any time and say what you do well.'],
  },
  '/pricing': {
    heading: 'Pricing',
    lead: 'Fees are fixed, agreed in writing before work starts, and GST is stated apart.',
    holds: [
      'Plans by service, monthly and yearly, with what is included',
      'An estimate for a business like yours',
      'Answers to what people ask about fees',
    ],
    already: ['Tell us what you need, and you receive a written quotation.'],
  },
  '/privacy-policy': {
    heading: 'Privacy policy',
    lead: 'What this site takes from you, why, and how to have it back.',
    holds: [
      'Every item of personal data, form by form',
      'Your rights under the DPDP Act 2023, and how to use them',
    ],
    already: [
      'The enquiry form takes your name, email, company, the service you choose and your message, to answer you and for nothing else.',
      `It is erased ${firm.retention.enquiryMonths} months after our last message to you, unless you become a client.`,
      'Feedback holds a score, a subject and the page it was given on. Nothing in it names you.',
      `To see, correct or erase what is yours, write to ${firm.grievance.name}, ${firm.grievance.role.toLowerCase()}: ${firm.grievance.email}.`,
      'If we do not settle it, you may complain to the Data Protection Board of India.',
    ],
  },
  '/terms-of-service': {
    heading: 'Terms of service',
    lead: 'Reading this site binds you to nothing, and makes you no client of ours.',
    holds: [
      'Use of the site, the tools and the templates',
      'Use of the client portal',
      'Law and courts that apply',
    ],
    already: [
      'Work begins with an engagement letter that both sides have signed, and on its terms.',
      'You may read, print and link to every page.',
      'Please send no original papers until we have asked for them.',
    ],
  },
  '/cookie-policy': {
    heading: 'Cookie policy',
    lead: 'What this site stores in your browser, and nothing besides.',
    holds: ['Every item by name, with its purpose and how long it stays', 'How to change your choice'],
    already: [
      'Your choice of theme, if you make one, stays in this browser.',
      'What you type into the enquiry form stays in its tab until you send it or close the tab.',
      'Nothing comes from another company, and no page view is counted without your consent.',
    ],
  },
  '/disclaimer': {
    heading: 'Disclaimer',
    lead: 'General information, checked with care. Not advice on your own case.',
    holds: ['What each kind of page may be used for', 'The limits of calculators and templates'],
    already: [
      'Due dates are those of the law on the day they were checked. A later extension may not show at once.',
      'What is marked “confirm before filing” could not be established beyond doubt.',
      'Before you act on anything here, ask a qualified person about your own facts.',
    ],
  },
  '/compliance-disclosure': {
    heading: 'Compliance disclosure',
    lead: 'Who we are in law, and what our words rest on.',
    holds: [
      'Who signs what, with membership numbers',
      'The as-of date of every table on this site',
      'The record behind each figure we claim',
    ],
    already: [
      `${firm.constitution}, ${firm.address.city}.`,
      ...firm.registrations.map(
        ({ label, value, sample }) => `${label}: ${value}${sample ? ' (sample)' : ''}`,
      ),
      'No outcome is guaranteed. Success rates count returns filed in time, not tax saved.',
      `Grievances: ${firm.grievance.name}, ${firm.grievance.email}.`,
      ...(firm.sample ? ['This firm is fictional: its people, figures and testimonials are samples.'] : []),
    ],
  },
  '/services/tax-filing': service('/services/tax-filing', [
    'Which return is yours, and the papers it needs',
    'The steps, with how long each takes',
    'The dates that concern it, and the fee',
  ]),
  '/services/gst-filing': service('/services/gst-filing', [
    'Monthly or quarterly: which suits your turnover',
    'The papers a registration needs',
    'The dates that concern it, and the fee',
  ]),
  '/services/corporate-tax': service('/services/corporate-tax', [
    'A company’s year, from the accounts to the annual return',
    'What the board and the auditor each sign',
    'The dates that concern it, and the fee',
  ]),
  '/services/bookkeeping': service('/services/bookkeeping', [
    'What you send us, and how often',
    'What you receive each month and at the year’s end',
    'The steps of moving your books to us, and the fee',
  ]),
  '/services/payroll-hr': service('/services/payroll-hr', [
    'From attendance to payslip, step by step',
    'When PF, ESI and professional tax begin to apply to you',
    'The dates that concern it, and the fee',
  ]),
  '/services/business-registration': service('/services/business-registration', [
    'Proprietorship, partnership, LLP and company compared',
    'The papers each needs, and how long it takes',
    'What begins to fall due once you are registered, and the fee',
  ]),
  '/client/dashboard': {
    heading: 'Dashboard',
    lead: 'The client portal is being prepared.',
    holds: ['What is due next for your business', 'What waits for you, and what waits for us'],
  },
  '/client/documents': {
    heading: 'Documents',
    lead: 'The client portal is being prepared.',
    holds: ['Your papers, by year and by kind', 'Who opened each of them, and when'],
  },
  '/client/tasks': {
    heading: 'Tasks',
    lead: 'The client portal is being prepared.',
    holds: ['What is to be done, by whom and by when', 'Notes between you and your accountant'],
  },
  '/admin/login': {
    heading: 'Staff login',
    lead: 'For the staff of the practice. The admin area is being prepared.',
    holds: ['Sign-in for staff, by role'],
  },
  '/admin/dashboard': {
    heading: 'Admin dashboard',
    lead: 'The admin area is being prepared.',
    holds: ['Enquiries and their state', 'Bookings, feedback and page views'],
  },
  '/admin/service-image-guide': {
    heading: 'Service image guide',
    lead: 'The admin area is being prepared.',
    holds: ['What each service picture must show, with its size and shape'],
  },
  '/admin/users': {
    heading: 'User management',
    lead: 'The admin area is being prepared.',
    holds: ['Accounts, their roles and their sessions'],
  },
} as const satisfies Record<Exclude<PagePath, '/'>, PreparedPage>
