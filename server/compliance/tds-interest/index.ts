/** Interest on tax at source deducted or paid late, and the fee for a late statement. */
export { tdsInterestTables } from './rules.ts'
export type { LateInterest, PaymentRoute } from './rules.ts'
export { calendarMonths, tdsInterest } from './tds-interest.ts'
export type { TdsInterest, TdsInterestInput } from './tds-interest.ts'
