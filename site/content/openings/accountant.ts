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
  lead: 'The books of six small businesses, closed by the tenth of each month, in twenty-four hours a week that you plan yourself.',
  work: [
    'Enter and code bank, cash, purchases and sales from what clients upload',
    'Reconcile banks, receivables and payables every month, with no balance left unexplained',
    'Prepare a two-page monthly report and go through it with the owner',
    'Hand clean books to the audit in May',
  ],
  must: [
    'Four years of keeping books to the trial balance',
    'Tally Prime or Zoho Books without help',
    'A quiet room and a good internet connection',
  ],
  niceToHave: ['Stock of a shop or a small works', 'GST and TDS entries as you go'],
  benefits: [
    'Your own hours between 7:00 and 21:00, Monday to Saturday',
    'A laptop of ours: no client’s papers on your own',
    'Leave in proportion; PF',
    'We like people who return after years with children or parents, and have asked nobody about the gap',
  ],
  hard: 'Clients send the bank statement on the eighth. You will ask for it on the second, the fifth and the seventh.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A call of twenty minutes.',
    'One month of one small ledger, paid at ₹2,000, in your own time.',
    'A written offer within three working days.',
  ],
  sample: true,
}
