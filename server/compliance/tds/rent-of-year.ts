import { financialYear } from '../calendar/financial-year.ts'
import { needsConfirmation, rowOn } from '../dated.ts'
import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, wholeProblem } from '../input.ts'
import type { FieldProblem } from '../input.ts'
import { dateParts, isoDate, MONTHS } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { formatRate, shareOf } from '../money.ts'
import { ruleOf } from '../working.ts'
import type { Paise, Working } from '../working.ts'
import type { TaxAtSource, TaxAtSourceInput } from './input-and-result.ts'
import type { PaymentKind, RateRule, ThresholdRule } from './payment-kind.ts'
import { deductedWithoutPan, rentWithoutPan } from './rules/without-pan.ts'

const MONTHS_OF_YEAR = 12
const APRIL = 4
const MARCH = 3

/** Ordinal of a month in the financial year: April is 1, March is 12. */
const ordinalOf = (month: number) => ((month - APRIL + MONTHS_OF_YEAR) % MONTHS_OF_YEAR) + 1

export const monthAndYear = (day: IsoDate): string =>
  `${MONTHS[dateParts(day).month - 1]} ${dateParts(day).year}`

/** The first day of a month in the financial year that contains a day. */
function inYearOf(on: IsoDate, month: number): IsoDate {
  const firstYear = Number(financialYear(on).slice(0, 4))
  return isoDate(month >= APRIL ? firstYear : firstYear + 1, month, 1)
}

function monthsProblem(months: number | undefined, lastMonth: number): FieldProblem | undefined {
  if (months === undefined) return undefined
  const problem = wholeProblem(months, 'months', 1, ordinalOf(lastMonth))
  if (problem?.code !== 'too-large' || lastMonth === MARCH) return problem
  return {
    ...problem,
    message: `Enter at most ${ordinalOf(lastMonth)}: from April to ${MONTHS[lastMonth - 1]} there are no more.`,
  }
}

/**
 * Tax on the rent that an individual or a Hindu undivided family pays, deducted once in the year: from the rent of
 * March, or of the month in which the tenancy ends, on the rent of all months. Without a PAN it is at most the rent of
 * that last month.
 * @throws InputError naming `months`, `lastMonth` or `lastRent`
 * @throws NoTableError for a date that no row governs
 */
export function taxOnRentOfYear(
  kind: PaymentKind,
  input: TaxAtSourceInput,
  above: Paise,
  rateRow: DatedRow<RateRule>,
  thresholdRow: DatedRow<ThresholdRule>,
): TaxAtSource {
  const { on, amount, payee, pan, lastMonth = MARCH, lastRent = amount } = input
  checkInput({
    lastMonth: wholeProblem(lastMonth, 'months', 1, MONTHS_OF_YEAR),
    lastRent: amountProblem(lastRent),
  })
  checkInput({ months: monthsProblem(input.months, lastMonth) })
  const months = input.months ?? ordinalOf(lastMonth)
  const month = inYearOf(on, lastMonth)
  const name = monthAndYear(month)

  const own = rateRow.value.rates[payee]
  const withoutPan = rowOn('tax deducted without a PAN', deductedWithoutPan, on)
  const capRow = rowOn('tax on rent without a PAN', rentWithoutPan, on)
  const rate = pan ? own : Math.max(own, withoutPan.value.rate)

  const isAbove = Math.max(amount, lastRent) > above
  const isMixed = isAbove && Math.min(amount, lastRent) <= above && months > 1
  const base = isAbove ? amount * (months - 1) + lastRent : 0
  const uncapped = shareOf(base, rate)
  const tax = pan ? uncapped : Math.min(uncapped, lastRent)
  const isCapped = tax < uncapped

  const count = months === 1 ? 'one month' : `${months} months`
  const reason = isAbove
    ? `Above ${formatRupees(above)} a month: deducted once, from the rent of ${name}, on the rent of ${count}.`
    : `Not above ${formatRupees(above)} a month: no tax.`
  const mixed = isMixed
    ? ' Some months are not above the limit; all are counted here, which is the safer reading.'
    : ''
  const working: Working = [
    {
      id: 'amount',
      label: `Rent of ${name}`,
      amount: lastRent,
      rule: ruleOf(thresholdRow),
      note: reason + mixed,
    },
    ...(uncapped === 0
      ? []
      : [
          {
            id: 'tax',
            label: `TDS at ${formatRate(rate)} of ${formatRupees(base)}`,
            amount: 0 - uncapped,
            rule: ruleOf(rate === own ? rateRow : withoutPan),
            ...(rate !== own && { note: `Raised from ${formatRate(own)} because there is no PAN.` }),
          },
        ]),
    ...(isCapped
      ? [
          {
            id: 'cap',
            label: 'Not above the rent of the last month',
            amount: uncapped - tax,
            rule: ruleOf(capRow),
          },
        ]
      : []),
    { id: 'net', label: `To the landlord in ${name}`, amount: lastRent - tax, total: true },
  ]
  return {
    kind,
    applies: tax > 0,
    rate,
    base,
    tax,
    net: lastRent - tax,
    reason: reason + mixed,
    once: { lastMonth: month, months, isCapped },
    rule: ruleOf(rateRow),
    confirm: [rateRow, thresholdRow, ...(pan ? [] : [withoutPan, capRow])].some(needsConfirmation),
    working,
  }
}
