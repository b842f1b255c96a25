import type { TableColumn, TableRow } from '../documents/model.ts'
import {
  businessFields,
  fileNameOf,
  forBusiness,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { isBlank, linesToShow, paise } from '../definitions/cells.ts'
import { amount, flag, line, month, CHECKED, wholeNumber } from '../definitions/fields.ts'
import {
  coverWords,
  daysOf,
  deductionFormulas,
  DEDUCTIONS_ARE_WORKED_OUT,
  deductionsOf,
  fullPayOf,
  mayBeInsured,
  monthName,
  payFields,
  restsOn,
  unknownMonth,
} from '../definitions/pay.ts'
import { defineTemplate } from '../definitions/template.ts'

const BLANK_LINES = 12

const figure = (key: string, head: string, share = 9.5): TableColumn => ({ key, head, share, kind: 'figure' })

/** Gross pay without overtime, raised to all days of the month if fewer were paid. */
function fullPayFormula(daysInMonth: number | undefined): string {
  const paid = '{gross}-N({overtime})'
  if (daysInMonth === undefined) return paid
  const isWhole = `OR(N({days})=0,N({days})>=${daysInMonth})`
  return `IF(${isWhole},${paid},ROUND((${paid})*${daysInMonth}/{days},2))`
}

export const template = defineTemplate({
  slug: 'salary-register',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    month: month({ label: 'Month', isRequired: true, missing: 'Enter the month, such as November 2026.' }),
    ...payFields,
  },
  groups: [{ heading: 'The month', fields: ['month', 'providentFund', 'stateInsurance', 'professionalTax'] }],
  lines: {
    heading: 'Employees',
    one: 'employee',
    name: 'name',
    most: 60,
    description: DEDUCTIONS_ARE_WORKED_OUT,
    fields: {
      name: line({ label: 'Name', isRequired: true }),
      days: wholeNumber({ label: 'Days paid', least: 0, most: 31 }),
      basic: amount({ label: 'Basic pay and DA', isRequired: true, missing: 'Enter the basic pay.' }),
      hra: amount({ label: 'House rent (HRA)' }),
      overtime: amount(coverWords.overtime),
      other: amount({ label: 'Other pay' }),
      fullPay: amount(coverWords.fullPay),
      incomeTax: amount({ label: 'Income tax' }),
      deduction: amount({ label: 'Other deductions' }),
      insuredAlready: flag(coverWords.insuredAlready),
    },
  },
  sample: {
    fields: {
      ...sampleBusiness,
      month: 'November 2026',
      providentFund: 'ceiling',
      stateInsurance: CHECKED,
      professionalTax: 'karnataka',
    },
    lines: [
      { name: 'Arjun Hegde', days: '30', basic: '28,000', hra: '11,200', other: '8,800' },
      {
        name: 'Fatima Sheikh',
        days: '30',
        basic: '15,500',
        hra: '6,200',
        other: '4,300',
        deduction: '1,000',
      },
      { name: 'राजेश कुलकर्णी', days: '28', basic: '11,000', hra: '4,400', other: '2,100' },
    ],
  },
  check: ({ month: on }) => ({ month: unknownMonth(on) }),
  make(values, lines) {
    const { businessName } = values
    const formulas = deductionFormulas('{basic}', '{gross}', '{fullPay}', values)
    const daysInMonth = values.month && daysOf(values.month)
    const withFullPay = mayBeInsured(values)
    const where = (formula: string) => `IF(N({basic})=0,"",${formula})`
    const shown = linesToShow(lines, BLANK_LINES)
    const worked = shown.map((each) => {
      const { basic, hra = 0, overtime = 0, other = 0, incomeTax = 0, deduction = 0 } = each
      const gross = basic === undefined ? undefined : basic + hra + overtime + other
      const cover = { ...each, paidDays: each.days, daysInMonth }
      const taken = gross === undefined ? undefined : deductionsOf(basic!, gross, values, cover)
      const net =
        gross === undefined || !taken
          ? undefined
          : gross - taken.providentFund - taken.stateInsurance - taken.professionalTax - incomeTax - deduction
      const fullPay = gross === undefined ? undefined : fullPayOf(gross, cover)
      return { ...each, ...taken, gross, net, fullPay, isFullPayEntered: each.fullPay !== undefined }
    })
    type Sum =
      | 'basic'
      | 'hra'
      | 'overtime'
      | 'other'
      | 'gross'
      | 'providentFund'
      | 'stateInsurance'
      | 'professionalTax'
      | 'incomeTax'
      | 'deduction'
      | 'net'
    const total = (key: Sum) =>
      isBlank(lines)
        ? undefined
        : worked.reduce((sum, each) => sum + ((each as Partial<Record<Sum, number>>)[key] ?? 0), 0)
    const sums = [
      'basic',
      'hra',
      'overtime',
      'other',
      'gross',
      'providentFund',
      'stateInsurance',
      'professionalTax',
      'incomeTax',
      'deduction',
      'net',
    ] as const
    const period = values.month && monthName(values.month)
    const rows: TableRow[] = worked.map((each, at) => ({
      cells: {
        number: String(at + 1),
        name: each.name,
        days: { kind: 'quantity', value: each.days === undefined ? undefined : each.days * 1000 },
        basic: paise(each.basic),
        hra: paise(each.hra),
        overtime: paise(each.overtime),
        other: paise(each.other),
        gross: paise(each.gross, where('SUM({basic},{hra},{overtime},{other})')),
        fullPay: paise(each.fullPay, each.isFullPayEntered ? undefined : where(fullPayFormula(daysInMonth))),
        providentFund: paise(each.providentFund, where(formulas.providentFund)),
        stateInsurance: paise(each.stateInsurance, where(formulas.stateInsurance(each.insuredAlready))),
        professionalTax: paise(each.professionalTax, where(formulas.professionalTax)),
        incomeTax: paise(each.incomeTax),
        deduction: paise(each.deduction),
        net: paise(
          each.net,
          where('{gross}-SUM({providentFund},{stateInsurance},{professionalTax},{incomeTax},{deduction})'),
        ),
      },
    }))
    return {
      title: 'Salary register',
      author: businessName ?? '',
      fileName: fileNameOf('salary-register', period),
      orientation: 'landscape',
      blocks: [
        letterhead(values, 'Salary register', period),
        {
          kind: 'table',
          id: 'register',
          caption: 'Pay of the month, in rupees',
          columns: [
            figure('number', 'No.', 4),
            { key: 'name', head: 'Name', share: 18 },
            figure('days', 'Days', 4.5),
            figure('basic', 'Basic, DA'),
            figure('hra', 'HRA'),
            figure('overtime', 'Overtime', 8.5),
            figure('other', 'Other pay'),
            figure('gross', 'Gross', 10.5),
            ...(withFullPay ? [figure('fullPay', 'Full month', 10)] : []),
            figure('providentFund', 'PF'),
            figure('stateInsurance', 'ESI', 8),
            figure('professionalTax', 'Prof. tax', 8),
            figure('incomeTax', 'Income tax'),
            figure('deduction', 'Other', 8.5),
            figure('net', 'Net pay', 11.5),
          ],
          rows: [
            ...rows,
            {
              id: 'total',
              look: 'total',
              cells: {
                name: 'Total',
                ...Object.fromEntries(sums.map((key) => [key, paise(total(key), `SUM({${key}:})`)])),
              },
            },
          ],
        },
        { kind: 'text', text: restsOn(values.month), look: 'small' },
        {
          kind: 'signatures',
          signatures: [
            { above: 'Prepared', under: 'Name and date' },
            { above: forBusiness(businessName), under: 'Authorised signatory' },
          ],
        },
      ],
    }
  },
})
