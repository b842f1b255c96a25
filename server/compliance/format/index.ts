/** Amounts as India writes and says them, and what people type read back. */
export { readAmount, readRate } from './read-amount.ts'
export type { Read } from './read-amount.ts'
export { formatRupees, groupDigits } from './rupees.ts'
export { amountInWords, numberInWords } from './words.ts'
