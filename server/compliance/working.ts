import type { Provenance } from './dated.ts'

/** An amount of money in whole paise. Rupees are never held as fractions. */
export type Paise = number

/** What a line of a working rests on: where a row of a table comes from, without its value. */
export type RuleReference = Readonly<Provenance>

/** One ruled line of a calculation, as a page or a printed sheet shows it. */
export interface WorkingLine {
  /** Stable within its calculation, such as `cgst`: for keys, links and tests. */
  readonly id: string
  /** Plain English, such as `CGST at 9%`. */
  readonly label: string
  /** Signed: what is taken away stands as a negative amount. */
  readonly amount: Paise
  /** True for a sum of lines above it, which a ledger rules off. */
  readonly total?: true
  /** The rule it rests on. Absent where the line is an input or plain arithmetic. */
  readonly rule?: RuleReference
  /** What a reader should know besides, such as how it was rounded. */
  readonly note?: string
}

/** How a result came about, in the order in which a person would write it down. */
export type Working = readonly WorkingLine[]

/** The rule behind a row of a dated table: a {@link RuleReference} that leaves the value behind. */
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
