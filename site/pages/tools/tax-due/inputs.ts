import type { BusinessIncome } from '@anupalan/server/compliance/advance-tax'
import { taxYearOf, taxYears } from '@anupalan/server/compliance/income-tax'
import { InputError } from '@anupalan/server/compliance/input'
import { addDays, dateParts, isoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { taxDue, type ReturnClass } from '@anupalan/server/compliance/tax-due'
import { builtOn } from 'virtual:built-on'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amount,
  choice,
  date,
  dateOrNone,
  flag,
  missingDate,
  optionalAmount,
  setting,
} from '../../../ui/calculator/kinds.ts'

/** Who files: decides the due date and the instalments. */
export const WHO = ['no-business', 'presumptive', 'business', 'audit'] as const

const CASES: Record<(typeof WHO)[number], { returnClass: ReturnClass; businessIncome: BusinessIncome }> = {
  'no-business': { returnClass: 'no-business', businessIncome: 'none' },
  presumptive: { returnClass: 'business', businessIncome: 'presumptive' },
  business: { returnClass: 'business', businessIncome: 'regular' },
  audit: { returnClass: 'audit', businessIncome: 'regular' },
}

/** The fields of advance tax, one for each span: each ends on an instalment’s due date, the last one with the year. */
export const ADVANCE = ['byJune', 'bySeptember', 'byDecember', 'byMarch', 'byYearEnd'] as const

/** First and last day of each span of {@link ADVANCE} in a year. */
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

/** The field at which each problem of the calculation is shown. */
const PLACES: Readonly<Record<string, string>> = {
  deductedAtSource: 'deducted',
  selfAssessment: 'selfPaidOn',
  payments: 'byJune',
}

/** The last day on which the return of the example can be filed. */
const LAST_DAY: IsoDate = '2026-12-31'

/** The inputs of the tool, with an example. */
export const taxDueTool = defineTool({
  fields: {
    taxYear: choice(
      taxYears.map(({ key }) => key),
      '2025-26',
    ),
    who: choice(WHO, 'no-business'),
    totalIncome: amount('15,00,000'),
    tax: amount('1,09,200'),
    deducted: optionalAmount('60,000'),
    senior: flag(),
    byJune: optionalAmount(),
    bySeptember: optionalAmount(),
    byDecember: optionalAmount('10,000'),
    byMarch: optionalAmount(),
    byYearEnd: optionalAmount(),
    selfPaid: optionalAmount(),
    selfPaidOn: dateOrNone('2026-07-31'),
    on: setting(date(builtOn < LAST_DAY ? builtOn : LAST_DAY)),
    refundOn: setting(date('2027-01-31')),
  },
  calculate: ({ who, senior, deducted, selfPaid, selfPaidOn, refundOn, ...input }) => {
    if (selfPaid > 0 && selfPaidOn === undefined) throw new InputError({ selfPaidOn: missingDate })
    const spans = spansOf(input.taxYear)
    try {
      return taxDue({
        taxYear: input.taxYear,
        ...CASES[who],
        isSenior: senior,
        totalIncome: input.totalIncome,
        tax: input.tax,
        deductedAtSource: deducted,
        advance: ADVANCE.map((name, at) => ({ on: spans[at]!.to, amount: input[name] })),
        ...(selfPaid > 0 &&
          selfPaidOn !== undefined && { selfAssessment: { on: selfPaidOn, amount: selfPaid } }),
        on: input.on,
        // A refund does not come before the return, and the day has no effect without one.
        refundOn: refundOn < input.on ? input.on : refundOn,
      })
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw new InputError(
        Object.fromEntries(
          Object.entries(error.fields).map(([name, problem]) => [PLACES[name] ?? name, problem]),
        ),
      )
    }
  },
})
