import type { LawTableRow, LawTopic } from '../../content/legal/law-tables.ts'

/** Figures of the law behind a tool. */
export interface FigureCount {
  figures: number
  /** Number of them shown with “confirm before filing”. */
  toConfirm: number
}

/** The figures of a topic over all its laws. */
export function figuresOf(rows: readonly LawTableRow[], topic: LawTopic): FigureCount {
  return rows
    .filter((row) => row.topic === topic)
    .reduce<FigureCount>(
      (sum, { figures, toConfirm }) => ({
        figures: sum.figures + figures,
        toConfirm: sum.toConfirm + toConfirm,
      }),
      { figures: 0, toConfirm: 0 },
    )
}
