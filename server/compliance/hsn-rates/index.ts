/** Rates of GST by HSN and SAC, from 22 September 2025: what small businesses look up most. */
export { hsnEntries } from './entries.ts'
export type { ConditionalRate, HsnEntry } from './entry.ts'
export { findHsn } from './find.ts'
