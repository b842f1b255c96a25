/** Statutory deductions of a payslip and a salary register, as amounts and as formulas. */
import { outcomeOf } from '@anupalan/server/compliance/input'
import {
  dateParts,
  daysBetween,
  formatDate,
  isoDate,
  MONTHS,
  type IsoDate,
} from '@anupalan/server/compliance/ist'
import { mulDiv } from '@anupalan/server/compliance/money'
import {
  monthlyDeductions,
  salaryRulesOn,
  type MonthlyDeductions,
  type ProvidentFund,
} from '@anupalan/server/compliance/salary'
import { choice, flag } from './fields.ts'

/** The registrations of the establishment. */
export const payFields = {
  providentFund: choice({
    label: 'Provident fund',
    options: { ceiling: 'On wages up to the ceiling', full: 'On all wages', none: 'None' },
    isRequired: true,
    missing: 'Choose how provident fund is contributed.',
  }),
  stateInsurance: flag({ label: 'The establishment is under Employees’ State Insurance' }),
  professionalTax: choice({
    label: 'Professional tax',
    options: { karnataka: 'Karnataka', none: 'None here' },
    isRequired: true,
    missing: 'Choose whose professional tax is due.',
  }),
} as const

export interface Establishment {
  month: IsoDate | undefined
  providentFund: ProvidentFund | undefined
  stateInsurance: boolean | undefined
  professionalTax: 'karnataka' | 'none' | undefined
}

/** `November 2026` */
export const monthName = (month: IsoDate): string =>
  `${MONTHS[dateParts(month).month - 1]} ${dateParts(month).year}`

/** The month whose rules apply in a file without a month. */
const MONTH_OF_BLANK: IsoDate = '2026-11-01'

/** Shown with the fields of a document whose deductions are computed. */
export const DEDUCTIONS_ARE_WORKED_OUT =
  'We calculate provident fund, state insurance and professional tax. We take the provident fund wage ceiling as ₹15,000: confirm it before filing.'

/** Words of the fields that decide whether an employee is insured. */
export const coverWords = {
  overtime: {
    label: 'Overtime pay',
    description: 'ESI is paid on overtime, but overtime does not decide who is insured',
  },
  fullPay: {
    label: 'Pay of a full month',
    description: 'Without overtime. If you leave it empty, we calculate it from the days paid',
  },
  insuredAlready: {
    label: 'Already insured under ESI in this half-year (April to September, or October to March)',
  },
} as const

/** Whether employees may be insured: the establishment is covered, or the document is a blank form. */
export const mayBeInsured = ({ month, stateInsurance }: Establishment): boolean =>
  stateInsurance ?? month === undefined

/** Number of days in a month. */
export function daysOf(month: IsoDate): number {
  const { year, month: number } = dateParts(month)
  const next = number === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, number + 1, 1)
  return daysBetween(isoDate(year, number, 1), next)
}

/** What decides whether an employee is insured under Employees’ State Insurance. Amounts in paise. */
export interface Cover {
  overtime: number | undefined
  /** Rate of pay for a full month without overtime, if entered. */
  fullPay: number | undefined
  paidDays: number | undefined
  daysInMonth: number | undefined
  insuredAlready: boolean | undefined
}

/** Whether pay was for fewer days than the month has. */
export const isPartOfMonth = ({ paidDays, daysInMonth }: Cover) =>
  paidDays !== undefined && daysInMonth !== undefined && 0 < paidDays && paidDays < daysInMonth

/** The rate of pay for a full month without overtime. */
export function fullPayOf(gross: number, of: Cover): number {
  const { overtime = 0, fullPay, paidDays, daysInMonth } = of
  if (fullPay !== undefined) return fullPay
  const paid = gross - overtime
  return isPartOfMonth(of) ? mulDiv(paid, daysInMonth!, paidDays!) : paid
}

/** Deductions of one month; undefined if they cannot be computed. */
export function deductionsOf(
  basic: number,
  gross: number,
  of: Establishment,
  cover: Cover,
): MonthlyDeductions | undefined {
  const { month, providentFund, professionalTax, stateInsurance = false } = of
  if (!month || !providentFund || !professionalTax) return undefined
  const outcome = outcomeOf(() =>
    monthlyDeductions({
      on: month,
      basic,
      gross,
      overtime: cover.overtime ?? 0,
      wageRate: fullPayOf(gross, cover),
      isInsuredAlready: cover.insuredAlready ?? false,
      providentFund,
      stateInsurance,
      professionalTax,
    }),
  )
  return outcome.kind === 'value' ? outcome.value : undefined
}

/** The message for a month without tables. */
export function unknownMonth(month: IsoDate | undefined): string | undefined {
  if (!month) return undefined
  const outcome = outcomeOf(() => salaryRulesOn(month))
  return outcome.kind === 'no-table' ? `No rates are known here for ${monthName(month)}.` : undefined
}

/**
 * The deductions as formulas.
 * @param basic reference to the cell of basic pay
 * @param gross reference to the cell of gross pay
 * @param fullPay reference to the cell of a full month’s pay, which decides who is insured
 */
export function deductionFormulas(basic: string, gross: string, fullPay: string, of: Establishment) {
  const outcome = outcomeOf(() => salaryRulesOn(of.month ?? MONTH_OF_BLANK))
  const rules = outcome.kind === 'value' ? outcome.value : salaryRulesOn(MONTH_OF_BLANK)
  const { providentFund = 'ceiling', professionalTax = 'karnataka' } = of
  const fraction = (points: number) => points / 10_000
  const rupees = (paise: number) => paise / 100
  const wages = `MAX(${basic},-INT(-ROUND(${gross}*${fraction(rules.leastWages.value)},4)))`
  const contributed = { ceiling: `MIN(${wages},${rupees(rules.fundCeiling.value)})`, full: wages, none: '0' }[
    providentFund
  ]
  const { ceiling, employee } = rules.stateInsurance.value
  const levy = rules.professionalTax.value
  const isFebruary = of.month !== undefined && dateParts(of.month).month === 2
  return {
    providentFund: `ROUND(${contributed}*${fraction(rules.fundRate.value)},0)`,
    /** @param isInsuredAlready whether the rate of pay does not matter */
    stateInsurance(isInsuredAlready = false): string {
      if (!mayBeInsured(of)) return '0'
      const share = `-INT(-ROUND(${gross}*${fraction(employee)},4))`
      return isInsuredAlready ? share : `IF(${fullPay}<=${rupees(ceiling)},${share},0)`
    },
    professionalTax:
      professionalTax === 'karnataka'
        ? `IF(${gross}>=${rupees(levy.from)},${rupees(isFebruary ? levy.february : levy.monthly)},0)`
        : '0',
  }
}

/** One sentence: the law behind the deductions. */
export function restsOn(month: IsoDate | undefined): string {
  const outcome = outcomeOf(() => salaryRulesOn(month ?? MONTH_OF_BLANK))
  if (outcome.kind !== 'value') return ''
  const checked = Object.values(outcome.value)
    .map(({ verifiedOn }) => verifiedOn)
    .toSorted()[0]!
  return `Provident fund, state insurance and professional tax at the rates looked up on ${formatDate(checked)}.`
}
