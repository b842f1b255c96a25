import { formatDate } from '@anupalan/server/compliance/ist'
import { businessFields, fileNameOf, forBusiness, letterhead, sampleBusiness } from './business.ts'
import {
  statementAmounts,
  statementFields,
  statementGroups,
  statementPlaces,
  statementTable,
  yearEnd,
  type StatementLine,
} from './statement.ts'
import { defineTemplate } from './template.ts'

const lines: readonly StatementLine[] = [
  { part: 'Equity: owners’ funds' },
  { head: 'capital', label: 'Share capital, or capital of the owners' },
  { head: 'reserves', label: 'Reserves and surplus' },
  { part: 'Non-current liabilities' },
  { head: 'longLoans', label: 'Long-term borrowings' },
  { head: 'deferredTax', label: 'Deferred tax liabilities, net' },
  { head: 'longProvisions', label: 'Long-term provisions' },
  { part: 'Current liabilities' },
  { head: 'shortLoans', label: 'Short-term borrowings' },
  { head: 'payables', label: 'Trade payables' },
  { head: 'otherLiabilities', label: 'Other current liabilities' },
  { head: 'shortProvisions', label: 'Short-term provisions' },
  {
    sum: 'liabilities',
    label: 'Total equity and liabilities',
    of: [
      'capital',
      'reserves',
      'longLoans',
      'deferredTax',
      'longProvisions',
      'shortLoans',
      'payables',
      'otherLiabilities',
      'shortProvisions',
    ],
  },
  { part: 'Non-current assets' },
  { head: 'property', label: 'Property, plant and equipment, intangibles' },
  { head: 'longInvestments', label: 'Non-current investments' },
  { head: 'longAdvances', label: 'Long-term loans and advances' },
  { head: 'otherLong', label: 'Other non-current assets' },
  { part: 'Current assets' },
  { head: 'inventories', label: 'Inventories' },
  { head: 'receivables', label: 'Trade receivables' },
  { head: 'cash', label: 'Cash and cash equivalents' },
  { head: 'shortAdvances', label: 'Short-term loans and advances' },
  { head: 'otherAssets', label: 'Other current assets' },
  {
    sum: 'assets',
    label: 'Total assets',
    of: [
      'property',
      'longInvestments',
      'longAdvances',
      'otherLong',
      'inventories',
      'receivables',
      'cash',
      'shortAdvances',
      'otherAssets',
    ],
  },
  { sum: 'difference', label: 'Difference, which must be nil', of: ['assets', '-liabilities'] },
]

export const balanceSheet = defineTemplate({
  slug: 'balance-sheet',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: { ...businessFields, yearEnd, ...statementFields(lines) },
  groups: [
    {
      heading: 'The year',
      fields: ['yearEnd'],
      description: 'A loss carried in reserves is written with a minus.',
    },
    ...statementGroups(lines),
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      yearEnd: '31 March 2026',
      capitalNow: '20,00,000',
      capitalBefore: '20,00,000',
      reservesNow: '31,48,000',
      reservesBefore: '16,12,500',
      longLoansNow: '14,00,000',
      longLoansBefore: '18,00,000',
      shortLoansNow: '6,50,000',
      shortLoansBefore: '8,00,000',
      payablesNow: '11,24,500',
      payablesBefore: '9,86,000',
      otherLiabilitiesNow: '2,41,000',
      otherLiabilitiesBefore: '1,98,500',
      propertyNow: '22,36,000',
      propertyBefore: '24,30,000',
      inventoriesNow: '38,20,000',
      inventoriesBefore: '32,00,000',
      receivablesNow: '16,75,500',
      receivablesBefore: '12,48,000',
      cashNow: '8,32,000',
      cashBefore: '5,19,000',
    } as Record<string, string>,
  },
  make(values) {
    const { businessName } = values
    const end = values.yearEnd
    const amounts = values as unknown as Record<string, number | undefined>
    const differs = (['now', 'before'] as const).some(
      (year) => statementAmounts(lines, amounts, year).difference !== 0,
    )
    return {
      title: 'Balance sheet',
      author: businessName ?? '',
      fileName: fileNameOf('balance-sheet', end),
      blocks: [
        letterhead(values, 'Balance sheet', end && `As at ${formatDate(end)}`),
        statementTable(lines, amounts, end, 'Balance sheet, in rupees'),
        ...(differs
          ? [
              {
                kind: 'text',
                text: 'Assets and liabilities differ: something is missing, or stands on the wrong side.',
                look: 'strong',
              } as const,
            ]
          : []),
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
