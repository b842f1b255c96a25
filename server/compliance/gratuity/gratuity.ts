import { rowOn } from '../dated.ts'
import { formatRupees } from '../format/rupees.ts'
import { amountProblem, checkInput, choiceProblem, dateProblem, wholeProblem } from '../input.ts'
import { dateParts, daysBetween, addDays, isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { mulDiv } from '../money.ts'
import { createWorkingBuilder } from '../working-builder.ts'
import type { Paise, Working } from '../working.ts'
import { exemptionCeilings, gratuityRules, UNCOVERED_SHARE } from './rules.ts'

/** Continuous service: whole years, then whole months, then days. */
export interface Service {
  years: number
  /** 0 to 11. */
  months: number
  /** 0 to 30. */
  days?: number
}

/** Why service ended. `resignation` includes every end without its own rule: retirement, termination. */
export type EndOfService = 'resignation' | 'fixed-term' | 'death-or-disablement'

export interface GratuityInput {
  /** Last day of service: determines the governing law. */
  lastDay: IsoDate
  /** Whether the employer is covered by the law: ten or more employees, now or earlier. */
  covered: boolean
  service: Service
  end: EndOfService
  /**
   * Monthly basic pay and dearness allowance: last drawn if the employer is covered, otherwise the average of the
   * ten months before the month of leaving.
   */
  monthlyWage: Paise
  /** The amount paid. By default the amount by the formula. */
  received?: Paise
  /** Gratuity of earlier employers that was exempt. 0 by default. */
  exemptedEarlier?: Paise
}

export interface Gratuity {
  /** Whole years that count; for a fixed term in proportion, the completed ones. */
  years: number
  /** For a fixed term in proportion: the amount if its years were rounded as for everyone else. */
  ifRounded?: Paise
  /** Whether the service is shorter than the law requires. */
  isTooShort: boolean
  /** Amount by the formula; zero if service was too short. An employer without cover owes what was agreed. */
  gratuity: Paise
  /** The least that a covered employer must pay, up to the law's ceiling. Zero without cover. */
  owed: Paise
  received: Paise
  /** The same in both regimes. */
  exempt: Paise
  taxable: Paise
  working: Working
}

export const ENDS_OF_SERVICE: readonly EndOfService[] = ['resignation', 'fixed-term', 'death-or-disablement']

/** Above any real monthly wage, and small enough that the result stays a safe integer. */
const WAGE_LIMIT: Paise = 1_000_000_000_000
const LONGEST_SERVICE = 80

/** What the calculation does not cover, shown next to its result. */
export const gratuityLimitations: readonly string[] = [
  'Government employees, and seasonal or piece-rate work, which follow other rules.',
  'Less than five years. Some courts have counted four years and 240 days as five. We use five, as the law says.',
  'Other readings for a fixed term. We calculate in proportion to years, months and days, with twelve months of thirty days. The Code says only “pro rata”, and some say that it does not need the one year that we ask for.',
  'Gratuity that an employer pays although the service was too short.',
]

/**
 * Service from the first to the last day, both included.
 * @throws RangeError when the last day is before the first
 */
export function serviceBetween(firstDay: IsoDate, lastDay: IsoDate): Required<Service> {
  const end = addDays(lastDay, 1)
  if (end <= firstDay)
    throw new RangeError(`Service cannot end on ${lastDay}, before it begins on ${firstDay}`)
  const [from, to] = [dateParts(firstDay), dateParts(end)]
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
  const anniversaryMonth = from.month - 1 + months
  const [year, month] = [from.year + Math.floor(anniversaryMonth / 12), (anniversaryMonth % 12) + 1]
  const startOfMonth = isoDate(year, month, 1)
  const days = daysBetween(startOfMonth, end) - (from.day - 1)
  return { years: Math.floor(months / 12), months: months % 12, days: Math.max(0, days) }
}

/** In a year of gratuity in proportion: twelve months of thirty days, so that a longer service never counts less. */
const DAYS_IN_YEAR = 360
const DAYS_IN_MONTH = 30

const daysOf = ({ years, months, days = 0 }: Service) => years * DAYS_IN_YEAR + months * DAYS_IN_MONTH + days

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const lengthOf = ({ years, months, days = 0 }: Service) =>
  [
    counted(years, 'year'),
    ...(months > 0 ? [counted(months, 'month')] : []),
    ...(days > 0 ? [counted(days, 'day')] : []),
  ].join(', ')

/**
 * Gratuity at the end of service, and its exempt part.
 * @throws InputError naming every invalid field
 * @throws NoTableError for a last day outside the years that have tables
 */
export function gratuity(input: GratuityInput): Gratuity {
  const { lastDay, covered, service, end, monthlyWage, exemptedEarlier = 0 } = input
  const { years: wholeYears, months, days = 0 } = service
  checkInput({
    lastDay: dateProblem(lastDay),
    service:
      wholeProblem(wholeYears, 'years', 0, LONGEST_SERVICE) ??
      wholeProblem(months, 'months', 0, 11) ??
      wholeProblem(days, 'days', 0, 30),
    end: choiceProblem(end, ENDS_OF_SERVICE),
    monthlyWage: amountProblem(monthlyWage, { max: WAGE_LIMIT }),
    received: amountProblem(input.received ?? 0),
    exemptedEarlier: amountProblem(exemptedEarlier),
  })
  const rule = rowOn('gratuity', gratuityRules, lastDay)
  const ceiling = rowOn('gratuity exemption', exemptionCeilings, lastDay)
  const { leastYears, leastYearsOfFixedTerm, isFixedTermProRata, roundUpBeyondMonths } = rule.value

  const leasts = { resignation: leastYears, 'fixed-term': leastYearsOfFixedTerm, 'death-or-disablement': 0 }
  const isTooShort = covered && wholeYears < leasts[end]
  const isRoundedUp = months > roundUpBeyondMonths || (months === roundUpBeyondMonths && days > 0)
  const isProRata = covered && end === 'fixed-term' && isFixedTermProRata
  const roundedYears = wholeYears + (covered && isRoundedUp ? 1 : 0)
  const years = isProRata ? wholeYears : roundedYears
  const { numerator, denominator } = covered
    ? { numerator: rule.value.days, denominator: rule.value.daysInMonth }
    : UNCOVERED_SHARE

  const forDays = (count: number) =>
    mulDiv(monthlyWage, numerator * count, denominator * DAYS_IN_YEAR * 100) * 100
  const rounded = forDays(roundedYears * DAYS_IN_YEAR)
  const formula = isProRata ? forDays(daysOf(service)) : rounded
  const due = isTooShort ? 0 : formula
  const received = input.received ?? due
  const left = Math.max(0, ceiling.value - exemptedEarlier)
  const exempt = Math.min(received, due, left)

  const builder = createWorkingBuilder()
  builder.figure('wage', covered ? 'Last monthly wage' : 'Average monthly salary of ten months', monthlyWage)
  builder.figure(
    'gratuity',
    `${numerator}/${denominator} of it for ${isProRata ? lengthOf(service) : counted(years, 'year')}`,
    due,
    covered ? rule : ceiling,
    {
      total: true,
      note: isTooShort
        ? `Nothing is owed for less than ${counted(leasts[end], 'year')} of service.`
        : isProRata
          ? 'In proportion to the time served, to the nearest rupee.'
          : 'Rounded to the nearest rupee.',
    },
  )
  builder.figure('received', 'Received', received)
  builder.figure(
    'ceiling',
    `Exempt at most ${formatRupees(ceiling.value)}, less what was exempt before`,
    left,
    ceiling,
  )
  builder.figure('exempt', 'Exempt: the least of the three', exempt, ceiling, { total: true })
  builder.figure('taxable', 'Taxable', received - exempt, undefined, { total: true })
  return {
    years,
    ...(isProRata && !isTooShort && { ifRounded: rounded }),
    isTooShort,
    gratuity: due,
    owed: covered ? Math.min(due, rule.value.ceiling) : 0,
    received,
    exempt,
    taxable: received - exempt,
    working: builder.lines,
  }
}
