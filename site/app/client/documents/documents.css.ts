import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Rows between rules, as in a register. */
export const rows = pageStyle({ borderBlockEnd: `1px solid ${vars.colour.rule}` })

export const row = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

/** Rows of a list that may have a thousand: those after the first pages are laid out and painted near the viewport only. */
export const longList = pageStyle({})

globalStyle(
  `${longList} > li:nth-child(n + 51)`,
  inLayer('page', {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 7rem',
    // Room for the focus indicator of a link at the edge of its row.
    overflowClipMargin: vars.space.xs,
  }),
)

/** A name with what is done or said about it at the end of the line; below it if there is no space. */
export const line = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
})

export const about = pageStyle({ flex: '1 1 18rem', minInlineSize: 0, display: 'grid', gap: vars.space.xxs })

export const name = pageStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const meta = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const error = pageStyle({
  color: vars.colour.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

/** Quiet buttons begin at the edge of the text above them. */
export const quietActions = pageStyle([actions, { marginInlineStart: `calc(-1 * ${vars.space.xs})` }])

/** Quiet buttons whose text begins and ends where the text above does, at either end of a line. */
export const quietEnds = pageStyle([actions, { marginInline: `calc(-1 * ${vars.space.xs})` }])

/** Filled buttons, then quiet ones, whose text begins at the edge also on a line of their own. */
export const itemActions = pageStyle([actions, { columnGap: vars.space.md }])

/** What the firm asks for: a sheet of its own. */
export const request = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.paper,
  overflow: 'clip',
})

export const requestHead = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.md,
  paddingInline: besideText(vars.space.md),
})

export const item = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  paddingInline: besideText(vars.space.md),
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  selectors: {
    '&[data-drop-target]': {
      backgroundColor: vars.colour.accentTint,
      outline: `2px solid ${vars.colour.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
  },
})

export const returned = pageStyle({
  padding: vars.space.sm,
  borderInlineStart: `3px solid ${vars.colour.danger}`,
  backgroundColor: vars.colour.dangerTint,
  color: vars.colour.ink,
  overflowWrap: 'anywhere',
})

/** Touch devices cannot drag files. */
export const dropHint = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  '@media': { '(hover: none)': { display: 'none' } },
})

/** An error of what the buttons below it do; without a gap while it is empty. */
export const errorBefore = pageStyle([
  error,
  { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.sm } } },
])

/** As a field: at most as wide. */
export const chooser = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: vars.measure.text,
})

/** With a mouse as high as the drop zone that replaces it, so that nothing shifts. */
export const chooserBox = pageStyle({
  '@media': {
    '(any-pointer: fine)': {
      display: 'grid',
      placeItems: 'center',
      minBlockSize: '6.5rem',
      border: `1px dashed ${vars.colour.ruleStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: vars.colour.sheet,
    },
  },
  selectors: { '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.colour.ink } },
})

export const fields = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
})

export const find = pageStyle({ display: 'grid', gap: vars.space.md })

export const lists = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xl },
  },
})

/** A group that takes the focus once its last row is gone. */
export const group = pageStyle({
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // Without rows it has no gap either.
    '&:empty': { position: 'absolute' },
  },
})

export const note = pageStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const quietNote = pageStyle([meta, { whiteSpace: 'pre-wrap' }])

/**
 * What is known about a row at the start, and its download, whose text ends where the rule does: a line of their own,
 * the same in each row.
 */
export const rowEnd = pageStyle({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
})

export const unread = pageStyle({
  color: vars.colour.accent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
})
