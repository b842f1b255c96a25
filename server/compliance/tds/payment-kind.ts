import type { DatedTable } from '../dated.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/** Who is paid, or for tax collected who buys. All are residents: payments abroad are s.393(2), not held here. */
export type PayeeKind = 'individual' | 'huf' | 'firm' | 'company' | 'other'

/** How much may be paid before tax is due. An amount exactly at a limit is not above it. */
export type Threshold =
  /** Every payment bears tax. */
  | { by: 'none' }
  /** A payment above the limit bears it, whatever was paid before. */
  | { by: 'payment'; above: Paise }
  /** A payment of the amount or more bears it. */
  | { by: 'payment-from'; from: Paise }
  /** What is paid in a calendar month; all of it once the limit is passed. */
  | { by: 'month'; above: Paise }
  /** What is paid in the year; all of it once the limit is passed. */
  | { by: 'year'; above: Paise; seniorAbove?: Paise }
  /** Either a single payment, or all of the year once that limit is passed. */
  | { by: 'payment-or-year'; above: Paise; yearAbove: Paise }
  /** Only the part of the year’s payments above the limit. */
  | { by: 'excess'; above: Paise }

export interface ThresholdRule {
  limit: Threshold
  /** Who has the limit; others bear tax from the first rupee. Everyone, where not given. */
  only?: readonly PayeeKind[]
  /** True where the limit holds only for who has given a PAN. */
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
  /** What it covers, and what the amount is. */
  detail: string
  /** Who must deduct or collect. */
  payer: string
  /** A row governs credits and payments, whichever is earlier, within it. */
  rates: DatedTable<RateRule>
  thresholds: DatedTable<ThresholdRule>
  /** True for goods and e-commerce, whose rate without a PAN is 5 % and not 20 %. */
  lowerWithoutPan?: true
}
