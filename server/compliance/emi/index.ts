/** Loans in equal monthly instalments. No law sets them: they are arithmetic, in whole paise. */
export type { LoanInput, Prepayment } from './loan.ts'
export { loanSchedule } from './schedule.ts'
export type { Instalment, LoanSchedule } from './schedule.ts'
