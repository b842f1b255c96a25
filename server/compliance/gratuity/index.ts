/** Gratuity at the end of service, and its exempt part. */
export { ENDS_OF_SERVICE, gratuity, gratuityLimitations, serviceBetween } from './gratuity.ts'
export type { EndOfService, Gratuity, GratuityInput, Service } from './gratuity.ts'
export { exemptionCeilings, gratuityRules, gratuityTables, karnatakaGratuityInsurance } from './rules.ts'
export type { GratuityInsurance, GratuityRule } from './rules.ts'
