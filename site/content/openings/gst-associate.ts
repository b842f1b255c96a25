import { desks, teamOf } from './desks.ts'
import type { Opening } from './opening.ts'

export const gstAssociate: Opening = {
  id: 'gst-associate',
  title: 'GST associate',
  kind: 'full-time',
  team: teamOf(desks.gst),
  remote: 'One day a week from home after the first six months',
  seats: 2,
  pay: { from: 420_000_00, to: 600_000_00, per: 'year' },
  posted: '2026-11-16',
  closes: '2027-01-31',
  description:
    'GST associate in Bengaluru: returns, credit matching and replies to notices for about twenty-five businesses.',
  lead: 'You look after the GST of about twenty-five businesses, from the purchase register to the filed return, and you are the person they ring when the portal says something they do not understand.',
  work: [
    'Match purchases with GSTR-2B every month, and chase the suppliers who have not filed',
    'Prepare GSTR-1 and GSTR-3B; a second person checks each before it is filed',
    'Draft replies to notices and queries, with the papers behind every sentence',
    'Prepare refund claims of exporters, and follow them to the bank account',
    'Write down what a client asked twice, so that the third gets an article',
  ],
  must: [
    'Two years of filing GST returns for other people’s businesses, in a practice or in one',
    'A bachelor’s degree in commerce, or CA or CMA Intermediate',
    'You can say in three sentences why a credit was refused',
    'Written English; Kannada or Hindi on the telephone',
  ],
  niceToHave: ['E-way bills and e-invoices', 'Import of services and reverse charge', 'Tally or Zoho Books'],
  benefits: [
    'Monday to Saturday, 9:30 to 18:30, the second and fourth Saturday free',
    'Eighteen days of leave and the holidays on our contact page',
    'PF, ESI where it applies, gratuity from the first day it is due',
    'Two paid hours a week to study, and the examination fees of a first attempt',
  ],
  hard: 'The 11th and the 20th of each month are long days. We plan the work so that nobody stays past eight, and twice last year somebody did.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A telephone call of twenty minutes, about your last three returns.',
    'Half a day at the office: one register to match, paid at ₹1,500, then a talk with the desk.',
    'A written offer within three working days.',
  ],
  sample: true,
}
