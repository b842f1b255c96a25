import type { DatedRow } from './dated.ts'
import { ruleOf } from './working.ts'
import type { Paise, Working, WorkingLine } from './working.ts'

type Row = DatedRow<unknown>

/** Builds a {@link Working}. A total is always computed from the entries above it, so the two cannot disagree. */
export interface WorkingBuilder {
  /** The sum of the entries so far. */
  readonly sum: Paise
  readonly lines: Working
  /** Adds an entry. An amount of zero is omitted unless `always` is set. */
  add: (
    id: string,
    label: string,
    amount: Paise,
    row?: Row,
    more?: { note?: string; always?: boolean },
  ) => void
  /** Adds a line with the sum of all entries so far. */
  total: (id: string, label: string, row?: Row) => void
  /** Adds a line that does not count towards the sum. */
  figure: (
    id: string,
    label: string,
    amount: Paise,
    row?: Row,
    more?: { note?: string; total?: true },
  ) => void
}

export function createWorkingBuilder(): WorkingBuilder {
  const lines: WorkingLine[] = []
  let sum = 0
  const write: WorkingBuilder['figure'] = (id, label, amount, row, { note, total } = {}) => {
    lines.push({
      id,
      label,
      amount,
      ...(total && { total }),
      ...(row && { rule: ruleOf(row) }),
      ...(note !== undefined && { note }),
    })
  }
  return {
    get sum() {
      return sum
    },
    lines,
    add(id, label, amount, row, { note, always = false } = {}) {
      if (amount === 0 && !always) return
      sum += amount
      // Turns -0 into 0.
      write(id, label, amount === 0 ? 0 : amount, row, { note })
    },
    total: (id, label, row) => write(id, label, sum, row, { total: true }),
    figure: write,
  }
}
