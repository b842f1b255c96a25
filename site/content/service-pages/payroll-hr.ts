import type { ServicePageWords } from './service-page.ts'

export const payrollHr: ServicePageWords = {
  description:
    'Payslips, PF, ESI and professional tax every month, TDS on salaries, and the registers an inspector asks for.',
  lead: 'We make payslips from your attendance, and pay PF, ESI, professional tax and TDS by their dates. Your people are paid correctly, and the registers are ready if an inspector asks.',
  suits: [
    'Employers with one to about two hundred employees',
    'Businesses that will soon cross 10 or 20 people',
    'Companies that pay in Karnataka and in other states',
    'Households and trusts with staff on a salary',
  ],
  done: [
    'Salary structure: basic, HRA and the rest, as the labour codes require',
    'Payslips each month, from your attendance',
    'Provident fund and ESI deposited by the 15th, Karnataka professional tax by the 20th',
    'Labour Welfare Fund of Karnataka paid by 15 January, for ten people or more',
    'Tax deducted from salaries deposited by the 7th, statements each quarter (Form 138, old 24Q), Form 130 (old Form 16) each year',
    'Gratuity, leave and full and final settlements calculated',
  ],
  notIncluded: [
    'Hiring, and advice on disputes, which need a labour lawyer',
    'The payment itself: we make the bank file, and you release the payment',
  ],
  papers: [
    { name: 'Employee list', why: 'Names, dates of joining, PAN, Aadhaar, UAN and bank account.' },
    { name: 'Appointment letters', why: 'They show the pay you agreed.' },
    { name: 'Attendance and leave', why: 'By the 25th of each month, in any form.' },
    { name: 'Declarations', why: 'Tax regime and investments of each employee, once a year.' },
    {
      name: 'Registration numbers',
      why: 'PF, ESI, professional tax and TAN. If you have none, we get them.',
    },
  ],
  steps: [
    {
      title: 'What applies to you',
      detail: 'We check which laws apply to your staff strength and wages.',
      time: '1 day',
    },
    { title: 'Registrations', detail: 'PF, ESI, professional tax, TAN.', time: '1 to 2 weeks' },
    { title: 'By the 25th', detail: 'You send attendance and changes.', time: 'monthly' },
    {
      title: 'By the 28th',
      detail: 'We send the draft payroll. After you approve, we make payslips and the bank file.',
      time: 'monthly',
    },
    {
      title: 'By the 7th, 15th and 20th',
      detail: 'We pay TDS, then PF and ESI, then professional tax.',
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
        'From 20 employees. You and the employee each pay 12% of wages. It is compulsory up to the wage ceiling of ₹15,000 a month, and by agreement above that. Once it applies it stays, even if your staff falls below 20.',
        'Some reports speak of a ceiling of ₹25,000 from 17 September 2026. We have not seen the notification. We confirm the ceiling with you before each payment.',
      ],
    },
    {
      question: 'And ESI?',
      answer: [
        'From 10 employees, for everyone who earns up to ₹21,000 a month. The employee pays 0.75% and you pay 3.25%. The wage rate decides, without overtime. A covered employee stays covered to the end of September or March. Please confirm your district and date with us before the first payment.',
      ],
    },
    {
      question: 'What is professional tax in Karnataka?',
      answer: [
        '₹200 a month for each employee who earns ₹25,000 or more in the month, and ₹300 in February. You deduct it and pay it by the 20th of the next month.',
      ],
    },
    {
      question: 'And the Labour Welfare Fund?',
      answer: [
        'In Karnataka it applies to ten people or more since 7 January 2026. Before that it was for more than fifty. Once a year you deduct ₹50 from each person on the register on 31 December, and add ₹100. We pay both by 15 January. Please confirm with us who is counted.',
      ],
    },
    {
      question: 'Which tax regime do you use for TDS?',
      answer: [
        'The new regime, unless the employee chooses the old one. We show each employee both, once a year.',
      ],
    },
    {
      question: 'How is gratuity calculated?',
      answer: [
        'Fifteen days’ wages for each year of service, with 26 days to a month: last wage × 15 ÷ 26 × years. It is due after five years of service, or earlier in case of death or disability. More than six months count as a year. Up to ₹20,00,000 is tax-free for most employees.',
        'At the end of a fixed term it is due in proportion, after one year. Karnataka’s rules of 2024 ask most employers of ten or more people to take gratuity insurance. Whether these rules continue under the labour codes is still to be confirmed.',
      ],
    },
  ],
  related: [
    { label: 'I got a notice: what it means', href: '/notices' },
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
