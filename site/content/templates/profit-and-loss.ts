import { formatDate } from '@anupalan/server/compliance/ist'
import { businessFields, fileNameOf, forBusiness, letterhead, sampleBusiness } from './business.ts'
import {
  statementFields,
  statementGroups,
  statementPlaces,
  statementTable,
  yearEnd,
  type StatementLine,
} from './statement.ts'
import { defineTemplate } from './template.ts'

const lines: readonly StatementLine[] = [
  { part: 'Income' },
  { head: 'sales', label: 'Revenue from operations' },
  { head: 'otherIncome', label: 'Other income' },
  { sum: 'income', label: 'Total income', of: ['sales', 'otherIncome'] },
  { part: 'Expenses' },
  { head: 'materials', label: 'Cost of materials consumed' },
  { head: 'purchases', label: 'Purchases of stock-in-trade' },
  { head: 'inventories', label: 'Changes in inventories' },
  { head: 'employees', label: 'Employee benefits expense' },
  { head: 'finance', label: 'Finance costs' },
  { head: 'depreciation', label: 'Depreciation and amortisation' },
  { head: 'otherExpenses', label: 'Other expenses' },
  {
    sum: 'expenses',
    label: 'Total expenses',
    of: ['materials', 'purchases', 'inventories', 'employees', 'finance', 'depreciation', 'otherExpenses'],
  },
  { part: 'Profit' },
  { sum: 'beforeExceptional', label: 'Profit before exceptional items and tax', of: ['income', '-expenses'] },
  { head: 'exceptional', label: 'Exceptional items' },
  { sum: 'beforeTax', label: 'Profit before tax', of: ['beforeExceptional', '-exceptional'] },
  { head: 'currentTax', label: 'Current tax' },
  { head: 'deferredTax', label: 'Deferred tax' },
  { sum: 'profit', label: 'Profit for the year', of: ['beforeTax', '-currentTax', '-deferredTax'] },
]

export const profitAndLoss = defineTemplate({
  slug: 'profit-and-loss',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: { ...businessFields, yearEnd, ...statementFields(lines) },
  groups: [
    {
      heading: 'The year',
      fields: ['yearEnd'],
      description: 'A fall of stock in hand is an expense, a rise is written with a minus; so are losses.',
    },
    ...statementGroups(lines),
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      yearEnd: '31 March 2026',
      salesNow: '1,84,60,000',
      salesBefore: '1,52,30,000',
      otherIncomeNow: '1,12,400',
      otherIncomeBefore: '96,000',
      purchasesNow: '1,31,75,000',
      purchasesBefore: '1,08,40,000',
      inventoriesNow: '-6,20,000',
      inventoriesBefore: '2,15,000',
      employeesNow: '21,60,000',
      employeesBefore: '18,90,000',
      financeNow: '2,85,500',
      financeBefore: '3,10,000',
      depreciationNow: '1,94,000',
      depreciationBefore: '2,08,000',
      otherExpensesNow: '13,42,750.50',
      otherExpensesBefore: '11,05,000',
      currentTaxNow: '4,86,000',
      currentTaxBefore: '1,72,000',
    } as Record<string, string>,
  },
  make(values) {
    const { businessName } = values
    const end = values.yearEnd
    const amounts = values as unknown as Record<string, number | undefined>
    return {
      title: 'Statement of profit and loss',
      author: businessName ?? '',
      fileName: fileNameOf('profit-and-loss', end),
      blocks: [
        letterhead(values, 'Statement of profit and loss', end && `For the year ended ${formatDate(end)}`),
        statementTable(lines, amounts, end, 'Profit and loss, in rupees'),
        {
          kind: 'text',
          text: 'In the order of Division I of Schedule III to the Companies Act 2013, simplified. Notes are to be added where the Act asks for them.',
          look: 'small',
        },
        { kind: 'signatures', places: statementPlaces(forBusiness(businessName)) },
      ],
    }
  },
})
