/** The answers that the list of tools shows first: computed by the build, so that browsers load no rules. */
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { addGst } from '@anupalan/server/compliance/gst'
import { istDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { dueDateRows } from '../../ui/days/due-date-rows.ts'
import { emptyOf, evaluate } from '../../ui/calculator/inputs.ts'
import { incomeTaxTool } from './income-tax/inputs.ts'
import { toolsPage as words } from './words.ts'

/** One tool with an answer of today. */
export interface LiveAnswer {
  slug: string
  name: string
  /** What the answer is of. */
  about: string
  /** The answer; of a date the next ones instead, of which the first that is not past is shown. */
  answer?: string
  dates?: readonly IsoDate[]
}

/** Tax of a salary in the new regime. */
function taxOn(salary: string): number {
  const outcome = evaluate(incomeTaxTool, { ...emptyOf(incomeTaxTool.fields), salary })
  if (outcome.kind !== 'value') throw new Error('The answer of the list of tools has no result.')
  return outcome.value.new.tax
}

/** The tools that visitors look for most. */
export function liveAnswers(): LiveAnswer[] {
  const { calendar, incomeTax, gst } = words.live
  const today = istDate(Date.now())
  const tax = taxOn('12,00,000')
  const { total } = addGst({
    on: today,
    rate: 1800,
    amount: 10_000_00,
    supply: { kind: 'domestic', supplier: '29', place: '29', underUndertaking: false },
  })
  const dates = dueDateRows(today, ['gstr-3b']).map(({ date }) => date)
  return [
    { slug: 'compliance-calendar', ...calendar, dates: [...new Set(dates)] },
    { slug: 'income-tax', ...incomeTax, answer: tax === 0 ? words.live.nil : formatRupees(tax) },
    { slug: 'gst', ...gst, answer: formatRupees(total) },
  ]
}
