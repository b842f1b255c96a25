import { rowOn } from '../dated.ts'
import type { DatedRow } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { taxYearOf, taxYearProblem } from '../income-tax/tax-year.ts'
import type { TaxYear } from '../income-tax/tax-year.ts'
import { amountProblem, checkInput, choiceProblem, wholeProblem } from '../input.ts'
import { formatRate, mulDiv, shareOf } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { WorkingBuilder } from '../working-builder.ts'
import { ruleOf } from '../working.ts'
import type { Paise, RuleReference, Working } from '../working.ts'
import { businessRules, lockInRules, lowerProfitRules, professionRules, transportRules } from './rules.ts'
import type { LowerProfit, Owner, Scheme } from './rules.ts'

/** Vehicles of one weight, owned for the same number of months or parts of a month. */
export interface Vehicles {
  count: number
  /** Gross vehicle weight of each, in kilograms. */
  kg: number
  /** 1 to 12. */
  months: number
}

export interface PresumptiveInput {
  taxYear: string
  scheme: Scheme
  owner: Owner
  /** Received by account-payee cheque, bank or online, by the due date of the return. */
  digital?: Paise
  /** Received in cash, or by a cheque that is not account-payee. */
  cash?: Paise
  /** Receipts of the year that have not come by the due date. */
  outstanding?: Paise
  /** For goods carriages. */
  vehicles?: readonly Vehicles[]
  /** The profit by the accounts, if it is known. */
  actual?: Paise | undefined
}

export interface Presumptive {
  year: TaxYear
  /** Why the scheme cannot be used, one sentence each. Empty if it can. */
  barred: readonly string[]
  /** All receipts of the year. 0 for goods carriages. */
  turnover: Paise
  /** The profit of the scheme. */
  presumptive: Paise
  /** The profit to declare: the higher of the scheme’s and the actual one. */
  declared: Paise
  /** When declaring an actual profit below the scheme’s needs books and an audit; undefined if it is not below. */
  lower: LowerProfit | undefined
  /** Years without the scheme after leaving it; null if the length was not seen, undefined where nothing is closed. */
  lockIn: number | null | undefined
  /** The receipts and their limit. Empty for goods carriages. */
  receipts: Working
  /** From the receipts or vehicles to the profit. */
  working: Working
  rules: readonly RuleReference[]
}

export const SCHEMES: readonly Scheme[] = ['business', 'profession', 'transport']
export const OWNERS: readonly Owner[] = ['individual', 'huf', 'firm', 'other']

/** A result of one scheme. The lines of its profit are added to the builder. */
interface Scheduled {
  row: DatedRow<unknown>
  barred: string[]
  turnover: Paise
  receipts: Working
}

interface Receipts {
  digital: Paise
  cash: Paise
  outstanding: Paise
}

const LOWER_NOTES: Readonly<Record<LowerProfit, string>> = {
  taxable: 'It may be declared only with books and an audit, where total income exceeds what is free of tax.',
  'after-use':
    'If you used the scheme in one of the last five years, you need books, and an audit if total income is above the tax-free limit.',
  always: 'It may be declared only with books and an audit.',
}
const WHO_BUSINESS =
  'Only a resident individual, Hindu undivided family or partnership firm may use it, not an LLP.'
const WHO_PROFESSION = 'Only a resident individual or partnership firm may use it, not an LLP.'

/** The bars of receipts and owner, and the receipts with their limit. */
function limited(
  row: DatedRow<{ upTo: Paise; upToWithLittleCash: Paise; cashShare: number; owners: readonly Owner[] }>,
  { digital, cash, outstanding }: Receipts,
  owner: Owner,
  who: string,
): Scheduled {
  const { upTo, upToWithLittleCash, cashShare, owners } = row.value
  const turnover = digital + cash + outstanding
  const isLittleCash = cash <= shareOf(turnover, cashShare)
  const limit = isLittleCash ? upToWithLittleCash : upTo
  const builder = createWorkingBuilder()
  builder.add('digital', 'By bank or online', digital)
  builder.add('cash', 'In cash', cash, row, {
    note: `${isLittleCash ? 'At most' : 'More than'} ${formatRate(cashShare)} of all receipts, so the limit is ${formatRupees(limit)}.`,
    always: true,
  })
  builder.add('outstanding', 'Not yet received', outstanding)
  builder.total('turnover', 'Receipts of the year', row)
  return {
    row,
    turnover,
    receipts: builder.lines,
    barred: [
      ...(owners.includes(owner) ? [] : [who]),
      ...(turnover > limit
        ? [
            `Receipts of ${formatRupees(turnover)} are above the limit of ${formatRupees(limit)}${isLittleCash ? '' : `, which is ${formatRupees(upToWithLittleCash)} only if cash is at most ${formatRate(cashShare)}`}.`,
          ]
        : []),
    ],
  }
}

function business(builder: WorkingBuilder, year: TaxYear, receipts: Receipts, owner: Owner): Scheduled {
  const row = rowOn('presumptive business', businessRules, year.from)
  const { digital, rest } = row.value
  const other = receipts.cash + receipts.outstanding
  const scheduled = limited(row, receipts, owner, WHO_BUSINESS)
  const label = (rate: number, of: Paise, what: string) =>
    `${formatRate(rate)} of ${formatRupees(of)} ${what}`
  builder.add(
    'digital',
    label(digital, receipts.digital, 'by bank or online'),
    shareOf(receipts.digital, digital),
    row,
  )
  builder.add('rest', label(rest, other, 'in cash or not yet received'), shareOf(other, rest), row)
  return scheduled
}

function profession(builder: WorkingBuilder, year: TaxYear, receipts: Receipts, owner: Owner): Scheduled {
  const row = rowOn('presumptive profession', professionRules, year.from)
  const scheduled = limited(row, receipts, owner, WHO_PROFESSION)
  const { turnover } = scheduled
  builder.add(
    'half',
    `${formatRate(row.value.rate)} of ${formatRupees(turnover)}`,
    shareOf(turnover, row.value.rate),
    row,
  )
  return scheduled
}

function transport(builder: WorkingBuilder, year: TaxYear, vehicles: readonly Vehicles[]): Scheduled {
  const row = rowOn('presumptive goods carriages', transportRules, year.from)
  const { most, heavyAboveKg, perTon, perVehicle } = row.value
  const owned = vehicles.reduce((sum, { count }) => sum + count, 0)
  for (const [at, { count, kg, months }] of vehicles.entries()) {
    if (count === 0) continue
    const span = `${count} × ${months} ${months === 1 ? 'month' : 'months'}`
    if (kg > heavyAboveKg) {
      const label = `Heavy, ${kg / 1000} t: ${span} at ${formatRupees(perTon)} a ton`
      builder.add(`heavy-${at}`, label, mulDiv(count * months * kg, perTon, 1000), row)
    } else {
      builder.add(
        `light-${at}`,
        `Other: ${span} at ${formatRupees(perVehicle)}`,
        count * months * perVehicle,
        row,
      )
    }
  }
  const barred = owned > most ? [`With more than ${most} goods vehicles you cannot use this scheme.`] : []
  return { row, barred, turnover: 0, receipts: [] }
}

function vehicleProblem(vehicles: readonly Vehicles[]) {
  for (const { count, kg, months } of vehicles) {
    const problem =
      wholeProblem(count, 'vehicles', 0, 100) ??
      (count === 0
        ? undefined
        : (wholeProblem(kg, 'kilograms', 1, 1_00_000) ?? wholeProblem(months, 'months', 1, 12)))
    if (problem) return problem
  }
  return undefined
}

/**
 * The presumptive profit of a year, and whether the scheme can be used.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a year without tables
 */
export function presumptiveProfit(input: PresumptiveInput): Presumptive {
  const { scheme, owner, digital = 0, cash = 0, outstanding = 0, vehicles = [], actual } = input
  checkInput({
    taxYear: taxYearProblem(input.taxYear),
    scheme: choiceProblem(scheme, SCHEMES),
    owner: choiceProblem(owner, OWNERS),
    digital: amountProblem(digital),
    cash: amountProblem(cash),
    outstanding: amountProblem(outstanding),
    vehicles: vehicleProblem(vehicles),
    actual: actual === undefined ? undefined : amountProblem(actual),
  })
  const year = taxYearOf(input.taxYear)
  const lower = rowOn('lower profit', lowerProfitRules, year.from)
  const lockIn = rowOn('leaving the scheme', lockInRules, year.from)
  const builder = createWorkingBuilder()
  const received = { digital, cash, outstanding }
  const { row, barred, turnover, receipts } =
    scheme === 'business'
      ? business(builder, year, received, owner)
      : scheme === 'profession'
        ? profession(builder, year, received, owner)
        : transport(builder, year, vehicles)
  builder.total('presumptive', 'Presumptive profit', row)
  const presumptive = builder.sum
  const isLower = actual !== undefined && actual < presumptive
  const declared = Math.max(presumptive, actual ?? 0)
  if (actual !== undefined && actual > presumptive) {
    builder.figure('actual', 'Profit by the accounts, which is higher', actual, row)
  }
  if (isLower) {
    builder.figure('actual', 'Profit by the accounts, which is lower', actual, lower, {
      note: LOWER_NOTES[lower.value[scheme]],
    })
  }
  const hasLockIn = scheme === 'business'
  return {
    year,
    barred,
    turnover,
    presumptive,
    declared,
    lower: isLower ? lower.value[scheme] : undefined,
    lockIn: hasLockIn ? lockIn.value : undefined,
    receipts,
    working: builder.lines,
    rules: [row, ...(isLower ? [lower] : []), ...(isLower && hasLockIn ? [lockIn] : [])].map(ruleOf),
  }
}
