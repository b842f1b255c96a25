import { InputError } from '@anupalan/server/compliance/input'
import { tdsInterest, type PaymentRoute } from '@anupalan/server/compliance/tds-interest'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, amountOrNone, choice, date, dateOrNone, missingDate } from '../../../ui/calculator/kinds.ts'

export const ROUTES = ['monthly', 'challan'] as const satisfies PaymentRoute[]
export const STATEMENTS = ['in-time', 'late'] as const

/** The inputs of the tool, with an example. */
export const tdsInterestTool = defineTool({
  fields: {
    tax: amount('10,000'),
    route: choice(ROUTES, 'monthly'),
    deductibleOn: date('2026-07-31'),
    deductedOn: date('2026-07-31'),
    paidOn: date('2026-08-08'),
    statement: choice(STATEMENTS, 'late'),
    filedOn: dateOrNone('2026-11-20'),
    statementTax: amountOrNone(),
  },
  calculate: ({ statement, filedOn, statementTax, ...input }) => {
    const isLate = statement === 'late' && input.route !== 'challan'
    if (isLate && filedOn === undefined) throw new InputError({ filedOn: missingDate })
    return tdsInterest({
      ...input,
      ...(statement === 'late' && filedOn !== undefined && { filedOn }),
      // Without a fee the field is hidden, and its text has no effect.
      ...((statement === 'late' || input.route === 'challan') && { statementTax }),
    })
  },
})
