import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem } from '../input.ts'
import { formatRate, shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import { ratesOf } from './rates.ts'
import type { Age, Band, Rates, Regime } from './rates.ts'
import { roundToMultiple } from './round-to-multiple.ts'
import { taxYearOf, taxYearProblem } from './tax-year.ts'

export type Residency = 'resident' | 'non-resident'

/** The person and the year. A resident who is not ordinarily resident counts as a resident. */
export interface Taxpayer {
  /** Name of the year, such as `2026-27`: see `taxYears`. */
  taxYear: string
  age: Age
  residency: Residency
}

/** The steps from slab rates to the tax payable. Reliefs and the rebate are positive amounts that are subtracted. */
export interface TaxSteps {
  slabTax: Paise
  /** Section 87A of the Act of 1961, s.156 of the Act of 2025. */
  rebate: Paise
  /** Marginal relief just above the rebate's limit. */
  rebateRelief: Paise
  surcharge: Paise
  /** Marginal relief just above a surcharge threshold. */
  surchargeRelief: Paise
  cess: Paise
  /** Rounded to the nearest ₹10. */
  tax: Paise
}

export interface TaxOnIncome extends TaxSteps {
  regime: Regime
  /** Rounded to the nearest ₹10. */
  totalIncome: Paise
  working: Working
}

type Person = Pick<Taxpayer, 'age' | 'residency'>

export const AGES: readonly Age[] = ['below-60', '60-to-79', '80-and-above']
export const RESIDENCIES: readonly Residency[] = ['resident', 'non-resident']
export const REGIMES: readonly Regime[] = ['new', 'old']

export const taxpayerProblems = ({ taxYear, age, residency }: Taxpayer) => ({
  taxYear: taxYearProblem(taxYear),
  age: choiceProblem(age, AGES),
  residency: choiceProblem(residency, RESIDENCIES),
})

/** The slabs that apply. The higher nil bands by age are for residents only. */
function slabsFor(rates: Rates, regime: Regime, { age, residency }: Person): DatedRow<readonly Band[]> {
  if (regime === 'new') return rates.newSlabs
  return { ...rates.oldSlabs, value: rates.oldSlabs.value[residency === 'resident' ? age : 'below-60'] }
}

/** The part of an income in each band that it reaches. */
function incomeByBand(bands: readonly Band[], income: Paise): (Band & { income: Paise })[] {
  return bands
    .map((band, index) => ({
      ...band,
      income: Math.min(income, bands[index + 1]?.above ?? Infinity) - band.above,
    }))
    .filter((band) => band.income > 0)
}

const taxOf = (bands: readonly Band[], income: Paise): Paise =>
  incomeByBand(bands, income).reduce((tax, band) => tax + shareOf(band.income, band.rate), 0)

/** The highest band whose threshold the income exceeds, or undefined. */
const bandOf = (bands: readonly Band[], income: Paise): Band | undefined =>
  bands.findLast(({ above }) => income > above)

/** The tax on a rounded total income, without a working. */
export function taxSteps(rates: Rates, regime: Regime, person: Person, income: Paise): TaxSteps {
  const slabs = slabsFor(rates, regime, person).value
  const surcharges = rates.surcharge.value[regime]
  const { upTo, most, marginalRelief } = rates.rebate.value[regime]

  const slabTax = taxOf(slabs, income)
  const isRebated = person.residency === 'resident' && income <= upTo
  const rebate = isRebated ? Math.min(slabTax, most) : 0
  const isRelieved = person.residency === 'resident' && marginalRelief && !isRebated
  const rebateRelief = isRelieved ? Math.max(0, slabTax - (income - upTo)) : 0
  const incomeTax = slabTax - rebate - rebateRelief

  const band = bandOf(surcharges, income)
  const surcharge = shareOf(incomeTax, band?.rate ?? 0)
  const taxAtThreshold = band === undefined ? 0 : taxOf(slabs, band.above)
  const surchargeAtThreshold = shareOf(taxAtThreshold, bandOf(surcharges, band?.above ?? 0)?.rate ?? 0)
  const surchargeRelief =
    band === undefined
      ? 0
      : Math.max(0, incomeTax + surcharge - (taxAtThreshold + surchargeAtThreshold + income - band.above))

  const beforeCess = incomeTax + surcharge - surchargeRelief
  // Drop a fraction of a paisa: rounding it up could move the tax to the next multiple of ten rupees.
  const cess = Number((BigInt(beforeCess) * BigInt(rates.cess.value)) / 10_000n)
  const tax = roundToMultiple(beforeCess + cess, rates.rounding.value)
  return { slabTax, rebate, rebateRelief, surcharge, surchargeRelief, cess, tax }
}

/** {@link taxOnIncome} for checked input. */
export function workTax(rates: Rates, regime: Regime, person: Person, income: Paise): TaxOnIncome {
  const totalIncome = roundToMultiple(income, rates.rounding.value)
  const steps = taxSteps(rates, regime, person, totalIncome)
  const slabs = slabsFor(rates, regime, person)
  const rebate = rates.rebate.value[regime]
  const surcharge = bandOf(rates.surcharge.value[regime], totalIncome)
  const beforeCess =
    steps.slabTax - steps.rebate - steps.rebateRelief + steps.surcharge - steps.surchargeRelief

  const builder = createWorkingBuilder()
  for (const band of incomeByBand(slabs.value, totalIncome)) {
    const label = `${formatRupees(band.income)} at ${band.rate === 0 ? 'nil' : formatRate(band.rate)}`
    builder.add(`slab-${band.rate / 100}`, label, shareOf(band.income, band.rate), slabs, { always: true })
  }
  builder.total('slab-tax', 'Tax at slab rates')
  builder.add('rebate', `Rebate, income up to ${formatRupees(rebate.upTo)}`, -steps.rebate, rates.rebate)
  builder.add('rebate-relief', 'Marginal relief', -steps.rebateRelief, rates.rebate, {
    note: `Tax is no more than the income above ${formatRupees(rebate.upTo)}.`,
  })
  if (surcharge !== undefined) {
    builder.add('surcharge', `Surcharge at ${formatRate(surcharge.rate)}`, steps.surcharge, rates.surcharge)
    builder.add(
      'surcharge-relief',
      'Marginal relief from surcharge',
      -steps.surchargeRelief,
      rates.surcharge,
      {
        note: `Tax and surcharge rise by no more than the income above ${formatRupees(surcharge.above)}.`,
      },
    )
  }
  if (beforeCess !== steps.slabTax) builder.total('before-cess', 'Tax before cess')
  builder.add('cess', `Health and Education Cess at ${formatRate(rates.cess.value)}`, steps.cess, rates.cess)
  builder.add(
    'rounding',
    `Rounding to ${formatRupees(rates.rounding.value)}`,
    steps.tax - beforeCess - steps.cess,
    rates.rounding,
  )
  builder.total('tax', 'Tax payable')
  return { regime, totalIncome, ...steps, working: builder.lines }
}

/**
 * Tax at the normal rates on a total income, which is income after every deduction. Income taxed at special rates
 * is not included: see `incomeTaxLimitations`.
 * @throws InputError for an invalid amount, choice or year
 * @throws NoTableError for a year without tables
 */
export function taxOnIncome(input: Taxpayer & { regime: Regime; totalIncome: Paise }): TaxOnIncome {
  checkInput({
    ...taxpayerProblems(input),
    regime: choiceProblem(input.regime, REGIMES),
    totalIncome: amountProblem(input.totalIncome),
  })
  return workTax(ratesOf(taxYearOf(input.taxYear)), input.regime, input, input.totalIncome)
}
