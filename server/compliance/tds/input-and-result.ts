import type { IsoDate } from '../ist.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise, RuleReference, Working } from '../working.ts'
import type { PayeeKind, PaymentKind } from './payment-kind.ts'

export interface TaxAtSourceInput {
  /** Name of a {@link PaymentKind}, such as `contractor`. */
  kind: string
  /** The day of credit or of payment, whichever is earlier. */
  on: IsoDate
  /** This payment in paise, measured as {@link PaymentKind.detail} states. */
  amount: Paise
  payee: PayeeKind
  /** Whether the payee is a resident aged 60 or more. False by default. */
  senior?: boolean
  /** Whether the payee has given a valid PAN. */
  pan: boolean
  /** Paid to the same payee earlier in the year, or for rent in the month. 0 by default. */
  earlier?: Paise
  /**
   * Tax already deducted from `earlier`. By default nothing while `earlier` is within the year’s or month’s limit,
   * and all tax due once it exceeds the limit. Required if `earlier` may contain a single bill that bore tax.
   */
  taken?: Paise
  /** For rent that is taxed once: months of rent up to `lastMonth`. By default all months from April. */
  months?: number | undefined
  /** For rent that is taxed once: the last month of the year or of the tenancy, 1 to 12. By default March. */
  lastMonth?: number
  /** For rent that is taxed once: the rent of the last month. By default `amount`. */
  lastRent?: Paise | undefined
}

/** The one deduction of a year from rent. */
export interface OnceInYear {
  /** First day of the month from whose rent the tax is deducted. */
  lastMonth: IsoDate
  /** Months of rent that bear the tax. */
  months: number
  /** Whether the tax is limited to the rent of the last month. */
  isCapped: boolean
}

export interface TaxAtSource {
  kind: PaymentKind
  /** Whether any tax is due now. */
  applies: boolean
  /** The applied rate: the higher one without a PAN, and the first of two rates. */
  rate: BasisPoints
  /** The amount that bears tax, with earlier payments once they count. */
  base: Paise
  /** To deduct or collect now. */
  tax: Paise
  /** The amount that the payee receives, negative if tax on earlier payments exceeds it, or that the buyer pays. */
  net: Paise
  /** One sentence for a reader. */
  reason: string
  /** Only for rent that is taxed once in a year, in its last month. */
  once?: OnceInYear
  /** Section and source of the rate. */
  rule: RuleReference
  /** Whether one of its figures must be confirmed before filing. */
  confirm: boolean
  working: Working
}
