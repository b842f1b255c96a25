/** Tax deducted at source (TDS) and collected at source (TCS): payments, thresholds and rates. */
export type { PayeeKind, PaymentKind, RateRule, Threshold, ThresholdRule } from './payment-kind.ts'
export { salaryDeduction } from './rules/deducted.ts'
export { collectedWithoutPan, deductedWithoutPan } from './rules/without-pan.ts'
export type { WithoutPan, WithoutPanCollected } from './rules/without-pan.ts'
export { paymentKinds, taxAtSource } from './tax-at-source.ts'
export type { TaxAtSource, TaxAtSourceInput } from './tax-at-source.ts'
