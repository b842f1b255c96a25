import { allFormats, defineTemplatePage, confirmedRule } from '../definitions/template-meta.ts'

export default defineTemplatePage({
  path: '/business-templates/payslip',
  kind: 'people',
  order: 1,
  name: 'Payslip',
  purpose: 'Shows an employee how the month’s pay is made up.',
  holds:
    'Employee, days, earnings, provident fund, ESI, professional tax of Karnataka, income tax, net pay in words.',
  rules: [confirmedRule('Code on Wages 2019', 's.50(3)', 'A wage slip is issued to every employee.')],
  formats: allFormats,
  description:
    'A payslip that works out provident fund, ESI and professional tax of Karnataka, with net pay in words. Word, Excel and PDF.',
})
