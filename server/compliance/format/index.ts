/** Formats amounts in Indian digits and words, and parses typed amounts. */
export { readAmount, readRate } from './read-amount.ts'
export type { Read } from './read-amount.ts'
export { formatRupees, groupDigits } from './rupees.ts'
export { amountInWords, numberInWords } from './words.ts'
