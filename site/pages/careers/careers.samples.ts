/** Openings of the stories, which a practice's own openings do not change. */
import type { Opening } from '../../content/openings/opening.ts'

export const gstAssociate: Opening = {
  id: 'gst-associate',
  title: 'GST associate',
  kind: 'full-time',
  team: 'The GST desk: 16 people, under Imran Qureshi',
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

export const payrollExecutive: Opening = {
  id: 'payroll-executive',
  title: 'Payroll executive',
  kind: 'full-time',
  team: 'Books and payroll: 24 people, under Meera Iyer',
  remote: 'Two days a week from home, never the last two of a month',
  seats: 1,
  pay: { from: 360_000_00, to: 480_000_00, per: 'year' },
  posted: '2026-11-16',
  closes: '2026-12-31',
  description:
    'Payroll executive in Bengaluru: salaries, PF, ESI, professional tax and TDS for some three hundred employees of clients.',
  lead: 'Some three hundred people in eight to ten businesses are paid because of you, on the day they were promised, to the rupee.',
  work: [
    'Run the monthly payroll of eight to ten clients: attendance, arrears, payslips, the bank file',
    'Deposit and file PF, ESI and Karnataka professional tax',
    'Work out TDS on salaries through the year, so that March surprises nobody; the quarterly statement',
    'Settle people who leave: notice, leave, gratuity',
    'Answer employees’ questions within a working day',
  ],
  must: [
    'Two years of running a payroll from attendance to challan',
    'You know what wages means for PF and for ESI, and where they part',
    'Care with what you know of other people: you sign for it',
  ],
  niceToHave: ['The four labour codes', 'Keka, greytHR or Zoho Payroll', 'Kannada'],
  benefits: [
    'Monday to Saturday, 9:30 to 18:30, the second and fourth Saturday free',
    'Eighteen days of leave; none of it in the last three days of a month, all of it else',
    'PF, ESI where it applies, gratuity',
    'A second person for every client, so that you can be ill',
  ],
  hard: 'Nobody writes when the salary is right. They all write when it is ten rupees short.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'One small payroll to work through, paid at ₹1,500, in your own time.',
    'A talk with Meera Iyer about what you did in it.',
    'A written offer within three working days.',
  ],
  sample: true,
}
