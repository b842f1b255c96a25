import { loanSchedule, type LoanSchedule } from '@anupalan/server/compliance/emi'
import { InputError } from '@anupalan/server/compliance/input'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, choice, optionalAmount, rate, setting, wholeNumber } from '../../../ui/calculator/kinds.ts'

export const AFTER = ['fewer-instalments', 'smaller-instalments'] as const
export const VIEWS = ['years', 'months'] as const

/** A schedule and its view. */
export interface LoanAnswer extends LoanSchedule {
  view: (typeof VIEWS)[number]
}

/** The inputs of the loan tool, with an example. */
export const emiTool = defineTool({
  fields: {
    principal: amount('10,00,000'),
    rate: rate('8.5'),
    months: wholeNumber('240', 'months', 1, 600),
    prepaid: optionalAmount(),
    prepaidIn: setting(wholeNumber('12', 'instalments', 1, 600)),
    after: choice(AFTER, 'fewer-instalments'),
    view: choice(VIEWS, 'years'),
  },
  calculate: ({ prepaid, prepaidIn, after, view, ...loan }): LoanAnswer => {
    const prepayments = prepaid > 0 ? [{ month: prepaidIn, amount: prepaid }] : []
    try {
      return { ...loanSchedule({ ...loan, prepayments, afterPrepayment: after }), view }
    } catch (error) {
      if (!(error instanceof InputError) || !error.fields.prepayments) throw error
      throw new InputError({ ...error.fields, prepaidIn: error.fields.prepayments })
    }
  },
})
