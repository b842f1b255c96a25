/** Advance tax of an individual: what is due by which day, and what falling short of it costs. */
export { advanceTaxLimitations, advanceTaxPlan } from './advance-tax.ts'
export type {
  AdvanceTaxInput,
  AdvanceTaxPayment,
  AdvanceTaxPlan,
  BusinessIncome,
  Instalment,
} from './advance-tax.ts'
export { advanceTaxTables, instalmentRules } from './rules.ts'
export type { InstalmentRule, InstalmentRules } from './rules.ts'
