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
    'Payroll executive in Bengaluru: salaries, PF, ESI, professional tax and TDS for about three hundred employees of clients.',
  lead: 'About three hundred people in eight to ten businesses get their salary through you, on time and correct to the rupee.',
  work: [
    'Run the monthly payroll of eight to ten clients: attendance, arrears, payslips, the bank file',
    'Deposit and file PF, ESI, professional tax and the Labour Welfare Fund of Karnataka',
    'Calculate TDS on salaries through the year, so that nobody has a surprise in March, and file the quarterly statement',
    'Do the final settlement of people who leave: notice pay, leave, gratuity',
    'Answer employees’ questions within a working day',
  ],
  must: [
    'Two years of running a payroll from attendance to challan',
    'You know how “wages” differ for PF and for ESI',
    'You keep people’s pay and details secret, and sign a promise to do so',
  ],
  niceToHave: ['The four labour codes', 'Keka, greytHR or Zoho Payroll', 'Kannada'],
  benefits: [
    'Monday to Saturday, 9:30 to 18:30, the second and fourth Saturday free',
    'Eighteen days of leave, on any day except the last three of a month',
    'PF, ESI where it applies, and gratuity',
    'A second person knows each client’s payroll, so you can take sick leave',
  ],
  hard: 'Nobody writes when the salary is right. Everybody writes when it is ten rupees short.',
  steps: [
    'A person reads your application and replies, yes or no, within ten working days of the closing date.',
    'You do one small payroll in your own time, paid at ₹1,500.',
    'A talk with Meera Iyer about how you did it.',
    'A written offer within three working days.',
  ],
  sample: true,
}
