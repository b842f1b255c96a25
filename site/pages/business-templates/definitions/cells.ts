/** Cells that many documents hold. */
import type { FigureCell, Pair } from '../documents/model.ts'

/** An amount in paise, with the formula by which a spreadsheet comes to it. */
export const paise = (value: number | undefined, formula?: string): FigureCell => ({
  kind: 'amount',
  value,
  ...(formula !== undefined && { formula }),
})

/** A sum in figures, which formulas call `{!due}`, and under it in words. */
export const sumInWords = (label: string, value: number | undefined, formula: string): Pair[] => [
  { id: 'due', label, value: paise(value, formula) },
  { label: 'In words', value: { kind: 'words', value, of: '{!due}' } },
]

type Line = Readonly<Record<string, unknown>>

/** Whether nobody has said anything in the lines: the file is to be filled in by hand. */
export const isBlank = (lines: readonly Line[]): boolean =>
  lines.every((line) => Object.values(line).every((value) => value === undefined))

/** Lines as a document shows them: so many empty ones where nothing was said. */
export const linesToShow = <Each extends Line>(lines: readonly Each[], blank: number): readonly Each[] =>
  isBlank(lines) ? Array.from({ length: blank }, () => ({}) as Each) : lines
