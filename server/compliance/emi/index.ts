/** Loans in equal monthly instalments. No law prescribes them: plain arithmetic in whole paise. */
export type { LoanInput, Prepayment } from './loan.ts'
export { loanSchedule } from './schedule.ts'
export type { Instalment, LoanSchedule } from './schedule.ts'
