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
  // On paper a long table is small, as in the files.
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
export const figure = pageStyle({ ...cellBase, textAlign: 'end', whiteSpace: 'nowrap' })
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

// Words that follow a figure are not read as its unit.
globalStyle(`:where(.${table} .${figure}) + .${cell}`, inLayer('page', { paddingInlineStart: vars.space.md }))

export const row = {
  body: pageStyle({ borderBlockEnd: rule }),
  part: pageStyle({ borderBlockEnd: rule, fontWeight: vars.weight.strong }),
  total: pageStyle({ borderBlock: `1px solid ${vars.colour.ruleStrong}`, fontWeight: vars.weight.strong }),
}

/** A cell of words, that needs the room of two figures. */
export const long = pageStyle({})

/** A cell that says nothing yet. */
export const blank = pageStyle({})

/** Rows, by what their cells say. Not by `:has()`: it would ask every row again at each change of the page. */
export const says = {
  /** The first cell is a number. */
  numbered: pageStyle({}),
  /** Two cells or more say something. */
  something: pageStyle({}),
  /** No cell says anything. */
  nothing: pageStyle({}),
}

/** Tables that need room, by the least width of a sheet in which their columns stand beside each other. */
export const stacked = { some: pageStyle({}), many: pageStyle({}), most: pageStyle({}) }

/** By the size of the table’s own letters. */
const needed = { some: '32em', many: '57em', most: '69em' } as const
/** Least width of a sheet in which a table of many columns has rows of two lines. */
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
  // What the columns are called stands with each figure then.
  narrow('& thead', {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  narrow('& tr', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    paddingBlock: vars.space.xs,
  })
  narrow('& td', { padding: 0, textAlign: 'start', minInlineSize: 0 })
  narrow(`& .${long}`, { gridColumn: '1 / -1' })
  // A name needs no label, and the number of a line stands beside it.
  narrow(`& .${long}:not(.${blank})::before`, { content: 'none' })
  const numbered = `& .${says.numbered}`
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
  // Of a table that is still empty, its first row says what it asks for.
  narrow(
    [
      `& tr:not(:first-child) .${blank}`,
      `& .${says.something} .${blank}`,
      `& .${row.total} .${blank}`,
      // A row of which nothing is left is no row.
      `& tbody .${says.nothing}:not(:first-child)`,
    ].join(', '),
    { display: 'none' },
  )
}

/** Rows of two lines: above the name, with what the row comes to at its end, below all other columns. */
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
// The last figure of the second line ends where the one above it does.
two('& :is(th, td):nth-last-child(2)', { paddingInlineEnd: 0 })
two('& tbody td:last-child', { fontWeight: vars.weight.strong })

/** The same, by how many columns stand in the second line: one grid for all rows, whose first column numbers them. */
export const twoLines: Readonly<Record<number, string>> = Object.fromEntries(
  [5, 6, 7, 8].map((columns) => {
    const grid = pageStyle({})
    two(`&.${grid}`, { display: 'grid', gridTemplateColumns: `max-content repeat(${columns}, auto)` })
    return [columns, `${inTwoLines} ${grid}`]
  }),
)
