/** What is payable on a day for a year that has ended: tax, interest, fee, or the refund. */
export { defaultRules } from '../advance-tax/rules.ts'
export { lateReturnInterests, refundInterests, returnFees, taxDueTables } from './rules.ts'
export type { ReturnClass } from './rules.ts'
export { monthsOrParts, RETURN_CLASSES, taxDue } from './tax-due.ts'
export type { TaxDue, TaxDueInput } from './tax-due.ts'
