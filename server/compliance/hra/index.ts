/** The exempt part of a house rent allowance. */
export { hraExemption, hraLimitations } from './hra-exemption.ts'
export type { HraExemption, HraInput } from './hra-exemption.ts'
export { HRA_CITIES, hraRules, hraTables } from './rules.ts'
export type { HraCity, HraRule } from './rules.ts'
