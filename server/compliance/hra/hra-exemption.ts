import { rowOn } from '../dated.ts'
import { taxYearOf, taxYearProblem } from '../income-tax/tax-year.ts'
import type { TaxYear } from '../income-tax/tax-year.ts'
import { amountProblem, checkInput, choiceProblem } from '../input.ts'
import { formatRate, shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import { HRA_CITIES, hraRules } from './rules.ts'
import type { HraCity } from './rules.ts'

/**
 * Salary and rent over a span with the same city, pay and rent: a year, or the months between two changes. The
 * exemptions of several spans are added up.
 */
export interface HraInput {
  /** Name of the year, such as `2026-27`. */
  taxYear: string
  /** Where the rented home is. */
  city: HraCity
  /** Basic pay, dearness allowance that counts for retirement benefits, and commission by turnover. */
  salary: Paise
  hraReceived: Paise
  rentPaid: Paise
}

export interface HraExemption {
  year: TaxYear
  exempt: Paise
  taxable: Paise
  /** The three limbs, of which the least is exempt. */
  limbs: {
    received: Paise
    /** Rent above a tenth of the salary. */
    rent: Paise
    /** 50 % of the salary in some cities, 40 % elsewhere. */
    salary: Paise
  }
  /** The least limb; the first of them if two are equal. */
  least: 'received' | 'rent' | 'salary'
  working: Working
}

/** What the calculation does not cover, shown next to its result. */
export const hraLimitations: readonly string[] = [
  'The new regime, where HRA is not exempt, and rent for a home that you own or do not really pay for.',
  'A change of city, pay or rent during the year. Calculate each period separately and add up the exemptions.',
]

/**
 * The exempt part of a house rent allowance: the least of three limbs.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function hraExemption({ taxYear, city, salary, hraReceived, rentPaid }: HraInput): HraExemption {
  checkInput({
    taxYear: taxYearProblem(taxYear),
    city: choiceProblem(city, [...HRA_CITIES, 'other']),
    salary: amountProblem(salary),
    hraReceived: amountProblem(hraReceived),
    rentPaid: amountProblem(rentPaid),
  })
  const year = taxYearOf(taxYear)
  const row = rowOn('HRA exemption', hraRules, year.from)
  const { rentBeyond, inCities, elsewhere, cities } = row.value

  const share = cities.includes(city) ? inCities : elsewhere
  const spared = Math.min(shareOf(salary, rentBeyond), rentPaid)
  const limbs = { received: hraReceived, rent: rentPaid - spared, salary: shareOf(salary, share) }
  const exempt = Math.min(limbs.received, limbs.rent, limbs.salary)
  const least = (['received', 'rent', 'salary'] as const).find((limb) => limbs[limb] === exempt)!

  const builder = createWorkingBuilder()
  builder.figure('received', 'House rent allowance received', limbs.received, row)
  builder.add('rent-paid', 'Rent paid', rentPaid, undefined, { always: true })
  builder.add('tenth-of-salary', `Less ${formatRate(rentBeyond)} of salary`, -spared, row, { always: true })
  builder.total('rent', `Rent above ${formatRate(rentBeyond)} of salary`)
  builder.figure('salary', `${formatRate(share)} of salary`, limbs.salary, row)
  builder.figure('exempt', 'Exempt: the least of the three', exempt, row, { total: true })
  builder.figure('taxable', 'Taxable', hraReceived - exempt)
  return { year, exempt, taxable: hraReceived - exempt, limbs, least, working: builder.lines }
}
