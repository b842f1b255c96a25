import { advanceTaxPlan, type BusinessIncome } from '@anupalan/server/compliance/advance-tax'
import { AGES, RESIDENCIES, taxYearOf, taxYears } from '@anupalan/server/compliance/income-tax'
import { InputError } from '@anupalan/server/compliance/input'
import { addDays, dateParts, isoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, choice, optionalAmount } from '../../../ui/calculator/kinds.ts'

export const BUSINESS = ['none', 'regular', 'presumptive'] as const satisfies BusinessIncome[]

/** The fields of payments, one for each span: each ends on an instalment's due date, the last one with the year. */
export const PAID = ['paidJune', 'paidSeptember', 'paidDecember', 'paidMarch', 'paidLater'] as const

/** First and last day of each span of {@link PAID} in a year. */
export function spansOf(taxYear: string): { from: IsoDate; to: IsoDate }[] {
  const { from, to } = taxYearOf(taxYear)
  const { year } = dateParts(from)
  const ends = [
    isoDate(year, 6, 15),
    isoDate(year, 9, 15),
    isoDate(year, 12, 15),
    isoDate(year + 1, 3, 15),
    to,
  ]
  return ends.map((end, at) => ({ from: at === 0 ? from : addDays(ends[at - 1]!, 1), to: end }))
}

/** The inputs of the planner, with an example. */
export const advanceTaxTool = defineTool({
  fields: {
    taxYear: choice(
      taxYears.map(({ key }) => key),
      '2026-27',
    ),
    tax: amount('1,69,940'),
    deducted: optionalAmount('80,000'),
    age: choice(AGES, 'below-60'),
    residency: choice(RESIDENCIES, 'resident'),
    businessIncome: choice(BUSINESS, 'none'),
    paidJune: optionalAmount('10,000'),
    paidSeptember: optionalAmount(),
    paidDecember: optionalAmount(),
    paidMarch: optionalAmount(),
    paidLater: optionalAmount(),
  },
  calculate: ({ deducted, ...input }) => {
    const spans = spansOf(input.taxYear)
    const payments = PAID.map((name, at) => ({ on: spans[at]!.to, amount: input[name] }))
    try {
      return advanceTaxPlan({ ...input, deductedAtSource: deducted, payments })
    } catch (error) {
      // The plan has one error for all payments; show it at the last filled span, which made the sum too large.
      if (!(error instanceof InputError) || !error.fields.payments) throw error
      const last = PAID.findLast((name) => input[name] > 0) ?? PAID[0]
      throw new InputError({ ...error.fields, [last]: error.fields.payments })
    }
  },
})
