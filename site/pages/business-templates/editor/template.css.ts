import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { breakpoint, media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { viewportFloor } from '@anupalan/design-system/viewport-floor'
import { globalStyle } from '@vanilla-extract/css'

const rule = `1px solid ${vars.colour.rule}`
/** Phones and tablets that are tall enough for a bar at the bottom beside the field that is being filled in. */
const withBar = `screen and (width < ${breakpoint.desktop}px) and (height >= 40em)`
/** Height of the bar with its messages, at most; they scroll in it. */
const mostOfBar = '30vh'

/** Hidden in print. */
export const screenOnly = pageStyle({ '@media': { [media.print]: { display: 'none' } } })

export const columns = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 11fr)',
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
    // A sticky item of a grid stays within its row; one of a flex container does not.
    [withBar]: { display: 'flex', flexDirection: 'column' },
    [media.print]: { display: 'block' },
  },
})

export const form = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

/** Link to the preview, shown if that is below the fields. */
export const jump = pageStyle({
  '@media': { [media.fromDesktop]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const group = pageStyle({
  minInlineSize: 0,
  margin: 0,
  paddingBlock: `${vars.space.md} 0`,
  paddingInline: 0,
  border: 'none',
  borderBlockStart: rule,
})

export const legend = pageStyle({
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: vars.space.md,
  padding: 0,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
})
globalStyle(`.${legend} + *`, inLayer('page', { clear: 'both' }))

export const line = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${vars.colour.margin}`,
})

export const lineHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // "Item 1" and "Item 2" in one line with their buttons on a phone.
  gap: `0 ${vars.space.xs}`,
})

/** Quiet buttons: the text of the first is on the text edge where they are below the name, that of the last on the other. */
export const lineActions = pageStyle({ marginInline: `calc(-1 * ${vars.space.xs})` })

export const wide = pageStyle({ gridColumn: '1 / -1' })
export const wideOnPhone = pageStyle({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } })
const subgrid = '(grid-template-rows: subgrid)'
/**
 * Fields side by side share their rows of labels, controls and messages, so that their controls are on one line although
 * one label wraps or one field has an error.
 */
const sharedRows = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@supports': {
    [subgrid]: { rowGap: 0, marginBlockEnd: `calc(-1 * ${vars.space.md})` },
  },
})
const rowsOfParent = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
} as const
const withSubgrid = (style: object) => inLayer('page', { '@supports': { [subgrid]: style } })
globalStyle(`.${sharedRows} > *`, withSubgrid({ marginBlockEnd: vars.space.md }))
globalStyle(`.${sharedRows} > :not(.${wide}), .${sharedRows} > :not(.${wide}) > *`, withSubgrid(rowsOfParent))

// A label is next to its control.
globalStyle(`.${sharedRows} > :not(.${wide}) > * > :first-child`, withSubgrid({ alignSelf: 'end' }))

/** Fields of one line of a table, in pairs. */
export const lineFields = pageStyle([
  sharedRows,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' },
])
// The next group begins with a rule of its own.
globalStyle(`.${wide}:last-child > details`, inLayer('page', { borderBlockEnd: 'none' }))

/** Fields of the document: short ones, such as a date, a GSTIN or a state, in pairs. */
export const groupFields = pageStyle([
  sharedRows,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
])

/** The two years of a statement side by side. */
export const pairsOfFields = pageStyle([
  sharedRows,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' },
])

export const result = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [`${media.fromDesktop} and (height >= 40em)`]: {
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100vh - 7rem)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
    [withBar]: { display: 'contents' },
    [media.print]: { display: 'block', position: 'static', maxBlockSize: 'none' },
  },
})

/** A bar that stays at the bottom of a phone while the fields above it are filled in. */
export const downloads = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [withBar]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.stack.raised,
      gap: vars.space.xs,
      maxBlockSize: mostOfBar,
      overflow: 'auto',
      marginInline: `calc(-1 * ${vars.measure.gutter})`,
      paddingInline: vars.measure.gutter,
      paddingBlock: vars.space.xs,
      backgroundColor: vars.colour.paper,
      borderBlock: rule,
    },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
// In one line also at 320 px.
globalStyle(
  `.${downloads} button`,
  inLayer('page', { '@media': { '(width < 22.5rem)': { paddingInline: vars.space.xs } } }),
)

/** The verb of a button in the bar, which the buttons share on a phone. */
export const action = pageStyle({
  '@media': {
    [withBar]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

// Keeps a focused field clear of the bar and its messages.
globalStyle(
  `html:has(.${downloads})`,
  inLayer('page', {
    '@media': {
      [withBar]: { scrollPaddingBlockEnd: `calc(${viewportFloor} + ${mostOfBar} + ${vars.space.sm})` },
    },
  }),
)

/** Scrolls separately on a desktop, so that the buttons above it stay visible. */
export const preview = pageStyle({
  minInlineSize: 0,
  '@media': {
    [`${media.fromDesktop} and (height >= 40em)`]: { overflow: 'auto', overscrollBehavior: 'contain' },
    [media.print]: { overflow: 'visible' },
  },
})

export const previewHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
})

export const withoutScript = pageStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
})

export const below = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: vars.space.sectionNarrow,
      alignItems: 'start',
    },
    [media.print]: { display: 'none' },
  },
})

export const files = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
})
