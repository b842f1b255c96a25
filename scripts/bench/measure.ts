/** Measures of the benchmark, their budgets, and how both are printed. */

/** How a figure is printed: bytes in kB of 1000, a layout shift with four decimals. */
const units = {
  bytes: (is: number) => `${(is / 1000).toFixed(is < 100 ? 2 : 1)} kB`,
  ms: (is: number) => `${Math.round(is)} ms`,
  times: (is: number) => `${is.toFixed(2)} ×`,
  'a second': (is: number) => `${Math.round(is)} a second`,
  shift: (is: number) => is.toFixed(4),
  count: String,
} as const satisfies Record<string, (is: number) => string>

export interface Measure {
  /** What was measured; unique in a table. */
  readonly what: string
  readonly is: number
  readonly unit: keyof typeof units
  /** The budget. A measure without one is only printed. */
  readonly atMost?: number
  readonly atLeast?: number
}

/** Whether a measure exceeds its budget. A figure that could not be measured (`NaN`) does. */
export function exceedsBudget({ is, atMost, atLeast }: Measure): boolean {
  if (atMost === undefined && atLeast === undefined) return false
  return !(is <= (atMost ?? Infinity) && is >= (atLeast ?? -Infinity))
}

/** The median; for an even number of figures the upper of the two middle ones. `NaN` for none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The smallest figure that so many per cent of the figures do not exceed. `NaN` for none. */
export const percentile = (figures: readonly number[], of100: number): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil((figures.length * of100) / 100) - 1] ?? Number.NaN

/** A table: the first column aligned left, the others right. */
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

/** A table of measures with their budgets. */
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
      const result = budget.length === 0 ? '' : exceedsBudget(measure) ? 'FAIL' : 'ok'
      return [what, write(is), budget.join(', '), result]
    }),
  )
}
