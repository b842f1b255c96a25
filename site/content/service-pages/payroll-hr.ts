import type { ServicePageWords } from './service-page.ts'

export const payrollHr: ServicePageWords = {
  description:
    'Payslips, PF, ESI and professional tax every month, tax deducted from salaries, and the registers an inspector asks for.',
  lead: 'We turn attendance into payslips, and deposit provident fund, ESI, professional tax and tax deducted from salaries by their dates. Your people are paid right, and the registers are there when an inspector asks.',
  suits: [
    'Employers from the first employee to about two hundred',
    'Businesses that are about to cross 10 or 20 people',
    'Companies that pay in Karnataka and in other states',
    'Households and trusts with staff on a salary',
  ],
  done: [
    'Salary structure: basic, HRA and the rest, as the labour codes ask',
    'Payslips each month, from your attendance',
    'Provident fund and ESI deposited by the 15th, Karnataka professional tax by the 20th',
    'Labour Welfare Fund of Karnataka paid by 15 January, for ten people or more',
    'Tax deducted from salaries deposited by the 7th, statements each quarter (Form 138, old 24Q), Form 130 (old Form 16) each year',
    'Gratuity, leave and full and final settlements worked out',
  ],
  notIncluded: [
    'Hiring, and advice on single disputes, which need a labour lawyer',
    'The payment itself: the bank file is ours, the press on the button yours',
  ],
  papers: [
    { name: 'Employee list', why: 'Names, dates of joining, PAN, Aadhaar, UAN and bank account.' },
    { name: 'Appointment letters', why: 'What was promised decides what is paid.' },
    { name: 'Attendance and leave', why: 'By the 25th of each month, in any form.' },
    { name: 'Declarations', why: 'Regime and investments of each employee, once a year.' },
    { name: 'Registration numbers', why: 'PF, ESI, professional tax and TAN, or we obtain them.' },
  ],
  steps: [
    {
      title: 'What applies to you',
      detail: 'We check each law against your head count and wages.',
      time: '1 day',
    },
    { title: 'Registrations', detail: 'PF, ESI, professional tax, TAN.', time: '1 to 2 weeks' },
    { title: 'By the 25th', detail: 'You send attendance and changes.', time: 'monthly' },
    {
      title: 'By the 28th',
      detail: 'Draft payroll; you approve, we make payslips and the bank file.',
      time: 'monthly',
    },
    {
      title: 'By the 7th, 15th and 20th',
      detail: 'TDS; PF and ESI; professional tax deposited.',
      time: 'monthly',
    },
    {
      title: 'Each quarter and year',
      detail: 'TDS statements, Form 130 (old Form 16), Labour Welfare Fund, annual returns.',
      time: 'by calendar',
    },
  ],
  questions: [
    {
      question: 'From when does provident fund apply to us?',
      answer: [
        'From 20 employees on. Both sides pay 12% of wages; up to the wage ceiling of ₹15,000 a month it is compulsory, above it by agreement. Once it applies it stays, even if fewer work for you later.',
        'Some accounts tell of a ceiling of ₹25,000 from 17 September 2026. We have not seen the notification, and confirm the ceiling with you before each deposit.',
      ],
    },
    {
      question: 'And ESI?',
      answer: [
        'From 10 employees on, for everyone who earns up to ₹21,000 a month: 0.75% from the employee, 3.25% from you. The wage rate decides, without overtime, and who is covered stays covered to the end of September or March. Please confirm your district and date with us before the first deposit.',
      ],
    },
    {
      question: 'What is professional tax in Karnataka?',
      answer: [
        '₹200 a month for each employee who earns ₹25,000 or more in the month, ₹300 in February. You deduct it and deposit it by the 20th of the next month.',
      ],
    },
    {
      question: 'And the Labour Welfare Fund?',
      answer: [
        'In Karnataka it is for ten people or more since 7 January 2026; before, it was for more than fifty. Once a year ₹50 is deducted from each person on the register on 31 December, and you add ₹100. We pay both by 15 January. Please confirm with us who is counted.',
      ],
    },
    {
      question: 'Which regime do you deduct tax by?',
      answer: [
        'The new regime, unless the employee tells us that the old one is to be used. We show each employee both, once a year.',
      ],
    },
    {
      question: 'How is gratuity worked out?',
      answer: [
        'Fifteen days’ wages for each year of service, a month counted as 26 days: last wage × 15 ÷ 26 × years. It is owed after five years of service, and after less where death or disability ends it. More than six months count as a year. Up to ₹20,00,000 is free of tax for most employees.',
        'At the end of a fixed term it is owed in proportion, from one year on. Rules of Karnataka of 2024 ask most employers of ten or more for an insurance of gratuity; whether they stay in force under the labour codes is to be confirmed.',
      ],
    },
  ],
  related: [
    { label: 'Salary break-up with PF, ESI and professional tax', href: '/tools/salary' },
    { label: 'Gratuity', href: '/tools/gratuity' },
    { label: 'HRA exemption', href: '/tools/hra' },
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
  ],
  dueDates: [
    'pf',
    'esi',
    'professional-tax-karnataka',
    'labour-welfare-fund-karnataka',
    'tds-deposit',
    'tds-certificates-salary',
  ],
}
