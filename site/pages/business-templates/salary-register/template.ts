import type { TableColumn, TableRow } from '../documents/model.ts'
import {
  businessFields,
  fileNameOf,
  forBusiness,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { isBlank, linesToShow, paise } from '../definitions/cells.ts'
import { amount, line, month, CHECKED, wholeNumber } from '../definitions/fields.ts'
import {
  deductionFormulas,
  deductionsOf,
  monthName,
  payFields,
  restsOn,
  unknownMonth,
} from '../definitions/pay.ts'
import { defineTemplate } from '../definitions/template.ts'

const BLANK_LINES = 12

const figure = (key: string, head: string, share = 9.5): TableColumn => ({ key, head, share, kind: 'figure' })

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
    description: 'Provident fund, state insurance and professional tax of each are worked out.',
    fields: {
      name: line({ label: 'Name', isRequired: true }),
      days: wholeNumber({ label: 'Days paid', least: 0, most: 31 }),
      basic: amount({ label: 'Basic pay and DA', isRequired: true, missing: 'Enter basic pay.' }),
      hra: amount({ label: 'House rent allowance' }),
      other: amount({ label: 'Other pay' }),
      incomeTax: amount({ label: 'Income tax' }),
      deduction: amount({ label: 'Other deductions' }),
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
    const formulas = deductionFormulas('{basic}', '{gross}', values)
    const where = (formula: string) => `IF(N({basic})=0,"",${formula})`
    const shown = linesToShow(lines, BLANK_LINES)
    const worked = shown.map((each) => {
      const { basic, hra = 0, other = 0, incomeTax = 0, deduction = 0 } = each
      const gross = basic === undefined ? undefined : basic + hra + other
      const taken = gross === undefined ? undefined : deductionsOf(basic!, gross, values)
      const net =
        gross === undefined || !taken
          ? undefined
          : gross - taken.providentFund - taken.stateInsurance - taken.professionalTax - incomeTax - deduction
      return { ...each, ...taken, gross, net }
    })
    type Sum =
      | 'basic'
      | 'hra'
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
        days: each.days === undefined ? undefined : String(each.days),
        basic: paise(each.basic),
        hra: paise(each.hra),
        other: paise(each.other),
        gross: paise(each.gross, where('SUM({basic},{hra},{other})')),
        providentFund: paise(each.providentFund, where(formulas.providentFund)),
        stateInsurance: paise(each.stateInsurance, where(formulas.stateInsurance)),
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
            figure('other', 'Other pay'),
            figure('gross', 'Gross', 10.5),
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
