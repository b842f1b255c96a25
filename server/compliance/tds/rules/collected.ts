import type { DatedTable } from '../../dated.ts'
import type { BasisPoints } from '../../money.ts'
import type { PaymentKind, RateRule, Threshold, ThresholdRule } from '../payment-kind.ts'
import { everyone, LAKH, underNewAct, underOldAct } from './acts.ts'

const OLD_SOURCE =
  'Income Tax Department, questions and answers on the Finance Bill 2026: the rates until then'
const NEW_SOURCE = 'Finance Act 2026, s.85; several agreeing sources'
const THRESHOLD_SOURCE = 'Secondary accounts of s.206C after the Finance Act 2025, and of s.394'

/** The limit of remittances, raised from ₹7 lakh with effect from 1 April 2025. */
const SET_IN_2025 = {
  source: 'Several agreeing accounts of s.206C(1G) after the Finance Act 2025, and of s.394',
  verifiedOn: '2026-11-24',
  confidence: 'H',
} as const

const UNAMENDED = 'Secondary accounts of a rate that the Finance Act 2026 left alone'

type Entry = Pick<PaymentKind, 'name' | 'title' | 'detail' | 'payer'> & {
  sections: readonly [old: string, now: string]
  old: BasisPoints | RateRule
  now: BasisPoints
  limit: Threshold
  /** True if the Finance Act 2026 did not amend it, so that only secondary sources state it. */
  isUnamended?: true
  /** Whether the Finance Act 2025 set the limit. */
  isLimitSetIn2025?: true
}

const ruleOf = (rate: BasisPoints | RateRule): RateRule =>
  typeof rate === 'number' ? { rates: everyone(rate) } : rate

function collected(entry: Entry): PaymentKind {
  const { sections, old, now, limit, isUnamended, isLimitSetIn2025, ...kind } = entry
  const [oldSection, section] = sections
  const confidence = isUnamended ? ('M' as const) : ('H' as const)
  const rates: DatedTable<RateRule> = [
    underOldAct(ruleOf(old), {
      section: oldSection,
      source: isUnamended ? UNAMENDED : OLD_SOURCE,
      confidence,
    }),
    underNewAct(ruleOf(now), { section, source: isUnamended ? UNAMENDED : NEW_SOURCE, confidence }),
  ]
  const thresholds: DatedTable<ThresholdRule> = [
    {
      ...underOldAct({ limit }, { section: oldSection, source: THRESHOLD_SOURCE, confidence: 'M' }),
      ...(isLimitSetIn2025 && SET_IN_2025),
    },
    {
      ...underNewAct({ limit }, { section, source: THRESHOLD_SOURCE, confidence: 'M' }),
      ...(isLimitSetIn2025 && SET_IN_2025),
    },
  ]
  return { ...kind, tax: 'tcs', rates, thresholds }
}

const SELLER =
  'The seller, if it is a company, firm or other body, or an individual or HUF whose turnover last year was above the audit limit.'

/** Receipts on which tax is collected. Collection on goods in general ended on 1 April 2025. */
export const collectedKinds: readonly PaymentKind[] = [
  collected({
    name: 'liquor',
    title: 'Sale of alcoholic liquor',
    detail: 'For human consumption.',
    payer: SELLER,
    sections: ['s.206C(1)', 's.394(1), Table, Sl. 1'],
    old: 100,
    now: 200,
    limit: { by: 'none' },
  }),
  collected({
    name: 'tendu',
    title: 'Sale of tendu leaves',
    detail: 'The price.',
    payer: SELLER,
    sections: ['s.206C(1)', 's.394(1), Table, Sl. 2'],
    old: 500,
    now: 200,
    limit: { by: 'none' },
  }),
  collected({
    name: 'timber',
    title: 'Sale of timber or forest produce',
    detail: 'Under a forest lease or otherwise; not tendu leaves.',
    payer: SELLER,
    sections: ['s.206C(1)', 's.394(1), Table, Sl. 3'],
    old: 200,
    now: 200,
    limit: { by: 'none' },
    isUnamended: true,
  }),
  collected({
    name: 'scrap',
    title: 'Sale of scrap',
    detail: 'Waste of manufacture or of mechanical working that is not usable as such.',
    payer: SELLER,
    sections: ['s.206C(1)', 's.394(1), Table, Sl. 4'],
    old: 100,
    now: 200,
    limit: { by: 'none' },
  }),
  collected({
    name: 'minerals',
    title: 'Sale of coal, lignite or iron ore',
    detail: 'The price.',
    payer: SELLER,
    sections: ['s.206C(1)', 's.394(1), Table, Sl. 5'],
    old: 100,
    now: 200,
    limit: { by: 'none' },
  }),
  collected({
    name: 'motor-vehicle',
    title: 'Sale of a motor vehicle',
    detail: 'The price of one vehicle.',
    payer: SELLER,
    sections: ['s.206C(1F)', 's.394(1), Table, Sl. 6'],
    old: 100,
    now: 100,
    limit: { by: 'payment', above: 10 * LAKH },
    isUnamended: true,
  }),
  collected({
    name: 'luxury-goods',
    title: 'Sale of notified luxury goods',
    detail:
      'Watches, works of art, handbags, yachts and others listed in Notification 36/2025: the price of one.',
    payer: SELLER,
    sections: ['s.206C(1F)', 's.394(1), Table, Sl. 6'],
    old: 100,
    now: 100,
    limit: { by: 'payment', above: 10 * LAKH },
    isUnamended: true,
  }),
  collected({
    name: 'remittance-education-medical',
    title: 'Remittance abroad for education or medical treatment',
    detail:
      'Under the Liberalised Remittance Scheme: only what is above the limit in a year. Not from an education loan.',
    payer: 'The authorised dealer, which is usually the bank.',
    sections: ['s.206C(1G)', 's.394(1), Table, Sl. 7'],
    old: 500,
    now: 200,
    limit: { by: 'excess', above: 10 * LAKH },
    isLimitSetIn2025: true,
  }),
  collected({
    name: 'remittance-other',
    title: 'Other remittance abroad',
    detail: 'Under the Liberalised Remittance Scheme: only what is above the limit in a year.',
    payer: 'The authorised dealer, which is usually the bank.',
    sections: ['s.206C(1G)', 's.394(1), Table, Sl. 7'],
    old: 2000,
    now: 2000,
    limit: { by: 'excess', above: 10 * LAKH },
    isLimitSetIn2025: true,
  }),
  collected({
    name: 'overseas-tour',
    title: 'Overseas tour package',
    detail: 'With travel, stay and boarding.',
    payer: 'The seller of the package.',
    sections: ['s.206C(1G)', 's.394(1), Table, Sl. 8'],
    old: { rates: everyone(500), beyond: { above: 10 * LAKH, rate: 2000 } },
    now: 200,
    limit: { by: 'none' },
  }),
  collected({
    name: 'parking-toll-mine',
    title: 'Lease or licence of a parking lot, toll plaza or mine',
    detail: 'What the licensee pays for the right.',
    payer: 'Who grants it.',
    sections: ['s.206C(1C)', 's.394(1), Table, Sl. 9'],
    old: 200,
    now: 200,
    limit: { by: 'none' },
    isUnamended: true,
  }),
]
