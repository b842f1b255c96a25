import type { Confidence, DatedRow } from '../../dated.ts'
import type { BasisPoints } from '../../money.ts'
import type { PayeeKind } from '../payment-kind.ts'

export const LAKH = 1_00_000_00
export const CRORE = 1_00_00_000_00

const VERIFIED_ON = '2026-11-21'

/** The fields of a row except its value and span. */
interface RowDetails {
  section: string
  source: string
  confidence: Confidence
  note?: string
}

/** A row for FY 2025-26, under the Income-tax Act 1961. */
export function underOldAct<Value>(value: Value, details: RowDetails): DatedRow<Value> {
  return {
    value,
    law: 'Income-tax Act 1961',
    ...details,
    validFrom: '2025-04-01',
    validTo: '2026-03-31',
    verifiedOn: VERIFIED_ON,
  }
}

/** The next Budget, whose Finance Act may change what is not yet law. */
const NEXT_BUDGET = '2027-02-01'

/** A row for tax year 2026-27 only, under the Income-tax Act 2025: a Finance Act may change it. */
export function underNewAct<Value>(value: Value, details: RowDetails): DatedRow<Value> {
  return {
    value,
    law: 'Income-tax Act 2025',
    ...details,
    validFrom: '2026-04-01',
    validTo: '2027-03-31',
    verifiedOn: VERIFIED_ON,
    reviewBy: NEXT_BUDGET,
  }
}

/** One rate for every payee. */
export function everyone(rate: BasisPoints): Record<PayeeKind, BasisPoints> {
  return { individual: rate, huf: rate, firm: rate, company: rate, other: rate }
}
