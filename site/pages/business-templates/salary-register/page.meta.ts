import { allFormats, defineTemplatePage, confirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/salary-register',
  kind: 'people',
  order: 2,
  name: 'Salary register',
  purpose: 'A month’s pay for all employees, for the wage register and the bank file.',
  holds:
    'Each employee’s days, earnings, provident fund, ESI, professional tax, income tax and net pay, with the totals of each.',
  rules: [
    confirmedRule(
      'Code on Wages 2019',
      's.50(1)',
      'A register of employees with wages and deductions is kept.',
    ),
  ],
  formats: allFormats,
  description:
    'A monthly salary register with provident fund, ESI, professional tax and net pay worked out for each employee. Word, Excel and PDF.',
})
