import type { DatedTable } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** The payee, or the buyer for tax collected. Residents only: payments abroad, s.393(2), are not covered. */
export type PayeeKind = 'individual' | 'huf' | 'firm' | 'company' | 'other'

/** The threshold of the tax. `above` is exclusive. */
export type Threshold =
  /** Every payment bears tax. */
  | { by: 'none' }
  /** A payment above the limit bears tax, regardless of earlier payments. */
  | { by: 'payment'; above: Paise }
  /** A payment of the amount or more bears tax. */
  | { by: 'payment-from'; from: Paise }
  /** Payments of a calendar month; all of them once the limit is exceeded. */
  | { by: 'month'; above: Paise }
  /** Rent of a month; then the rent of all months of the year, at one time in its last month. */
  | { by: 'month-once'; above: Paise }
  /** Payments of the year; all of them once the limit is exceeded. */
  | { by: 'year'; above: Paise; seniorAbove?: Paise }
  /** A single payment above its limit, or all payments of the year once that limit is exceeded. */
  | { by: 'payment-or-year'; above: Paise; yearAbove: Paise }
  /** Only the part of the year’s payments above the limit bears tax. */
  | { by: 'excess'; above: Paise }

export interface ThresholdRule {
  limit: Threshold
  /** The payees with this limit; others bear tax from the first rupee. All payees by default. */
  only?: readonly PayeeKind[]
  /** Whether the limit applies only to payees with a PAN. */
  withPan?: true
}

export interface RateRule {
  rates: Readonly<Record<PayeeKind, BasisPoints>>
  /** A second rate for the part of the year’s payments above an amount. */
  beyond?: { above: Paise; rate: BasisPoints }
}

/** A kind of payment from which tax is deducted, or on which it is collected. */
export interface PaymentKind {
  /** Stable name, such as `contractor`. */
  name: string
  /** `tds` is taken from what is paid; `tcs` is added to what is received. */
  tax: 'tds' | 'tcs'
  title: string
  /** What it covers, and how the amount is measured. */
  detail: string
  /** Who must deduct or collect. */
  payer: string
  /** A row governs credits and payments, whichever is earlier, within it. */
  rates: DatedTable<RateRule>
  thresholds: DatedTable<ThresholdRule>
  /** True for goods and e-commerce: 5 % without a PAN, instead of 20 %. */
  lowerWithoutPan?: true
}
