/** Capital gains on listed equity, funds, land and buildings, and virtual digital assets. */
export { ASSETS, capitalGain } from './capital-gains.ts'
export type { CapitalGain, CapitalGainInput, GainKind, Way } from './capital-gains.ts'
export { capitalGainsTables, costInflationIndices, equityExemptions, holdingMonths } from './rules.ts'
export { digitalAssetRates, longEquityRates, longRates, propertyChoices, shortEquityRates } from './rules.ts'
export type { Asset } from './rules.ts'
