import type { Opening } from './opening.ts'

export const articledAssistant: Opening = {
  id: 'articled-assistant',
  title: 'Articled assistant',
  kind: 'articleship',
  team: 'Audit and income tax, registered under Lalitha Hegde',
  seats: 3,
  pay: { from: 15_000_00, to: 18_000_00, per: 'month', note: 'Stipend: the first year, then the second' },
  posted: '2026-11-02',
  closes: '2027-02-28',
  description:
    'Articleship in Bengaluru under a partner: audit, income tax and GST in turn, with a stipend and leave for examinations.',
  lead: 'Two years of practical training. You see a whole audit, a whole assessment and a whole year of GST, not the same work for two years.',
  work: [
    'Eight months in audit: vouching, confirmations, stock, and a file that another person can read',
    'Eight months in income tax: computations, returns, and replies in faceless proceedings',
    'Eight months in a field you choose: GST, company law or payroll',
    'One short talk to the office each quarter, on a judgment or section you choose',
  ],
  must: [
    'Both groups of CA Intermediate passed, and the Institute’s orientation and IT training done',
    'You can start between January and April 2027',
    'You read the section of the law before a guide to it',
  ],
  niceToHave: ['You have seen a real ledger', 'Kannada, to talk to clients’ storekeepers'],
  benefits: [
    'Full examination leave under the Institute’s regulations. You ask once, and we do not bargain',
    'You can reach an evening class by seven',
    'A partner reads and signs your training diary each month',
    'Paid travel to clients, and an allowance if you stay overnight',
  ],
  hard: 'The first eight weeks are vouching. It is dull work, but it teaches you to spot a false bill.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A talk of half an hour with two articled assistants, without a partner: ask them anything.',
    'A talk with Lalitha Hegde, and a look at the office.',
    'Registration with the Institute once both sides have said yes.',
  ],
  sample: true,
}
