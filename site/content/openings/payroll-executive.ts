import { desks, teamOf } from './desks.ts'
import type { Opening } from './opening.ts'

export const payrollExecutive: Opening = {
  id: 'payroll-executive',
  title: 'Payroll executive',
  kind: 'full-time',
  team: teamOf(desks.books),
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
    'Deposit and file PF, ESI, professional tax and the Labour Welfare Fund of Karnataka',
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
