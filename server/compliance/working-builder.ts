import type { DatedRow } from './dated.ts'
import { ruleOf } from './working.ts'
import type { Paise, Working, WorkingLine } from './working.ts'

type Row = DatedRow<unknown>

/** A working as it is written. What it rules off is the sum of the entries above, so the two cannot disagree. */
export interface WorkingBuilder {
  /** The entries so far, added up. */
  readonly sum: Paise
  readonly lines: Working
  /** Adds an amount. An amount of zero is not written, unless `always` says that its absence would puzzle. */
  add: (
    id: string,
    label: string,
    amount: Paise,
    row?: Row,
    more?: { note?: string; always?: boolean },
  ) => void
  /** Rules off: writes the sum of all entries so far. */
  total: (id: string, label: string, row?: Row) => void
  /** Writes a figure that is compared and not added. */
  figure: (
    id: string,
    label: string,
    amount: Paise,
    row?: Row,
    more?: { note?: string; total?: true },
  ) => void
}

/** A blank {@link Sheet}. */
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
      // Zero less zero is written as 0, never as -0.
      write(id, label, amount === 0 ? 0 : amount, row, { note })
    },
    total: (id, label, row) => write(id, label, sum, row, { total: true }),
    figure: write,
  }
}
