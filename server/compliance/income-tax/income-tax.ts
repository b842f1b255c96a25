import type { DatedTable } from '../dated.ts'
import { checkInput } from '../input.ts'
import type { Paise, Working } from '../working.ts'
import { deductionLimitsOf, deductionTables } from './deduction-limits.ts'
import { ratesOf, rateTables } from './rates.ts'
import type { Regime } from './rates.ts'
import { taxSteps, workTax } from './tax-on-income.ts'
import type { TaxSteps } from './tax-on-income.ts'
import { taxYearOf } from './tax-year.ts'
import type { TaxYear } from './tax-year.ts'
import { incomeTaxProblems, OLD_REGIME_FIELDS, workTotalIncome } from './total-income.ts'
import type { IncomeTaxInput } from './total-income.ts'

/** The result in one regime. */
export interface RegimeTax extends TaxSteps {
  regime: Regime
  /** After every deduction, rounded to the nearest ₹10. */
  totalIncome: Paise
  /** From gross salary to total income. */
  incomeWorking: Working
  /** From total income to the tax payable. */
  taxWorking: Working
}

/** One part of the difference between the new regime's tax and the old one's. */
export interface RegimeDifference {
  id: 'rates' | 'standard-deduction' | 'deductions'
  label: string
  /** Positive if it increases the tax of the old regime. */
  amount: Paise
}

/** Both regimes side by side. */
export interface RegimeComparison {
  year: TaxYear
  new: RegimeTax
  old: RegimeTax
  /** The regime with less tax, or `equal`. */
  cheaper: Regime | 'equal'
  /** The difference in tax. */
  saving: Paise
  /** The parts of the difference. They add up to the old regime's tax less the new one's. */
  differences: readonly RegimeDifference[]
  /** Exemptions and deductions of the old regime alone, in total income: used, and needed to break even. */
  oldRegimeDeductions: {
    used: Paise
    /** The least with which the old regime costs no more than the new one. Zero if none are needed. */
    breakEven: Paise
  }
}

/** What the calculation does not cover, shown next to its result. */
export const incomeTaxLimitations: readonly string[] = [
  'Income taxed at special rates: capital gains, winnings, virtual digital assets. The tool is for individuals only.',
  'Agricultural income, dividends if income is above ₹2 crore (their surcharge is capped), losses brought forward, alternative minimum tax, and relief for arrears or for tax paid abroad.',
  'If you have income from a business or profession, there are limits on leaving the new regime and returning to it.',
]

/** Every table that the calculation uses, by subject, for a page that lists sources and dates. */
export const incomeTaxTables: Readonly<Record<string, DatedTable<unknown>>> = {
  ...rateTables,
  ...deductionTables,
}

function workRegime(year: TaxYear, regime: Regime, input: IncomeTaxInput): RegimeTax {
  const rates = ratesOf(year)
  const { totalIncome, working } = workTotalIncome(rates, deductionLimitsOf(year), regime, input)
  const { working: taxWorking, ...tax } = workTax(rates, regime, input, totalIncome)
  return { ...tax, incomeWorking: working, taxWorking }
}

/**
 * Tax of a year in one regime.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function incomeTax(input: IncomeTaxInput, regime: Regime): RegimeTax {
  checkInput(incomeTaxProblems(input))
  return workRegime(taxYearOf(input.taxYear), regime, input)
}

/**
 * Tax of a year in both regimes, and the parts of the difference.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function compareRegimes(input: IncomeTaxInput): RegimeComparison {
  checkInput(incomeTaxProblems(input))
  const year = taxYearOf(input.taxYear)
  const rates = ratesOf(year)
  const [next, old] = [workRegime(year, 'new', input), workRegime(year, 'old', input)]

  const withoutDeductions = {
    ...input,
    ...Object.fromEntries(OLD_REGIME_FIELDS.map((field) => [field, 0])),
  }
  const bare = workTotalIncome(rates, deductionLimitsOf(year), 'old', withoutDeductions).totalIncome
  const oldTaxOn = (income: Paise) => taxSteps(rates, 'old', input, income).tax
  const atOldRates = oldTaxOn(next.totalIncome)
  const beforeDeductions = oldTaxOn(bare)

  // Tax never falls as income rises: a binary search finds the largest income with at most the new regime's tax.
  const step = rates.rounding.value
  let [enough, tooMuch] = [0, bare / step + 1]
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2)
    if (oldTaxOn(middle * step) <= next.tax) enough = middle
    else tooMuch = middle
  }

  return {
    year,
    new: next,
    old,
    cheaper: next.tax === old.tax ? 'equal' : next.tax < old.tax ? 'new' : 'old',
    saving: Math.abs(next.tax - old.tax),
    differences: [
      { id: 'rates', label: 'Slab rates, rebate and surcharge', amount: atOldRates - next.tax },
      {
        id: 'standard-deduction',
        label: 'Standard deduction and the limit of the employer’s NPS',
        amount: beforeDeductions - atOldRates,
      },
      {
        id: 'deductions',
        label: 'Exemptions and deductions of the old regime',
        amount: old.tax - beforeDeductions,
      },
    ],
    oldRegimeDeductions: { used: bare - old.totalIncome, breakEven: bare - enough * step },
  }
}
