import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { breakpoint, media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

/** Where the answer stands above the fields. */
const belowDesktop = `(width < ${breakpoint.desktop}px)`
/** A window so low that a part which stays would leave too little of the page. */
const tall = '(height >= 34em)'

export const tool = pageStyle({})

/** What is read on a screen and not on paper. */
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
  },
})

export const form = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.noScript]: { display: 'none' } },
})

globalStyle(`.${form} > *`, inLayer('page', { inlineSize: '100%' }))
// The words of a quiet button stand in line with what is above them.
const inLine = { marginInlineStart: `calc(-1 * ${vars.space.xs})` }
globalStyle(
  `.${form} > button`,
  inLayer('page', { ...inLine, inlineSize: 'auto', '@media': { [media.print]: { display: 'none' } } }),
)

export const withoutScript = pageStyle(onlyWithoutScript)

/**
 * On a phone the answer stands before the fields and stays in sight while one types; the working follows them. On a
 * desktop both stand beside the fields, and stay as long as there are fields.
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

/** Where the answer stays below the header; where large text leaves too little room beside it, far above the window. */
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

// The answer comes after the fields and stands above them: what is painted before all of it is here would move down.
globalStyle(
  `.${columns}:not(:has(> .${result} + *)) > *`,
  inLayer('page', { '@media': { [belowDesktop]: { display: 'none' } } }),
)

// A field that takes the focus does not end up under the answer.
globalStyle(
  `html:has(.${tool})`,
  inLayer('page', {
    '@media': {
      [`${belowDesktop} and ${tall}`]: {
        scrollPaddingBlockStart: `clamp(${vars.space.xs}, 1000 * (100vw - 18rem), 10rem)`,
      },
    },
  }),
)

export const answerHeading = pageStyle({ lineHeight: vars.leading.snug, textWrap: 'balance' })

export const answerFigure = pageStyle({
  marginInlineEnd: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const answerAbout = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.lead })

export const working = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})

// What unfolds is tables and dates, as wide as those beside them; the measure of text is not theirs.
globalStyle(`.${working} details > *`, inLayer('page', { maxInlineSize: 'none' }))

/** A table on a sheet of its own, its rules from edge to edge. */
export const sheet = pageStyle({
  overflow: 'hidden',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  '@media': { [media.belowTablet]: { fontSize: vars.size.small } },
})

const cells = (part: string) => `.${sheet} :is(th, td)${part}`
globalStyle(cells(':first-child'), inLayer('page', { paddingInlineStart: vars.space.md }))
globalStyle(cells(':last-child'), inLayer('page', { paddingInlineEnd: vars.space.md }))
globalStyle(cells(':not(:first-child)'), inLayer('page', { paddingInlineStart: vars.space.sm }))
// On a phone four columns of figures in lakh find room by the space between them.
globalStyle(
  cells(':not(:first-child)'),
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineStart: vars.space.xxs } } }),
)
globalStyle(
  cells(':not(:last-child)'),
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInlineEnd: vars.space.xxs } } }),
)

/** The better column, by its place among the figures. */
export const chosen = [0, 1].map((at) => {
  const marked = pageStyle({})
  globalStyle(
    `.${marked} tbody :is(th, td):nth-child(${at + 2})`,
    inLayer('page', { backgroundColor: vars.colour.positiveTint }),
  )
  globalStyle(
    `.${marked} tbody tr:last-child :is(th, td):nth-child(${at + 2})`,
    inLayer('page', { color: vars.colour.positive }),
  )
  return marked
})

/** Said under the first line of a cell. */
export const under = pageStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

/** Around what is pressed: neither on paper nor where no code runs. */
export const actions = pageStyle({
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const quietActions = pageStyle([actions, inLine])

/** For paper alone. */
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

export const related = pageStyle({ alignSelf: 'start', '@media': { [media.print]: { display: 'none' } } })
