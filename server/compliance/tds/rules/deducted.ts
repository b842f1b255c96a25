import type { Confidence, DatedTable } from '../../dated.ts'
import type { PaymentKind, RateRule, ThresholdRule } from '../payment-kind.ts'
import { CRORE, everyone, LAKH, underNewAct, underOldAct } from './acts.ts'

const RATES_OLD = 'Rate charts for FY 2025-26, after the Finance Act 2025, that agree'
const RATES_NEW =
  'Income-tax Act 2025, Tables of s.393, as published; rate charts for tax year 2026-27 that agree'
const THRESHOLDS_OLD = 'Secondary rate charts for FY 2025-26'
const THRESHOLDS_NEW = 'Secondary rate charts for tax year 2026-27'

/** Thresholds set with effect from 1 April 2025, and carried over into the Act of 2025. */
const SET_IN_2025 = {
  source: 'Memorandum on the Finance Bill 2025, table of thresholds; several agreeing accounts of the Act',
  verifiedOn: '2026-11-24',
} as const
const SET_IN_2025_NOW = {
  source: 'Rate chart of TRACES for the Act of 2025, in a public copy; commentaries on s.393 that agree',
  verifiedOn: '2026-11-24',
} as const

const SPECIFIED =
  'A company, firm or other body. An individual or HUF only if last year’s turnover was above ₹1 crore in business or ₹50 lakh in a profession.'
const ANYONE = 'Whoever pays.'

type Entry = Pick<PaymentKind, 'name' | 'title' | 'detail' | 'payer' | 'lowerWithoutPan'> & {
  /** Sections of the Acts of 1961 and of 2025. */
  sections: readonly [old: string, now: string]
  rates: RateRule
  threshold: ThresholdRule
  /** Whether the threshold is one that was set with effect from 1 April 2025. Others are from secondary sources. */
  isSetIn2025?: true
  /** Confidence in the rates, `H` by default. */
  confidence?: Confidence
  note?: string
}

/** Rates and thresholds of tax deducted are the same under both Acts; only the sections differ. */
function deducted({
  sections,
  rates,
  threshold,
  isSetIn2025,
  confidence = 'H',
  note,
  ...kind
}: Entry): PaymentKind {
  const [old, now] = sections
  const more = note === undefined ? {} : { note }
  const rateRows: DatedTable<RateRule> = [
    underOldAct(rates, { section: old, source: RATES_OLD, confidence, ...more }),
    underNewAct(rates, { section: now, source: RATES_NEW, confidence, ...more }),
  ]
  const thresholdRows: DatedTable<ThresholdRule> = [
    {
      ...underOldAct(threshold, { section: old, source: THRESHOLDS_OLD, confidence: 'M' }),
      ...(isSetIn2025 && { ...SET_IN_2025, confidence: 'H' }),
    },
    {
      ...underNewAct(threshold, { section: now, source: THRESHOLDS_NEW, confidence: 'M' }),
      ...(isSetIn2025 && { ...SET_IN_2025_NOW, confidence: 'H' }),
    },
  ]
  return { ...kind, tax: 'tds', rates: rateRows, thresholds: thresholdRows }
}

/** Payments to residents from which tax is deducted, except salary. */
export const deductedKinds: readonly PaymentKind[] = [
  deducted({
    name: 'contractor',
    title: 'Contractor',
    detail:
      'Work under a contract, with supply of labour, transport, catering, advertising. GST shown separately is left out. There is no TDS for a transporter who owns up to ten goods vehicles and declares so with the PAN.',
    payer: SPECIFIED,
    sections: ['s.194C', 's.393(1), Table, Sl. 6(i)'],
    rates: { rates: { ...everyone(200), individual: 100, huf: 100 } },
    threshold: { limit: { by: 'payment-or-year', above: 30_000_00, yearAbove: LAKH } },
  }),
  deducted({
    name: 'professional',
    title: 'Professional fees',
    detail:
      'Law, medicine, engineering, architecture, accountancy, consultancy and the like; royalty; non-compete fees.',
    payer: SPECIFIED,
    sections: ['s.194J(1)(ba)', 's.393(1), Table, Sl. 6(iii)(b)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 50_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'technical',
    title: 'Technical services',
    detail: 'Managerial, technical or consultancy services that are no professional services; call centres.',
    payer: SPECIFIED,
    sections: ['s.194J(1)(a)', 's.393(1), Table, Sl. 6(iii)(a)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'year', above: 50_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'director',
    title: 'Director’s fees',
    detail: 'Sitting fees, commission and remuneration of a director that are not salary.',
    payer: 'A company.',
    sections: ['s.194J(1)(ba)', 's.393(1), Table, Sl. 6(iii)(b)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'none' } },
    confidence: 'M',
  }),
  deducted({
    name: 'contract-by-individual',
    title: 'Contract or fees paid by an individual or HUF',
    detail: 'Work, professional fees or commission, paid by a person who does not deduct as a business.',
    payer: 'An individual or HUF that does not deduct under the entries for contractors, fees or commission.',
    sections: ['s.194M', 's.393(1), Table, Sl. 6(ii)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'year', above: 50 * LAKH } },
    confidence: 'M',
  }),
  deducted({
    name: 'rent-land',
    title: 'Rent of land, building or furniture',
    detail: 'The rent of a month or part of a month, without GST that is shown separately.',
    payer: SPECIFIED,
    sections: ['s.194-I(b)', 's.393(1), Table, Sl. 2(ii)(b)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'month', above: 50_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'rent-plant',
    title: 'Rent of plant, machinery or equipment',
    detail: 'The rent of a month or part of a month, without GST that is shown separately.',
    payer: SPECIFIED,
    sections: ['s.194-I(a)', 's.393(1), Table, Sl. 2(ii)(a)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'month', above: 50_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'rent-by-individual',
    title: 'Rent paid by an individual or HUF',
    detail:
      'Paid to a resident landlord by a tenant who does not deduct as a business: once, for the whole year.',
    payer: 'An individual or HUF that does not deduct rent as a business.',
    sections: ['s.194-IB', 's.393(1), Table, Sl. 2(i)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'month-once', above: 50_000_00 } },
    confidence: 'M',
    note: 'Deducted once, from the last month of the year or of the tenancy, for all its months. Without a PAN, never more than that month’s rent.',
  }),
  deducted({
    name: 'commission',
    title: 'Commission or brokerage',
    detail: 'For services in buying, selling or any transaction, except insurance and securities.',
    payer: SPECIFIED,
    sections: ['s.194H', 's.393(1), Table, Sl. 1(ii)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'year', above: 20_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'insurance-commission',
    title: 'Insurance commission',
    detail: 'For soliciting or procuring insurance business.',
    payer: ANYONE,
    sections: ['s.194D', 's.393(1), Table, Sl. 1(i)'],
    rates: { rates: { ...everyone(200), company: 1000 } },
    threshold: { limit: { by: 'year', above: 20_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'bank-interest',
    title: 'Interest from a bank or post office',
    detail: 'On deposits with a bank, a co-operative bank or the post office.',
    payer: 'The bank, co-operative bank or post office.',
    sections: ['s.194A', 's.393(1), Table, Sl. 5(ii)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 50_000_00, seniorAbove: LAKH } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'other-interest',
    title: 'Other interest',
    detail: 'On loans and deposits that are not with banks. Not on securities.',
    payer: SPECIFIED,
    sections: ['s.194A', 's.393(1), Table, Sl. 5(iii)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 10_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'securities-interest',
    title: 'Interest on securities',
    detail: 'On debentures and bonds.',
    payer: ANYONE,
    sections: ['s.193', 's.393(1), Table, Sl. 5(i)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 10_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'dividend',
    title: 'Dividend',
    detail: 'Of an Indian company. Only individuals have the limit.',
    payer: 'The company.',
    sections: ['s.194', 's.393(1), Table, Sl. 7'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 10_000_00 }, only: ['individual'] },
    isSetIn2025: true,
  }),
  deducted({
    name: 'mutual-fund',
    title: 'Income from mutual fund units',
    detail: 'Distributed income; not the gain of a sale.',
    payer: 'The fund.',
    sections: ['s.194K', 's.393(1), Table, Sl. 4(i)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 10_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'property',
    title: 'Purchase of property',
    detail:
      'Land other than rural agricultural land, or a building: the price or the stamp duty value, whichever is higher.',
    payer: 'The buyer.',
    sections: ['s.194-IA', 's.393(1), Table, Sl. 3(i)'],
    rates: { rates: everyone(100) },
    threshold: { limit: { by: 'payment-from', from: 50 * LAKH } },
  }),
  deducted({
    name: 'land-acquisition',
    title: 'Compensation for acquired property',
    detail: 'For compulsory acquisition of property other than agricultural land.',
    payer: ANYONE,
    sections: ['s.194LA', 's.393(1), Table, Sl. 3(iii)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 5 * LAKH } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'joint-development',
    title: 'Joint development agreement',
    detail: 'What the owner of the land is paid in money.',
    payer: ANYONE,
    sections: ['s.194-IC', 's.393(1), Table, Sl. 3(ii)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'none' } },
    confidence: 'M',
  }),
  deducted({
    name: 'goods',
    title: 'Purchase of goods',
    detail: 'Only what is above the limit, from one seller in a year.',
    payer: 'A buyer whose turnover last year was above ₹10 crore.',
    sections: ['s.194Q', 's.393(1), Table, Sl. 8(ii)'],
    rates: { rates: everyone(10) },
    threshold: { limit: { by: 'excess', above: 50 * LAKH } },
    lowerWithoutPan: true,
  }),
  deducted({
    name: 'e-commerce',
    title: 'Sales through an e-commerce operator',
    detail: 'The gross amount of sales or services. Only individuals and HUFs with a PAN have the limit.',
    payer: 'The operator of the platform.',
    sections: ['s.194-O', 's.393(1), Table, Sl. 8(v)'],
    rates: { rates: everyone(10) },
    threshold: { limit: { by: 'year', above: 5 * LAKH }, only: ['individual', 'huf'], withPan: true },
    confidence: 'M',
    lowerWithoutPan: true,
  }),
  deducted({
    name: 'partner',
    title: 'Payments of a firm to a partner',
    detail: 'Salary, remuneration, commission, bonus or interest. Not the share of profit.',
    payer: 'The firm or limited liability partnership.',
    sections: ['s.194T', 's.393(3), Table, Sl. 7'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 20_000_00 } },
    isSetIn2025: true,
  }),
  deducted({
    name: 'perquisite',
    title: 'Benefit or perquisite of a business',
    detail: 'Its value, in money or in kind.',
    payer: SPECIFIED,
    sections: ['s.194R', 's.393(1), Table, Sl. 8(iv)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'year', above: 20_000_00 } },
    confidence: 'M',
  }),
  deducted({
    name: 'virtual-asset',
    title: 'Virtual digital asset',
    detail: 'What is paid for a transfer.',
    payer: ANYONE,
    sections: ['s.194S', 's.393(1), Table, Sl. 8(vi)'],
    rates: { rates: everyone(100) },
    threshold: { limit: { by: 'year', above: 10_000_00 } },
    confidence: 'M',
    note: 'The limit is ₹50,000 where the payer is an individual or HUF without a business of audited size.',
  }),
  deducted({
    name: 'life-insurance',
    title: 'Life insurance payout',
    detail: 'The income in it, if the payout is not exempt.',
    payer: 'The insurer.',
    sections: ['s.194DA', 's.393(1), Table, Sl. 8(i)'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'year', above: LAKH } },
    confidence: 'M',
    note: 'The limit is for the payout, but the tax is on the income in it.',
  }),
  deducted({
    name: 'lottery',
    title: 'Lottery, puzzle, card game or betting',
    detail: 'Winnings, online games apart.',
    payer: ANYONE,
    sections: ['s.194B', 's.393(3), Table, Sl. 1'],
    rates: { rates: everyone(3000) },
    threshold: { limit: { by: 'payment', above: 10_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'online-game',
    title: 'Online game',
    detail: 'Net winnings.',
    payer: ANYONE,
    sections: ['s.194BA', 's.393(3), Table, Sl. 2'],
    rates: { rates: everyone(3000) },
    threshold: { limit: { by: 'none' } },
    confidence: 'M',
  }),
  deducted({
    name: 'horse-race',
    title: 'Horse race',
    detail: 'Winnings.',
    payer: 'A bookmaker or licence holder.',
    sections: ['s.194BB', 's.393(3), Table, Sl. 3'],
    rates: { rates: everyone(3000) },
    threshold: { limit: { by: 'payment', above: 10_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'lottery-commission',
    title: 'Commission on lottery tickets',
    detail: 'To who stocks, distributes or sells them.',
    payer: ANYONE,
    sections: ['s.194G', 's.393(3), Table, Sl. 4'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'year', above: 20_000_00 } },
    isSetIn2025: true,
    confidence: 'M',
  }),
  deducted({
    name: 'cash-withdrawal',
    title: 'Cash withdrawn from a bank',
    detail: 'Only what is above the limit in a year, from one bank.',
    payer: 'The bank, co-operative bank or post office.',
    sections: ['s.194N', 's.393(3), Table, Sl. 5'],
    rates: { rates: everyone(200) },
    threshold: { limit: { by: 'excess', above: CRORE } },
    confidence: 'M',
    note: 'The limit is ₹3 crore for a co-operative society. It was lower in FY 2025-26 for people who had filed no returns.',
  }),
  deducted({
    name: 'provident-fund',
    title: 'Early withdrawal from a provident fund',
    detail: 'The taxable accumulated balance.',
    payer: 'The fund.',
    sections: ['s.192A', 's.392(7)'],
    rates: { rates: everyone(1000) },
    threshold: { limit: { by: 'payment-from', from: 50_000_00 } },
    confidence: 'M',
  }),
]

/** How tax is deducted from salary, which has no rate of its own. */
export const salaryDeduction: DatedTable<string> = [
  underOldAct('The year’s tax on the salary, spread over its months.', {
    section: 's.192',
    source: 'Income-tax Act 1961, s.192(1)',
    confidence: 'H',
  }),
  underNewAct('The year’s tax on the salary, spread over its months.', {
    section: 's.392',
    source: 'Income-tax Act 2025, s.392(1)',
    confidence: 'H',
  }),
]
