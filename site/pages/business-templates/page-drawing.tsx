import * as css from './business-templates.css.ts'

/** Size of the drawing, in its own units: A4 in portrait. */
const [WIDTH, HEIGHT] = [60, 84]
const MARGIN = 7
const INNER = WIDTH - 2 * MARGIN

/** A part of a page, drawn from its top; returns its height. `ink` is writing, `rule` are lines, `mark` the firm’s red. */
type Part = (at: number, pen: Pen) => number

interface Pen {
  ink: (x: number, y: number, width: number, height?: number) => void
  rule: (x: number, y: number, width: number, height?: number) => void
  mark: (x: number, y: number, width: number, height?: number) => void
}

const title: Part = (at, { mark, ink }) => {
  mark(MARGIN, at, 20, 4)
  ink(WIDTH - MARGIN - 12, at + 1, 12)
  return 9
}
/** Two parties next to each other. */
const parties: Part = (at, { ink }) => {
  for (const x of [MARGIN, MARGIN + 25]) [16, 20, 13].forEach((width, line) => ink(x, at + line * 4, width))
  return 14
}
/** Ruled rows with columns. */
const grid =
  (rows: number, columns: number): Part =>
  (at, { ink, mark, rule }) => {
    mark(MARGIN, at, INNER, 1)
    for (let row = 0; row <= rows; row++) {
      rule(MARGIN, at + 6 * (row + 1), INNER, 0.6)
      for (let column = 0; column < columns; column++)
        if (row < rows || column === columns - 1)
          ink(MARGIN + (INNER / columns) * column + 1, at + 6 * row + 2.6, (INNER / columns) * 0.6)
    }
    for (let column = 1; column < columns; column++)
      rule(MARGIN + (INNER / columns) * column, at, 0.6, 6 * (rows + 1))
    return 6 * (rows + 1) + 4
  }
/** A paragraph. */
const lines =
  (count: number): Part =>
  (at, { ink }) => {
    for (let line = 0; line < count; line++) ink(MARGIN, at + line * 4, line === count - 1 ? 26 : INNER)
    return count * 4 + 3
  }
/** A list to tick. */
const ticks =
  (count: number): Part =>
  (at, { ink, rule, mark }) => {
    for (let line = 0; line < count; line++) {
      rule(MARGIN, at + line * 7, 4, 4)
      if (line === 0) mark(MARGIN + 1, at + 1, 2, 2)
      ink(MARGIN + 8, at + line * 7 + 1, line % 2 ? 28 : 36)
    }
    return count * 7 + 2
  }
/** The total, between rules. */
const total: Part = (at, { ink, rule }) => {
  rule(MARGIN + 22, at, INNER - 22, 0.6)
  ink(MARGIN + 22, at + 2.5, 10)
  ink(WIDTH - MARGIN - 10, at + 2, 10, 2.6)
  rule(MARGIN + 22, at + 7, INNER - 22, 0.6)
  return 11
}
/** As many signatures as persons. */
const signatures =
  (count: number): Part =>
  (at, { ink, rule }) => {
    for (let person = 0; person < count; person++) {
      const x = count === 1 ? WIDTH - MARGIN - 18 : MARGIN + person * 28
      rule(x, at + 6, 18, 0.8)
      ink(x, at + 8.5, 12)
    }
    return 14
  }

/** What is on the first page of each template. */
const pages: Readonly<Record<string, readonly Part[]>> = {
  'gst-invoice': [title, parties, grid(3, 4), total, signatures(1)],
  'bill-of-supply': [title, parties, grid(3, 3), total],
  quotation: [title, lines(2), grid(3, 3), total, lines(2)],
  receipt: [title, lines(3), total, signatures(1)],
  'purchase-order': [title, parties, grid(2, 4), lines(2), signatures(1)],
  payslip: [title, parties, grid(4, 2), total],
  'offer-letter': [title, lines(2), lines(4), lines(4), signatures(1)],
  'salary-register': [title, grid(8, 5)],
  'cash-book': [title, grid(7, 2), total],
  'profit-and-loss': [title, grid(3, 2), total, grid(2, 2), total],
  'balance-sheet': [title, grid(4, 3), grid(3, 3)],
  'board-resolution': [title, lines(3), lines(5), signatures(2)],
  'engagement-letter': [title, lines(3), ticks(3), lines(2), signatures(2)],
  'rent-agreement-checklist': [title, ticks(8)],
}

/** A small drawing of a template’s first page. Decorative: the name is next to it. */
export function PageDrawing({ slug }: { slug: string }) {
  const paths = { ink: '', rule: '', mark: '' }
  const penOf =
    (tone: keyof typeof paths) =>
    (x: number, y: number, width: number, height = 1.6) => {
      paths[tone] += `M${x} ${y}h${width}v${height}h${-width}z`
    }
  const pen: Pen = { ink: penOf('ink'), rule: penOf('rule'), mark: penOf('mark') }
  let at = 8
  for (const part of pages[slug] ?? [title, lines(5), lines(4), signatures(1)]) at += part(at, pen)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" className={css.drawing}>
      <path className={css.drawnRule} d={paths.rule} />
      <path className={css.drawnInk} d={paths.ink} />
      <path className={css.drawnMark} d={paths.mark} />
    </svg>
  )
}
