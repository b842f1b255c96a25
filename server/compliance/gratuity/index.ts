/** Gratuity at the end of a service, and what of it is exempt from tax. */
export { ENDS_OF_SERVICE, gratuity, gratuityLimitations, serviceBetween } from './gratuity.ts'
export type { EndOfService, Gratuity, GratuityInput, Service } from './gratuity.ts'
export { exemptionCeilings, gratuityRules, gratuityTables } from './rules.ts'
export type { GratuityRule } from './rules.ts'
