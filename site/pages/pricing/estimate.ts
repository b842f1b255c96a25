/** The cost of the plans that a client needs: a pure function of the plans and the answers. */
import { shareOf, type BasisPoints } from '@anupalan/server/compliance/money'
import type { Paise } from '@anupalan/server/compliance/working'
import type { EstimateAnswers, Measure, Plan, ServiceSlug } from '../../content/pricing.ts'

/** The needs of a client. */
export interface Needs {
  services: readonly ServiceSlug[]
  answers: Readonly<EstimateAnswers>
  /** The monthly number of each measure that plans are based on. */
  counts: Readonly<Record<Measure, number>>
}

/** One plan of an estimate. */
export interface EstimateLine {
  plan: Plan
  /** The number exceeds every plan, so the fee is a minimum. */
  isBeyond: boolean
}

/** A sum, its GST, and the total, in paise. */
export interface Taxed {
  fees: Paise
  gst: Paise
  total: Paise
}

export interface Estimate {
  /** In the order of the plans. */
  lines: readonly EstimateLine[]
  /** Whether a fee is a minimum, and with it the sums. */
  isFrom: boolean
  /** The sum due each month if monthly plans are paid monthly. */
  eachMonth: Taxed
  /** Twelve months of the monthly plans, paid monthly and in advance; without GST, paise. */
  monthly: { byMonth: Paise; atOnce: Paise }
  /** Plans billed yearly; without GST, paise. */
  yearly: Paise
  /** One-time fees; without GST, paise. */
  once: Paise
  /** The total of the first twelve months. */
  firstYear: { byMonth: Taxed; atOnce: Taxed }
}

export interface Terms {
  /** Number of months charged for a year paid in advance. */
  monthsPaidYearly: number
  gst: BasisPoints
}

const answersTo = ({ when = {} }: Plan, answers: EstimateAnswers) =>
  Object.entries(when).every(([question, answer]) => answers[question as keyof EstimateAnswers] === answer)

/** Of plans by volume: the smallest that is sufficient, or else the largest. */
function enough(plans: readonly Plan[], count: number): EstimateLine {
  const bySize = plans.toSorted((a, b) => a.covers!.most - b.covers!.most)
  const plan = bySize.find(({ covers }) => count <= covers!.most)
  return { plan: plan ?? bySize.at(-1)!, isBeyond: plan === undefined }
}

/** The plans of one service that these needs require. */
function linesOf(plans: readonly Plan[], { answers, counts }: Needs): EstimateLine[] {
  const taken = plans.filter((plan) => answersTo(plan, answers))
  const measures = new Set(taken.flatMap(({ covers }) => covers?.measure ?? []))
  return [
    ...taken.filter(({ covers }) => !covers).map((plan) => ({ plan, isBeyond: false })),
    ...[...measures].map((measure) =>
      enough(
        taken.filter(({ covers }) => covers?.measure === measure),
        counts[measure],
      ),
    ),
  ]
}

/**
 * Computes the required plans and their sums.
 * @param plans all plans; without any the estimate has no lines
 */
export function estimate(plans: readonly Plan[], needs: Needs, { monthsPaidYearly, gst }: Terms): Estimate {
  const lines = needs.services
    .flatMap((service) =>
      linesOf(
        plans.filter((plan) => plan.service === service),
        needs,
      ),
    )
    .toSorted((a, b) => plans.indexOf(a.plan) - plans.indexOf(b.plan))
  const sumOf = (billing: Plan['billing']) =>
    lines.reduce((sum, { plan }) => sum + (plan.billing === billing ? plan.fee : 0), 0)
  const taxed = (fees: Paise): Taxed => {
    const tax = shareOf(fees, gst)
    return { fees, gst: tax, total: fees + tax }
  }
  const [month, yearly, once] = [sumOf('month'), sumOf('year'), sumOf('once')]
  const monthly = { byMonth: 12 * month, atOnce: monthsPaidYearly * month }
  return {
    lines,
    isFrom: lines.some(({ plan, isBeyond }) => isBeyond || plan.isFrom === true),
    eachMonth: taxed(month),
    monthly,
    yearly,
    once,
    firstYear: {
      byMonth: taxed(monthly.byMonth + yearly + once),
      atOnce: taxed(monthly.atOnce + yearly + once),
    },
  }
}
