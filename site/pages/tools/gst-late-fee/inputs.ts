import { gstInterest, lateFee, type GstInterest, type LateFee } from '@anupalan/server/compliance/gst'
import { addDays } from '@anupalan/server/compliance/ist'
import type { Paise } from '@anupalan/server/compliance/working'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, amountOrNone, choice, date, flag, optionalAmount } from '../../../ui/calculator/kinds.ts'

export const FORMS = ['gstr-1', 'gstr-3b', 'gstr-4', 'gstr-9'] as const
export const CAUSES = ['late-payment', 'wrong-credit'] as const

/** Days of delay to compare with the entered delay. */
const DELAYS = [10, 30, 60, 120, 240]

export interface LateFeeAnswer {
  fee: LateFee
  interest: GstInterest
  total: Paise
  /** Fee and interest for these delays and for the entered one. */
  delays: readonly { days: number; fee: Paise; interest: Paise; isOwn: boolean }[]
}

/** The inputs of the late fee tool, with an example. */
export const gstLateFeeTool = defineTool({
  fields: {
    form: choice(FORMS, 'gstr-3b'),
    dueOn: date('2026-10-20'),
    filedOn: date('2026-11-06'),
    nil: flag(),
    turnover: amount('1,20,00,000'),
    stateTurnover: amountOrNone(),
    cause: choice(CAUSES, 'late-payment'),
    cash: optionalAmount('50,000'),
  },
  calculate: ({ form, dueOn, filedOn, nil, turnover, stateTurnover, cause, cash }): LateFeeAnswer => {
    const at = (on: typeof filedOn) => {
      const fee = lateFee({
        form,
        dueOn,
        filedOn: on,
        nil,
        turnover,
        ...(form === 'gstr-9' && { stateTurnover }),
      })
      return { fee, interest: gstInterest({ cause, amount: cash, from: dueOn, to: on }) }
    }
    const { fee, interest } = at(filedOn)
    const delays = [...new Set([...DELAYS, fee.daysLate])]
      .filter((days) => days > 0)
      .toSorted((a, b) => a - b)
      .map((days) => {
        const other = at(addDays(dueOn, days))
        return { days, fee: other.fee.fee, interest: other.interest.interest, isOwn: days === fee.daysLate }
      })
    return { fee, interest, total: fee.fee + interest.interest, delays }
  },
})
