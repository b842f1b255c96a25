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
    'Tax deducted from salaries deposited by the 7th, statements each quarter, Form 16 each year',
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
      detail: 'TDS statements, Form 16, annual returns.',
      time: 'by calendar',
    },
  ],
  questions: [
    {
      question: 'From when does provident fund apply to us?',
      answer: [
        'From 20 employees on. Both sides pay 12% of wages; up to the wage ceiling of ₹15,000 a month it is compulsory, above it by agreement. Once it applies it stays, even if fewer work for you later.',
      ],
    },
    {
      question: 'And ESI?',
      answer: [
        'From 10 employees on, for everyone who earns up to ₹21,000 a month: 0.75% from the employee, 3.25% from you. Please confirm your district and date with us before the first deposit.',
      ],
    },
    {
      question: 'What is professional tax in Karnataka?',
      answer: [
        '₹200 a month for each employee who earns ₹25,000 or more in the month, ₹300 in February. You deduct it and deposit it by the 20th of the next month.',
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
        'Fifteen days’ wages for each year of service, a month counted as 26 days: last wage × 15 ÷ 26 × years. More than six months count as a year. Up to ₹20,00,000 is free of tax for most employees.',
      ],
    },
  ],
  related: [
    { label: 'Salary break-up with PF, ESI and professional tax', href: '/tools/salary' },
    { label: 'Gratuity', href: '/tools/gratuity' },
    { label: 'HRA exemption', href: '/tools/hra' },
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
  ],
  dueDates: ['pf', 'esi', 'professional-tax-karnataka', 'tds-deposit', 'tds-certificates-salary'],
}
