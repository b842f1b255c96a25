/** Wordings that depend on what a practice's institute lets it publish, by the switches of `firm.publicity`. */
import { firm } from './firm.ts'

/** A claim, and what is written instead if the practice may not make it. */
export interface EitherWording<Words> {
  /** Calls the first consultation free. */
  free: Words
  /** Describes the first consultation without its price. */
  plain: Words
}

/**
 * The wording about the first consultation: `free` only if `firm.publicity.freeConsultation` is set. Every text that
 * calls it free is written through this function.
 */
export function firstConsultation<Words>({ free, plain }: EitherWording<Words>): Words {
  return firm.publicity.freeConsultation ? free : plain
}
