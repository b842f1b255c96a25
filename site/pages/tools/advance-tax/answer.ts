import type { AdvanceTaxPlan } from '@anupalan/server/compliance/advance-tax'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { advanceTaxResult as resultWords } from './words.ts'

/**
 * The next payment and its due date. A missed instalment that a later payment has covered is not shown: it only bears
 * interest, which is in the working.
 */
export function answerOf(plan: AdvanceTaxPlan, today: IsoDate): { answer: string; about: string } {
  const { exemption, advanceTax, unpaid, instalments } = plan
  if (exemption) return { answer: resultWords.none, about: resultWords.exemption[exemption] }
  if (unpaid === 0)
    return { answer: resultWords.allPaid, about: resultWords.allPaidAbout(formatRupees(advanceTax)) }
  const next = instalments.find(({ dueOn, balance }) => dueOn >= today && balance > 0)
  if (next) return { answer: formatRupees(next.balance), about: resultWords.about(formatDate(next.dueOn)) }
  return { answer: formatRupees(unpaid), about: resultWords.overdue(formatDate(instalments.at(-1)!.dueOn)) }
}
