import type { Paise } from '../working.ts'

/**
 * The nearest multiple of a number of rupees, halves rounded up (s.288A and s.288B of the Act of 1961, s.516 of the
 * Act of 2025). The law drops paise first, which makes no difference: half of ten rupees is a whole rupee.
 * @param amount zero or more
 * @param multiple an even number of rupees, in paise
 */
export function roundToMultiple(amount: Paise, multiple: Paise): Paise {
  return Math.floor((amount + multiple / 2) / multiple) * multiple
}
