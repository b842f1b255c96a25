/** Tax deducted at source (TDS) and collected at source (TCS): payments, thresholds and rates. */
export type { OnceInYear, TaxAtSource, TaxAtSourceInput } from './input-and-result.ts'
export type { PayeeKind, PaymentKind, RateRule, Threshold, ThresholdRule } from './payment-kind.ts'
export { salaryDeduction } from './rules/deducted.ts'
export { collectedWithoutPan, deductedWithoutPan, rentWithoutPan } from './rules/without-pan.ts'
export type { WithoutPan, WithoutPanCollected } from './rules/without-pan.ts'
export { monthAndYear } from './rent-of-year.ts'
export { paymentKinds, taxAtSource } from './tax-at-source.ts'
