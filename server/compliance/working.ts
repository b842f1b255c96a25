import type { Provenance } from './dated.ts'

/** An amount of money in whole paise, never a fraction of a rupee. */
export type Paise = number

/** The rule behind a line of a working: the provenance of a table's row, without its value. */
export type RuleReference = Readonly<Provenance>

/** One line of a calculation, as shown on a page or on paper. */
export interface WorkingLine {
  /** Stable within its calculation, such as `cgst`: for keys, links and tests. */
  readonly id: string
  /** Plain English, such as `CGST at 9%`. */
  readonly label: string
  /** Signed: a subtraction is negative. */
  readonly amount: Paise
  /** True for the sum of the lines above it. */
  readonly total?: true
  /** The rule that it applies. Absent for an input or plain arithmetic. */
  readonly rule?: RuleReference
  /** A remark for the reader, such as how it was rounded. */
  readonly note?: string
}

/** The steps of a calculation, in the order in which a person would write them. */
export type Working = readonly WorkingLine[]

/** The rule of a dated table's row, without its value. */
export function ruleOf(row: Provenance): RuleReference {
  const { law, section, source, verifiedOn, confidence, reviewBy, note } = row
  return {
    law,
    section,
    source,
    verifiedOn,
    confidence,
    ...(reviewBy !== undefined && { reviewBy }),
    ...(note !== undefined && { note }),
  }
}
