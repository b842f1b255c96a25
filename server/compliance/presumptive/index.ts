/** Presumptive profit of a small business, a profession or goods carriages. */
export { OWNERS, presumptiveProfit, SCHEMES } from './presumptive.ts'
export type { Presumptive, PresumptiveInput, Vehicles } from './presumptive.ts'
export { businessRules, presumptiveTables, professionRules, transportRules } from './rules.ts'
export type { LowerProfit, Owner, Scheme } from './rules.ts'
