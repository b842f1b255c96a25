/** Statutory deductions of a payslip and a salary register, as amounts and as formulas. */
import { outcomeOf } from '@anupalan/server/compliance/input'
import { dateParts, formatDate, MONTHS, type IsoDate } from '@anupalan/server/compliance/ist'
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

/** Deductions of one month; undefined if they cannot be computed. */
export function deductionsOf(basic: number, gross: number, of: Establishment): MonthlyDeductions | undefined {
  const { month, providentFund, professionalTax, stateInsurance = false } = of
  if (!month || !providentFund || !professionalTax) return undefined
  const outcome = outcomeOf(() =>
    monthlyDeductions({ on: month, basic, gross, providentFund, stateInsurance, professionalTax }),
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
 */
export function deductionFormulas(basic: string, gross: string, of: Establishment) {
  const outcome = outcomeOf(() => salaryRulesOn(of.month ?? MONTH_OF_BLANK))
  const rules = outcome.kind === 'value' ? outcome.value : salaryRulesOn(MONTH_OF_BLANK)
  const { providentFund = 'ceiling', professionalTax = 'karnataka', stateInsurance = true } = of
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
    stateInsurance: stateInsurance
      ? `IF(${gross}<=${rupees(ceiling)},-INT(-ROUND(${gross}*${fraction(employee)},4)),0)`
      : '0',
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
  return `Provident fund, state insurance and professional tax at the rates checked on ${formatDate(checked)}.`
}
