/** What the plans that somebody needs come to: a pure function of the plans and the answers. */
import { shareOf, type BasisPoints } from '@anupalan/server/compliance/money'
import type { Paise } from '@anupalan/server/compliance/working'
import type { EstimateAnswers, Measure, Plan, ServiceSlug } from '../../content/pricing.ts'

/** What somebody needs. */
export interface Needs {
  services: readonly ServiceSlug[]
  answers: Readonly<EstimateAnswers>
  /** How much there is of each thing that plans count, a month. */
  counts: Readonly<Record<Measure, number>>
}

/** One plan of an estimate. */
export interface EstimateLine {
  plan: Plan
  /** There is more than any plan covers, so the fee is the least that it can be. */
  isBeyond: boolean
}

/** A sum, its GST, and both together; paise. */
export interface Taxed {
  fees: Paise
  gst: Paise
  total: Paise
}

export interface Estimate {
  /** In the order of the plans. */
  lines: readonly EstimateLine[]
  /** Whether a line is the least, and so are the sums. */
  isFrom: boolean
  /** What falls due each month, while monthly plans are paid by the month. */
  eachMonth: Taxed
  /** Twelve months of the monthly plans, paid by the month and paid at once; without GST, paise. */
  monthly: { byMonth: Paise; atOnce: Paise }
  /** Plans that cost once a year; without GST, paise. */
  yearly: Paise
  /** What is paid once; without GST, paise. */
  once: Paise
  /** The first twelve months, everything together. */
  firstYear: { byMonth: Taxed; atOnce: Taxed }
}

export interface Terms {
  /** How many months a year costs that is paid at once. */
  monthsPaidYearly: number
  gst: BasisPoints
}

const answersTo = ({ when = {} }: Plan, answers: EstimateAnswers) =>
  Object.entries(when).every(([question, answer]) => answers[question as keyof EstimateAnswers] === answer)

/** Of plans that cover more or less of one thing: the smallest that is enough, or the largest there is. */
function enough(plans: readonly Plan[], count: number): EstimateLine {
  const bySize = plans.toSorted((a, b) => a.covers!.most - b.covers!.most)
  const plan = bySize.find(({ covers }) => count <= covers!.most)
  return { plan: plan ?? bySize.at(-1)!, isBeyond: plan === undefined }
}

/** The plans of one service that these needs take. */
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
 * The plans that are needed, and what they come to.
 * @param plans all that there are; without any the estimate has no lines
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
