/** Advance tax of an individual: instalments, and interest on a shortfall. */
export { advanceTaxLimitations, advanceTaxPlan } from './advance-tax.ts'
export type {
  AdvanceTaxInput,
  AdvanceTaxPayment,
  AdvanceTaxPlan,
  BusinessIncome,
  Instalment,
} from './advance-tax.ts'
export { advanceTaxTables, instalmentRules, thresholds as advanceTaxThresholds } from './rules.ts'
export type { InstalmentRule, InstalmentRules } from './rules.ts'
