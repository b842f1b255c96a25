/** The break-up of a salary from cost to company or gross pay, with provident fund, state insurance and taxes. */
export { monthlyDeductions } from './deductions.ts'
export type { MonthlyDeductions, MonthlyPay } from './deductions.ts'
export type { ProvidentFund, SalaryInput, WageBase } from './parts.ts'
export { salaryTables } from './rules.ts'
export { salaryRulesOn } from './parts.ts'
export { PROVIDENT_FUNDS, salaryBreakUp, salaryLimitations } from './salary.ts'
export type { SalaryBreakUp, SalaryParts } from './salary.ts'
