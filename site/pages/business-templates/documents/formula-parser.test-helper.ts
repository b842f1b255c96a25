/** Evaluates the formulas of a sheet with a library that the writer does not use. */
import Parser from 'fast-formula-parser'

type Value = string | number | boolean | Date | null

/** Row and column counted from 0. */
export class FormulaParser {
  readonly #results = new Map<string, Value>()
  readonly #at: (row: number, column: number) => Value
  readonly #isFormula: (row: number, column: number) => boolean

  constructor(
    at: (row: number, column: number) => Value,
    isFormula: (row: number, column: number) => boolean,
  ) {
    this.#at = at
    this.#isFormula = isFormula
  }

  /** One parser for each formula: parsers are not reentrant. */
  #parser(): Parser {
    return new Parser({
      functions: {
        MAX: (...all) => Math.max(...all.map(({ value }) => Number(value))),
        MIN: (...all) => Math.min(...all.map(({ value }) => Number(value))),
      },
      onCell: ({ row, col }) => this.at(row - 1, col - 1),
      onRange: ({ from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (_, col) =>
            this.at(from.row + row - 1, from.col + col - 1),
          ),
        ),
    })
  }

  at(row: number, column: number): Value {
    const place = `${row},${column}`
    if (!this.#results.has(place)) {
      const content = this.#at(row, column)
      const value =
        this.#isFormula(row, column) && typeof content === 'string'
          ? (this.#parser().parse(content, { row: row + 1, col: column + 1, sheet: 'Sheet1' }) as Value)
          : content
      this.#results.set(place, value)
    }
    return this.#results.get(place)!
  }
}
