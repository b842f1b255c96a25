declare module 'fast-formula-parser' {
  interface Place {
    row: number
    col: number
  }
  export default class FormulaParser {
    constructor(config: {
      functions: Record<string, (...all: { value: unknown }[]) => unknown>
      onCell: (place: Place) => unknown
      onRange: (range: { from: Place; to: Place }) => unknown[][]
    })
    parse(formula: string, position: Place & { sheet: string }): unknown
  }
}
