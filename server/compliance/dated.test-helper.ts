import type { DatedTable } from './dated.ts'

/** The errors in the rows of a table, as sentences. Empty for a valid table. */
export function tableProblems(table: DatedTable<unknown>): string[] {
  return table.flatMap((row, index) => {
    const next = table[index + 1]
    return [
      ...(row.validTo !== null && row.validTo < row.validFrom ? [`row ${index} ends before it begins`] : []),
      ...(next !== undefined && (row.validTo === null || next.validFrom <= row.validTo)
        ? [`row ${index} overlaps the next`]
        : []),
      ...(['law', 'section', 'source'] as const)
        .filter((field) => row[field].trim() === '')
        .map((field) => `row ${index} has no ${field}`),
      ...(/^2026-11-\d\d$/.test(row.verifiedOn) ? [] : [`row ${index} was verified on ${row.verifiedOn}`]),
      ...(['H', 'M', 'U'].includes(row.confidence) ? [] : [`row ${index} has confidence ${row.confidence}`]),
    ]
  })
}
