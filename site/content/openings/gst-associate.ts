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
  lead: 'You look after the GST of about twenty-five businesses, from the purchase register to the filed return. They call you when they do not understand a message of the portal.',
  work: [
    'Match purchases with GSTR-2B every month, and follow up with suppliers who have not filed',
    'Prepare GSTR-1 and GSTR-3B. A second person checks each one before filing',
    'Draft replies to notices and queries, with a paper to prove each point',
    'Prepare refund claims of exporters, and follow up until the money is in the bank',
    'Note the questions that clients ask again and again, so that we can write an article',
  ],
  must: [
    'Two years of filing GST returns, in a practice or in a business',
    'A bachelor’s degree in commerce, or CA or CMA Intermediate',
    'You can say in three sentences why a credit was refused',
    'Written English, and Kannada or Hindi on the phone',
  ],
  niceToHave: ['E-way bills and e-invoices', 'Import of services and reverse charge', 'Tally or Zoho Books'],
  benefits: [
    'Monday to Saturday, 9:30 to 18:30, the second and fourth Saturday free',
    'Eighteen days of leave and the holidays on our contact page',
    'PF, ESI where it applies, and gratuity',
    'Two paid hours a week to study, and the examination fees for your first attempt',
  ],
  hard: 'The 11th and the 20th of each month are long days. We plan the work so that nobody stays after eight. Last year somebody did, twice.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A phone call of twenty minutes about your last three returns.',
    'Half a day at the office: you match one register, paid at ₹1,500, and then talk with the team.',
    'A written offer within three working days.',
  ],
  sample: true,
}
