import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { breakpoint, media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

/** Viewports in which the answer is above the fields. */
const belowDesktop = `(width < ${breakpoint.desktop}px)`
/** Viewports tall enough for a sticky part. */
const tall = '(height >= 34em)'

export const tool = pageStyle({})

/** Hidden in print. */
export const screenOnly = pageStyle({ '@media': { [media.print]: { display: 'none' } } })

export const columns = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 12fr)',
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
    // After the rule above: a page in landscape is as wide as a desktop.
    [media.print]: { display: 'block' },
  },
})

export const form = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

globalStyle(`.${form} > *`, inLayer('page', { inlineSize: '100%' }))
// Aligns the label of a quiet button with the content above it.
const inLine = { marginInlineStart: `calc(-1 * ${vars.space.xs})` }
globalStyle(
  `.${form} > button`,
  inLayer('page', { ...inLine, inlineSize: 'auto', '@media': { [media.print]: { display: 'none' } } }),
)

export const withoutScript = pageStyle(onlyWithoutScript)

/**
 * On a phone the answer is sticky above the fields, and the working is below them. On a desktop both are sticky next to
 * the fields.
 */
export const result = pageStyle({
  display: 'contents',
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gap: vars.space.lg,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    [`${media.fromDesktop} and ${tall}`]: { position: 'sticky', insetBlockStart: '6rem' },
    [media.print]: { position: 'static' },
  },
})

/** Sticky offset below the header; with large text it is far above the viewport, so the answer is not sticky. */
const belowHeader = `min(4rem, 1000 * (100vw - 18rem))`

export const answer = pageStyle({
  order: -1,
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [`screen and ${belowDesktop} and ${tall}`]: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      zIndex: vars.stack.raised,
      marginInline: `calc(-1 * ${vars.measure.gutter})`,
      paddingInline: vars.measure.gutter,
      paddingBlock: vars.space.sm,
      backgroundColor: vars.colour.paper,
      borderBlockEnd: `1px solid ${vars.colour.rule}`,
    },
  },
})

// The answer follows the fields in the document but is shown above them: hidden until parsed, to avoid a layout shift.
globalStyle(
  `.${columns}:not(:has(> .${result} + *)) > *`,
  inLayer('page', { '@media': { [belowDesktop]: { display: 'none' } } }),
)

// Keeps a focused field clear of the sticky answer.
globalStyle(
  `html:has(.${tool})`,
  inLayer('page', {
    '@media': {
      [`${belowDesktop} and ${tall}`]: {
        scrollPaddingBlockStart: `clamp(${vars.space.xs}, 1000 * (100vw - 18rem), 15rem)`,
      },
    },
  }),
)

/** Whose figures the answer is of; its line is constant, so that the fields below it do not move. */
export const ownMark = pageStyle({
  justifySelf: 'start',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.strong,
})

export const exampleMark = pageStyle([ownMark, { borderBlockEnd: `2px solid ${vars.colour.mark}` }])

/** Whose figures the fields have, and the button that empties them. */
export const start = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  '@media': { [media.print]: { display: 'none' } },
})
// The label is on the text edge at the end of the line, and at its start where the button wraps.
globalStyle(`.${start} > button`, inLayer('page', { marginInline: `calc(-1 * ${vars.space.xs})` }))

export const answerHeading = pageStyle({ lineHeight: vars.leading.snug, textWrap: 'balance' })

export const answerFigure = pageStyle({
  // Whole on a line of its own, before what it is about.
  display: 'inline-block',
  marginInlineEnd: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** An answer in words is not as large, so that on a phone it does not cover the fields. */
export const answerWords = pageStyle([answerFigure, { fontSize: vars.size.title }])

/** On its own lines where it does not fit beside the answer. */
export const answerAbout = pageStyle({
  display: 'inline-block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.lead,
})

export const working = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})

// Disclosures contain tables and dates, which are not limited to the measure of text.
globalStyle(`.${working} details > *`, inLayer('page', { maxInlineSize: 'none' }))

/** A table on its own sheet, with rules from edge to edge. */
export const sheet = pageStyle({
  overflow: 'hidden',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  // Below the double line of a total.
  paddingBlockEnd: vars.space.sm,
  '@media': { [media.belowTablet]: { fontSize: vars.size.small }, [media.print]: { paddingBlockEnd: 0 } },
})
// The edge of the sheet ends the last row, unless it is a total.
globalStyle(`.${sheet} tbody tr:last-child > *`, inLayer('page', { borderBlockEnd: 'none' }))

const cells = (part: string) => `.${sheet} :is(th, td)${part}`
globalStyle(
  cells(':first-child'),
  inLayer('page', {
    paddingInlineStart: vars.space.md,
    '@media': { [media.belowTablet]: { paddingInlineStart: vars.space.sm } },
  }),
)
globalStyle(
  cells(':last-child'),
  inLayer('page', {
    paddingInlineEnd: vars.space.md,
    '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space.sm } },
  }),
)
globalStyle(
  cells(':not(:first-child)'),
  inLayer('page', {
    paddingInlineStart: vars.space.sm,
    '@media': { [media.belowTablet]: { paddingInlineStart: vars.space.xs } },
  }),
)
// With the start of the next column 16 px: the least at which columns of figures are read apart.
globalStyle(
  cells(':not(:last-child)'),
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space.xs } } }),
)

/**
 * Two columns of figures: as wide in every such table, so that those of a tool stand below each other. On a phone that is
 * the width of their heads.
 */
export const compared = pageStyle({})
globalStyle(
  `.${compared} thead th:not(:first-child)`,
  inLayer('page', { inlineSize: '26%', '@media': { [media.belowTablet]: { inlineSize: '28%' } } }),
)

/** Amounts of ten digits or more: smaller on a phone, with labels that may break, so that the table does not scroll. */
export const longFigures = pageStyle({})
globalStyle(
  `.${longFigures} :is(th, td)`,
  inLayer('page', {
    '@media': { [media.belowTablet]: { fontSize: vars.size.caption, overflowWrap: 'anywhere' } },
  }),
)
globalStyle(
  `.${longFigures} :is(th, td):not(:first-child)`,
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineStart: vars.space.xxs } } }),
)

/** The better column, by index among the figure columns. */
export const chosen = [0, 1].map((at) => {
  const marked = pageStyle({})
  globalStyle(
    `.${marked} tbody :is(th, td):nth-child(${at + 2})`,
    inLayer('page', { backgroundColor: vars.colour.positiveTint }),
  )
  // Forced colours and paper have no tint.
  const sides = { borderInline: `2px solid ${vars.colour.ink}` }
  globalStyle(
    `.${marked} :is(th, td):nth-child(${at + 2})`,
    inLayer('page', { '@media': { [media.forcedColors]: sides, [media.print]: sides } }),
  )
  globalStyle(
    `.${marked} tbody tr:last-child :is(th, td):nth-child(${at + 2})`,
    inLayer('page', { color: vars.colour.positive }),
  )
  return marked
})

/** The second line of a cell. */
export const under = pageStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  '@media': { [media.print]: { display: 'inline', marginInlineStart: vars.space.xs } },
})

/** A mark below a figure: whole on its line, which on the narrowest phones would make the table scroll. */
export const underMark = pageStyle([under, { '@media': { '(width >= 22.5em)': { whiteSpace: 'nowrap' } } }])
/** A mark below a label. It may wrap in a wide fallback font, so that tables compared keep the same columns. */
export const labelMark = pageStyle([under])
globalStyle(
  `.${labelMark} > *`,
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInline: '0.35em' } } }),
)

/** Rules with their sources: three columns of words, also on a phone. */
export const sources = pageStyle({ '@media': { [media.belowTablet]: { fontSize: vars.size.small } } })
globalStyle(
  `.${sources} :is(th, td):not(:last-child)`,
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space.xs } } }),
)

/** Container of buttons: hidden in print and without JavaScript. */
export const actions = pageStyle({
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

globalStyle(`.${actions} > [role='alert']:not(:empty)`, inLayer('page', { marginBlockStart: vars.space.sm }))

export const quietActions = pageStyle([actions, inLine])

// A result fits on one sheet of paper: smaller text, close rows, and a chart without the table of the same figures.
// Tables of the same kind are side by side.
globalStyle(`html:has(.${tool})`, inLayer('page', { '@media': { [media.print]: { fontSize: '62.5%' } } }))
globalStyle(
  `.${tool} :is(th, td, li, summary)`,
  inLayer('page', { '@media': { [media.print]: { paddingBlock: '0.1rem' } } }),
)
globalStyle(`.${tool} h1`, inLayer('page', { '@media': { [media.print]: { fontSize: vars.size.figure } } }))
globalStyle(
  `.${working} details :has(> .${sheet} + .${sheet})`,
  inLayer('page', { '@media': { [media.print]: { flexDirection: 'row', alignItems: 'flex-start' } } }),
)
globalStyle(
  `.${working} details * > .${sheet}`,
  inLayer('page', { '@media': { [media.print]: { flex: 1 } } }),
)
globalStyle(
  `.${tool} :is(td, th, li)`,
  inLayer('page', {
    '@media': { [media.print]: { fontSize: vars.size.small, lineHeight: vars.leading.snug } },
  }),
)
globalStyle(
  `.${tool} details > div, .${tool} p`,
  inLayer('page', { '@media': { [media.print]: { maxInlineSize: 'none', paddingBlockEnd: 0 } } }),
)
globalStyle(
  `.${tool} td:last-child`,
  inLayer('page', { '@media': { [media.print]: { whiteSpace: 'nowrap' } } }),
)
globalStyle(`.${tool} > div > div`, inLayer('page', { '@media': { [media.print]: { gap: vars.space.md } } }))
globalStyle(
  `.${working} figure > details, .${tool} nav, .${tool} h1 + p`,
  inLayer('page', { '@media': { [media.print]: { display: 'none' } } }),
)

/** Shown in print only. */
export const printed = pageStyle({ display: 'none', '@media': { [media.print]: { display: 'block' } } })

export const below = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)',
      columnGap: vars.space.sectionNarrow,
    },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

globalStyle(
  `.${below} table`,
  inLayer('page', { '@media': { [media.belowTablet]: { fontSize: vars.size.small } } }),
)
globalStyle(
  `.${below} :is(th, td):not(:last-child)`,
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space.sm } } }),
)

export const related = pageStyle({ alignSelf: 'start', '@media': { [media.print]: { display: 'none' } } })
