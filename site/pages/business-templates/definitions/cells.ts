/** Cells that many documents use. */
import type { FigureCell, Pair } from '../documents/model.ts'

/** An amount in paise, with its formula for a spreadsheet. */
export const paise = (value: number | undefined, formula?: string): FigureCell => ({
  kind: 'amount',
  value,
  ...(formula !== undefined && { formula }),
})

/** A sum in figures, referenced by formulas as `{!due}`, and below it in words. */
export const sumInWords = (label: string, value: number | undefined, formula: string): Pair[] => [
  { id: 'due', label, value: paise(value, formula) },
  { label: 'In words', value: { kind: 'words', value, of: '{!due}' } },
]

type Line = Readonly<Record<string, unknown>>

/** Whether all lines are empty: the file is a blank form. */
export const isBlank = (lines: readonly Line[]): boolean =>
  lines.every((line) => Object.values(line).every((value) => value === undefined))

/** The lines to show: if all are empty, `blank` empty ones. */
export const linesToShow = <Each extends Line>(lines: readonly Each[], blank: number): readonly Each[] =>
  isBlank(lines) ? Array.from({ length: blank }, () => ({}) as Each) : lines
