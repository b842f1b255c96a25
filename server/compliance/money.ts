import type { Paise } from './working.ts'

/**
 * Calculators accept amounts below this: ₹10,00,000 crore. Sums and taxes of such amounts are still safe
 * integers.
 */
export const AMOUNT_LIMIT: Paise = 1_000_000_000_000_000

/**
 * `amount × numerator ÷ denominator`, exactly, rounded once to a whole number with halves away from zero
 * (half-up for non-negative numbers).
 * @param denominator above zero
 * @throws RangeError if an argument is not a safe integer, or the result is not one
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const by = BigInt(denominator)
  const size = product < 0n ? -product : product
  const rounded = (2n * size + by) / (2n * by)
  const result = Number(product < 0n ? -rounded : rounded)
  if (!Number.isSafeInteger(result)) {
    throw new RangeError(`Too large to be held exactly: ${amount} × ${numerator} ÷ ${denominator}`)
  }
  return result === 0 ? 0 : result
}

/** A rate as a whole number of hundredths of a percent: 18 % is 1800, 0.25 % is 25. */
export type BasisPoints = number

/** A share of an amount, rounded half-up to a whole paisa. */
export function shareOf(amount: Paise, rate: BasisPoints): Paise {
  return mulDiv(amount, rate, 10_000)
}

/** `18%`, `0.25%`, and `0.125%` for half of that. */
export function formatRate(rate: BasisPoints): string {
  return `${Number((rate / 100).toFixed(3))}%`
}
