import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

const rule = `1px solid ${vars.colour.rule}`

export const tableFrame = pageStyle({
  overflowX: 'auto',
  maxInlineSize: '100%',
  containerType: 'inline-size',
  fontSize: vars.size.caption,
  // A long table has small type on paper, as in the files.
  '@media': { [media.print]: { fontSize: '0.7rem' } },
})
export const table = pageStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
})
export const caption = pageStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
const cellBase = { padding: vars.space.xxs, verticalAlign: 'top' } as const
export const cell = pageStyle({ ...cellBase, textAlign: 'start', minInlineSize: '2.5rem' })
export const figure = pageStyle({
  ...cellBase,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // What is beyond the edge of paper is lost.
  '@media': { [media.print]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
globalStyle(
  `.${table} thead th`,
  inLayer('page', {
    color: vars.colour.inkQuiet,
    borderBlock: `1px solid ${vars.colour.ruleStrong}`,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
  }),
)
globalStyle(`.${table} :is(th, td):first-child`, inLayer('page', { paddingInlineStart: 0 }))
globalStyle(`.${table} :is(th, td):last-child`, inLayer('page', { paddingInlineEnd: 0 }))

// Figures of two columns are 16 px apart, with the padding of the first.
globalStyle(
  `.${table} .${figure} + .${figure}`,
  inLayer('page', { paddingInlineStart: `calc(${vars.space.md} - ${vars.space.xxs})` }),
)
// Space between a figure and the following text, which is not its unit.
globalStyle(`:where(.${table} .${figure}) + .${cell}`, inLayer('page', { paddingInlineStart: vars.space.md }))

export const row = {
  body: pageStyle({ borderBlockEnd: rule }),
  part: pageStyle({ borderBlockEnd: rule, fontWeight: vars.weight.strong }),
  total: pageStyle({ borderBlock: `1px solid ${vars.colour.ruleStrong}`, fontWeight: vars.weight.strong }),
}

/** A text cell as wide as two figures. */
export const long = pageStyle({})

/** An empty cell. */
export const blank = pageStyle({})

/** Rows by their content. Classes instead of `:has()`, which would be re-evaluated for every row on each change. */
export const rowKind = {
  /** The first cell is a number. */
  numbered: pageStyle({}),
  /** Two cells or more are not empty. */
  something: pageStyle({}),
  /** All cells are empty. */
  nothing: pageStyle({}),
}

/** Wide tables, by the minimum width of the sheet for a column layout. */
export const stacked = { some: pageStyle({}), many: pageStyle({}), most: pageStyle({}) }

/** In `em` of the table’s font size. */
const needed = { some: '32em', many: '57em', most: '69em' } as const
/** Minimum width of the sheet for rows of two lines in a table of many columns. */
const neededForTwo = '38em'
for (const size of ['some', 'many', 'most'] as const) {
  const stack = `.${stacked[size]}`
  const width = size === 'many' ? neededForTwo : needed[size]
  const narrow = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
    globalStyle(
      selector.replaceAll('&', stack),
      inLayer('page', { '@container': { [`(inline-size < ${width})`]: rules } }),
    )
  narrow('&, & tbody', { display: 'block' })
  // Each figure then has its column's heading as a label.
  narrow('& thead', {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  narrow('& tr', {
    display: 'grid',
    // Two columns at 320 px, and an amount of eleven digits with its paise in each.
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    paddingBlock: vars.space.xs,
  })
  narrow('& td', {
    padding: 0,
    textAlign: 'start',
    minInlineSize: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  })
  // Each row of the grid begins at the same edge.
  narrow(`& .${figure} + td.${figure}`, { paddingInlineStart: 0 })
  narrow(`& .${long}`, { gridColumn: '1 / -1' })
  // A name needs no label, and the line number is next to it.
  narrow(`& .${long}:not(.${blank})::before`, { content: 'none' })
  const numbered = `& .${rowKind.numbered}`
  narrow(numbered, {
    position: 'relative',
    paddingInlineStart: vars.space.lg,
    minBlockSize: `calc(1lh + 2 * ${vars.space.xs})`,
  })
  narrow(`${numbered} > :first-child`, {
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: 0,
  })
  narrow(`${numbered} > :first-child::before`, { content: 'none' })
  narrow('& td[data-head]::before', {
    content: 'attr(data-head)',
    display: 'block',
    color: vars.colour.inkQuiet,
    fontWeight: vars.weight.regular,
    whiteSpace: 'normal',
  })
  // The first row of an empty table shows its labels.
  narrow(
    [
      `& tr:not(:first-child) .${blank}`,
      `& .${rowKind.something} .${blank}`,
      `& .${row.total} .${blank}`,
      // Other empty rows are hidden.
      `& tbody .${rowKind.nothing}:not(:first-child)`,
    ].join(', '),
    { display: 'none' },
  )
}

/** Rows of two lines: name and total in the first, all other columns in the second. */
const inTwoLines = pageStyle({})
const two = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector.replaceAll('&', `.${inTwoLines}`),
    inLayer('page', {
      '@container': { [`(${neededForTwo} <= inline-size < ${needed.many})`]: rules },
    }),
  )
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const
two('& :is(thead, tbody, tr)', subgrid)
two('& tr', { paddingBlock: vars.space.xxs })
two('& thead th', { borderBlock: 'none', alignSelf: 'end' })
two('& thead tr', { borderBlock: `1px solid ${vars.colour.ruleStrong}` })
two('& :is(th, td)', { paddingBlock: 0 })
two('& :is(th, td):first-child', { gridRow: '1 / span 2', alignSelf: 'start', textAlign: 'start' })
two(`& :is(th, td).${long}`, { gridRow: 1, gridColumn: '2 / -3', paddingInlineStart: vars.space.xxs })
two('& :is(th, td):last-child', { gridRow: 1, gridColumn: '-3 / -1' })
// The last figure of the second line is aligned with the one above.
two('& :is(th, td):nth-last-child(2)', { paddingInlineEnd: 0 })
two('& tbody td:last-child', { fontWeight: vars.weight.strong })

/** By number of columns in the second line: one grid for all rows, with line numbers in the first column. */
export const twoLines: Readonly<Record<number, string>> = Object.fromEntries(
  [5, 6, 7, 8].map((columns) => {
    const grid = pageStyle({})
    two(`&.${grid}`, { display: 'grid', gridTemplateColumns: `max-content repeat(${columns}, auto)` })
    return [columns, `${inTwoLines} ${grid}`]
  }),
)
