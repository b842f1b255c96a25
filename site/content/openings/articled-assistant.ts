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
  lead: 'Two years of practical training in which you see a whole audit, a whole assessment and a whole year of GST, and not two years of one of them.',
  work: [
    'Eight months in audit: vouching, confirmations, stock, and the file that somebody else must be able to read',
    'Eight months in income tax: computations, returns, and replies in faceless proceedings',
    'Eight months where you ask to be: GST, company law or payroll',
    'One talk a quarter to the office, on a judgment or a section of your choice',
  ],
  must: [
    'Both groups of CA Intermediate passed, and the Institute’s orientation and IT training done',
    'You may begin between January and April 2027',
    'You read the section before the guide',
  ],
  niceToHave: ['A first look at a real ledger', 'Kannada, for the clients’ storekeepers'],
  benefits: [
    'Leave for examinations as the Institute’s regulations have it, asked for once and not bargained over',
    'Hours that let you reach an evening class by seven',
    'A partner who signs your training diary each month, having read it',
    'Travel to clients paid, and an allowance where you stay overnight',
  ],
  hard: 'The first eight weeks are vouching. It is dull, and it is how you learn what a bill looks like that is not one.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'A talk of half an hour with two articled assistants, without a partner: ask them anything.',
    'A talk with Lalitha Hegde, and a look at the office.',
    'Registration with the Institute once both sides have said yes.',
  ],
  sample: true,
}
