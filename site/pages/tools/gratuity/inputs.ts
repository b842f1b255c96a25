import { gratuity } from '@anupalan/server/compliance/gratuity'
import { InputError } from '@anupalan/server/compliance/input'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amount,
  amountOrNone,
  choice,
  date,
  optionalAmount,
  optionalWholeNumber,
  wholeNumber,
} from '../../../ui/calculator/kinds.ts'

export const ENDS = ['resignation', 'fixed-term', 'death-or-disablement'] as const

/** The inputs of the gratuity tool, with an example. */
export const gratuityTool = defineTool({
  fields: {
    covered: choice(['yes', 'no'], 'yes'),
    monthlyWage: amount('50,000'),
    years: wholeNumber('10', 'years', 0, 80),
    months: optionalWholeNumber('7', 'months', 11),
    days: optionalWholeNumber('0', 'days', 30),
    end: choice(ENDS, 'resignation'),
    lastDay: date('2026-09-30'),
    received: amountOrNone(),
    exemptedEarlier: optionalAmount(),
  },
  calculate: ({ covered, years, months, days, ...input }) => {
    try {
      return gratuity({ ...input, covered: covered === 'yes', service: { years, months, days } })
    } catch (error) {
      if (!(error instanceof InputError) || !error.fields.service) throw error
      throw new InputError({ ...error.fields, years: error.fields.service })
    }
  },
})
