/** What the benchmark measures, its budgets, and how both are written. */

/** How a figure is written: bytes in kB of 1000, a shift to four places. */
const units = {
  bytes: (is: number) => `${(is / 1000).toFixed(is < 100 ? 2 : 1)} kB`,
  ms: (is: number) => `${Math.round(is)} ms`,
  times: (is: number) => `${is.toFixed(2)} ×`,
  'a second': (is: number) => `${Math.round(is)} a second`,
  shift: (is: number) => is.toFixed(4),
  count: String,
} as const satisfies Record<string, (is: number) => string>

export interface Measure {
  /** What was measured, in words; once in a table. */
  readonly what: string
  readonly is: number
  readonly unit: keyof typeof units
  /** Its budget. A measure without one is printed and fails nothing. */
  readonly atMost?: number
  readonly atLeast?: number
}

/** Whether a measure is past its budget. A figure that could not be taken (`NaN`) is. */
export function isPast({ is, atMost, atLeast }: Measure): boolean {
  if (atMost === undefined && atLeast === undefined) return false
  return !(is <= (atMost ?? Infinity) && is >= (atLeast ?? -Infinity))
}

/** The middle one; of an even number, the upper of the two in the middle. `NaN` of none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The least figure that so many of a hundred do not pass. `NaN` of none. */
export const percentile = (figures: readonly number[], of100: number): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil((figures.length * of100) / 100) - 1] ?? Number.NaN

/** Rows under a head, the first column to the left and figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...rows.map(line)].join('\n')
}

/** Measures beside their budgets. */
export function measuresTable(measures: readonly Measure[]): string {
  return table(
    ['', 'is', 'budget', ''],
    measures.map((measure) => {
      const { what, is, unit, atMost, atLeast } = measure
      const write = units[unit]
      const budget = [
        atMost !== undefined && `${write(atMost)} or less`,
        atLeast !== undefined && `${write(atLeast)} or more`,
      ].filter(Boolean)
      const verdict = budget.length === 0 ? '' : isPast(measure) ? 'PAST' : 'ok'
      return [what, write(is), budget.join(', '), verdict]
    }),
  )
}
