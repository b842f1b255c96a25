import { desks, teamOf } from './desks.ts'
import type { Opening } from './opening.ts'

export const accountant: Opening = {
  id: 'accountant',
  title: 'Accountant, part time',
  kind: 'part-time',
  team: teamOf(desks.books),
  remote: 'From home, with two mornings a month at the office',
  seats: 2,
  pay: { from: 18_000_00, to: 24_000_00, per: 'month', note: 'For twenty-four hours a week' },
  posted: '2026-11-16',
  closes: '2027-01-15',
  description:
    'Part-time accountant from home near Bengaluru: the monthly books of six small businesses, twenty-four hours a week.',
  lead: 'You keep the books of six small businesses and close them by the tenth of each month. It is twenty-four hours a week, and you plan them yourself.',
  work: [
    'Enter and code bank, cash, purchases and sales from what clients upload',
    'Reconcile banks, receivables and payables every month, with no balance left unexplained',
    'Prepare a two-page monthly report and go through it with the owner',
    'Give clean books to the auditors in May',
  ],
  must: [
    'Four years of keeping books to the trial balance',
    'Tally Prime or Zoho Books without help',
    'A quiet room and a good internet connection',
  ],
  niceToHave: ['Stock records of a shop or small factory', 'GST and TDS entries'],
  benefits: [
    'You choose your hours, between 7:00 and 21:00, Monday to Saturday',
    'Our laptop, so that no client’s papers are on yours',
    'Leave in proportion to your hours, and PF',
    'If you return after some years at home with children or parents, you are welcome. We do not ask about the gap',
  ],
  hard: 'Clients send the bank statement on the eighth. You will ask for it on the second, the fifth and the seventh.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A call of twenty minutes.',
    'You write one month of a small ledger in your own time, paid at ₹2,000.',
    'A written offer within three working days.',
  ],
  sample: true,
}
