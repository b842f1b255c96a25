import { businessFields, fileNameOf, letterhead, sampleBusiness } from '../definitions/business.ts'
import { paise } from '../definitions/cells.ts'
import { amount, textMatching, flag, line, month, pan, CHECKED, wholeNumber } from '../definitions/fields.ts'
import {
  coverWords,
  deductionFormulas,
  DEDUCTIONS_ARE_WORKED_OUT,
  deductionsOf,
  fullPayOf,
  isPartOfMonth,
  mayBeInsured,
  monthName,
  payFields,
  restsOn,
  unknownMonth,
  type Cover,
} from '../definitions/pay.ts'
import { defineTemplate } from '../definitions/template.ts'

const sum = (...amounts: (number | undefined)[]) =>
  amounts.reduce<number>((all, each) => all + (each ?? 0), 0)

/** Gross pay without overtime, raised to all days of the month; undefined if the full pay was entered. */
function fullPayFormula(of: Cover): string | undefined {
  if (of.fullPay !== undefined) return undefined
  const paid = '{pay!total.amount}-N({pay!overtime.amount})'
  return isPartOfMonth(of) ? `ROUND((${paid})*${of.daysInMonth}/${of.paidDays},2)` : paid
}

export const template = defineTemplate({
  slug: 'payslip',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    month: month({ label: 'Month', isRequired: true, missing: 'Enter the month, such as November 2026.' }),
    employee: line({ label: 'Name of the employee', isRequired: true }),
    employeeNumber: line({ label: 'Number of the employee', most: 30 }),
    designation: line({ label: 'Designation', isRequired: true }),
    employeePan: pan({ label: 'PAN of the employee' }),
    uan: textMatching({
      label: 'UAN',
      form: /^\d{12}$/,
      problem: 'A UAN has twelve digits.',
      inputMode: 'numeric',
    }),
    daysInMonth: wholeNumber({
      label: 'Days of the month',
      least: 28,
      most: 31,
      isRequired: true,
      missing: 'Enter the days of the month.',
    }),
    paidDays: wholeNumber({
      label: 'Days paid',
      least: 0,
      most: 31,
      isRequired: true,
      missing: 'Enter the days that are paid.',
    }),
    basic: amount({
      label: 'Basic pay and dearness allowance',
      description: 'Enter all earnings for the days paid',
      isRequired: true,
      missing: 'Enter the basic pay.',
    }),
    hra: amount({ label: 'House rent allowance' }),
    special: amount({ label: 'Special allowance' }),
    overtime: amount(coverWords.overtime),
    other: amount({ label: 'Other earnings', description: 'Bonus, arrears' }),
    ...payFields,
    fullPay: amount(coverWords.fullPay),
    insuredAlready: flag(coverWords.insuredAlready),
    incomeTax: amount({ label: 'Income tax deducted' }),
    otherDeduction: amount({ label: 'Other deductions', description: 'Advances, loans' }),
  },
  groups: [
    { heading: 'The employee', fields: ['employee', 'employeeNumber', 'designation', 'employeePan', 'uan'] },
    { heading: 'The month', fields: ['month', 'daysInMonth', 'paidDays'] },
    { heading: 'Earnings', fields: ['basic', 'hra', 'special', 'overtime', 'other'] },
    {
      heading: 'Deductions',
      description: DEDUCTIONS_ARE_WORKED_OUT,
      fields: [
        'providentFund',
        'professionalTax',
        'stateInsurance',
        'insuredAlready',
        'fullPay',
        'incomeTax',
        'otherDeduction',
      ],
    },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      month: 'November 2026',
      employee: 'Arjun Hegde',
      employeeNumber: 'CS-017',
      designation: 'Store manager',
      employeePan: 'ABCPH1234K',
      uan: '100123456789',
      daysInMonth: '30',
      paidDays: '30',
      basic: '28,000',
      hra: '11,200',
      special: '8,800',
      providentFund: 'ceiling',
      stateInsurance: CHECKED,
      professionalTax: 'karnataka',
      incomeTax: '0',
    },
  },
  check: ({ month: on, daysInMonth, paidDays }) => ({
    month: unknownMonth(on),
    paidDays:
      daysInMonth !== undefined && paidDays !== undefined && paidDays > daysInMonth
        ? 'More days than the month has.'
        : undefined,
  }),
  make(values) {
    const { businessName, employee, employeeNumber, designation, employeePan, uan, daysInMonth, paidDays } =
      values
    const { basic, hra, special, overtime, other, incomeTax, otherDeduction } = values
    const gross = basic === undefined ? undefined : sum(basic, hra, special, overtime, other)
    const taken = gross === undefined ? undefined : deductionsOf(basic!, gross, values, values)
    const formulas = deductionFormulas('{basic.amount}', '{total.amount}', '{!full-pay}', values)
    const deducted =
      taken &&
      sum(taken.providentFund, taken.stateInsurance, taken.professionalTax, incomeTax, otherDeduction)
    const net = gross === undefined || deducted === undefined ? undefined : gross - deducted
    const period = values.month && monthName(values.month)
    const days = (count: number | undefined) => (count === undefined ? undefined : String(count))
    return {
      title: 'Payslip',
      author: businessName ?? '',
      fileName: fileNameOf('payslip', employee, period),
      blocks: [
        letterhead(values, 'Payslip', period),
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { label: 'Employee', value: employee },
                { label: 'Number', value: employeeNumber },
                { label: 'Designation', value: designation },
                { label: 'PAN', value: employeePan },
              ],
            },
            {
              pairs: [
                { label: 'Month', value: period },
                { label: 'Days of the month', value: days(daysInMonth) },
                { label: 'Days paid', value: days(paidDays) },
                { label: 'UAN', value: uan },
                ...(mayBeInsured(values)
                  ? [
                      {
                        id: 'full-pay',
                        label: 'Pay of a full month',
                        value: paise(
                          gross === undefined ? undefined : fullPayOf(gross, values),
                          fullPayFormula(values),
                        ),
                      },
                    ]
                  : []),
              ],
            },
          ],
        },
        {
          kind: 'table',
          id: 'pay',
          caption: 'Earnings and deductions',
          columns: [
            { key: 'earning', head: 'Earnings', share: 30 },
            { key: 'amount', head: '₹', share: 18, kind: 'figure' },
            { key: 'deduction', head: 'Deductions', share: 30 },
            { key: 'taken', head: '₹', share: 18, kind: 'figure' },
          ],
          rows: [
            {
              id: 'basic',
              cells: {
                earning: 'Basic pay and dearness allowance',
                amount: paise(basic),
                deduction: 'Provident fund',
                taken: paise(taken?.providentFund, formulas.providentFund),
              },
            },
            {
              cells: {
                earning: 'House rent allowance',
                amount: paise(hra),
                deduction: 'Employees’ State Insurance',
                taken: paise(taken?.stateInsurance, formulas.stateInsurance(values.insuredAlready)),
              },
            },
            {
              cells: {
                earning: 'Special allowance',
                amount: paise(special),
                deduction: 'Professional tax',
                taken: paise(taken?.professionalTax, formulas.professionalTax),
              },
            },
            {
              id: 'overtime',
              cells: {
                earning: 'Overtime',
                amount: paise(overtime),
                deduction: 'Income tax',
                taken: paise(incomeTax),
              },
            },
            {
              cells: {
                earning: 'Other earnings',
                amount: paise(other),
                deduction: 'Other deductions',
                taken: paise(otherDeduction),
              },
            },
            {
              id: 'total',
              look: 'total',
              cells: {
                earning: 'Gross pay',
                amount: paise(gross, 'SUM({amount:})'),
                deduction: 'Deducted',
                taken: paise(deducted, 'SUM({taken:})'),
              },
            },
          ],
        },
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { id: 'net', label: 'Net pay', value: paise(net, '{pay!total.amount}-{pay!total.taken}') },
                {
                  label: 'In words',
                  value: {
                    kind: 'words',
                    value: net !== undefined && net >= 0 ? net : undefined,
                    of: '{!net}',
                  },
                },
              ],
            },
          ],
        },
        { kind: 'text', text: restsOn(values.month), look: 'small' },
        { kind: 'text', text: 'Computer-generated. No signature needed.', look: 'small' },
      ],
    }
  },
})
